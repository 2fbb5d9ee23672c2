import { asc, inArray, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AppContext } from '../app-context.ts';
import {
  operatorNotifications,
  sandboxCodes,
  sandboxMessages,
  subscriptionAttempts,
  subscriptions,
} from '../db/subscription-schema.ts';

const BATCH = 500;

interface Aging {
  table: PgTable;
  key: PgColumn;
  at: PgColumn;
}

const aging = {
  attempts: {
    table: subscriptionAttempts,
    key: subscriptionAttempts.id,
    at: subscriptionAttempts.expiresAt,
  },
  notifications: {
    table: operatorNotifications,
    key: operatorNotifications.key,
    at: operatorNotifications.receivedAt,
  },
  ended: { table: subscriptions, key: subscriptions.id, at: subscriptions.endedAt },
  sandboxCodes: { table: sandboxCodes, key: sandboxCodes.reference, at: sandboxCodes.at },
  sandboxMessages: { table: sandboxMessages, key: sandboxMessages.id, at: sandboxMessages.at },
} as const satisfies Record<string, Aging>;

/** Removes a small batch of old rows, skipping locked ones. */
export const purgeAged =
  (name: keyof typeof aging) =>
  ({ db }: Pick<AppContext, 'db'>, before: Date): Promise<number> =>
    db.background(async ({ orm }) => {
      const { table, key, at }: Aging = aging[name];
      const old = orm
        .select({ key })
        .from(table)
        .where(lt(at, before))
        .orderBy(asc(at))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const gone = await orm.delete(table).where(inArray(key, old)).returning({ key });
      return gone.length;
    });
