import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { subscriptionAttempts, subscriptions } from '../db/subscription-schema.ts';
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

/** A table whose rows lose their use with time, and the column that tells since when. */
const aging = {
  attempts: { table: 'subscription_attempts', column: 'expires_at' },
  notifications: { table: 'operator_notifications', column: 'received_at' },
  ended: { table: 'subscriptions', column: 'ended_at' },
  sandboxCodes: { table: 'sandbox_codes', column: 'at' },
  sandboxMessages: { table: 'sandbox_messages', column: 'at' },
} as const;

/** Removes one small batch of a table's old rows; rows that another server has are left to it. */
export const purgeAged =
  (name: keyof typeof aging) =>
  async ({ db }: Pick<AppContext, 'db'>, before: Date): Promise<number> => {
    const table = sql.identifier(aging[name].table);
    const column = sql.identifier(aging[name].column);
    const gone = await db.background(
      (connection) => connection.sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${column} < ${before.toISOString()}::timestamptz order by ${column}
        limit ${BATCH} for update skip locked)) returning 1`,
    );
    return gone.length;
  };
