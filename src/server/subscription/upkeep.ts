import { and, asc, eq, gt, inArray, isNotNull, lt, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import {
  operatorNotifications,
  sandboxCodes,
  sandboxMessages,
  subscriptionAttempts,
  subscriptions,
} from '../db/subscription-schema.ts';
import { attemptMs } from './attempts.ts';

/** No check is put off for longer, and no attempt counts for longer, with an hour for clocks that differ. */
const LONGEST_WAIT_MS = 2 * DAY_MS;
const LONGEST_ATTEMPT_MS = attemptMs.digimart + HOUR_MS;

/**
 * Repairs what a clock that was ahead has written: checks that would come years late are due at once, codes from the
 * future count no more, and payment pages count for as long as any.
 */
export async function repairTimes({ db: { orm }, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const [due, latest] = [new Date(now), new Date(now + LONGEST_WAIT_MS)];
  await orm.update(subscriptions).set({ checkAt: due }).where(gt(subscriptions.checkAt, latest));
  const isAhead = gt(subscriptionAttempts.expiresAt, new Date(now + LONGEST_ATTEMPT_MS));
  const isPage = eq(subscriptionAttempts.kind, 'page');
  await orm
    .update(subscriptionAttempts)
    .set({ checkAt: due })
    .where(and(isAhead, isPage, isNotNull(subscriptionAttempts.checkAt)));
  await orm
    .update(subscriptionAttempts)
    .set({ createdAt: due, expiresAt: new Date(now + attemptMs.digimart) })
    .where(and(isAhead, isPage));
  await orm
    .update(subscriptionAttempts)
    .set({ createdAt: due, expiresAt: due })
    .where(and(isAhead, ne(subscriptionAttempts.kind, 'page')));
}

const BATCH = 500;

interface Aging {
  table: PgTable;
  key: PgColumn;
  /** Rows are removed some time after this moment. */
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

/** Removes one small batch of a table's old rows; rows that another server has locked are left to it. */
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
