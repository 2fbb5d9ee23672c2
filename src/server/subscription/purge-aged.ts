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

/** Upper bounds, with an hour for clock differences. */
const LONGEST_WAIT_MS = 2 * DAY_MS;
const LONGEST_ATTEMPT_MS = attemptMs.digimart + HOUR_MS;

/**
 * Repairs times that a fast clock wrote: checks become due, future codes expire, payment pages get their usual
 * lifetime.
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
