import { asc, lt, sql } from 'drizzle-orm';
import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import { DAY_MS } from '#contract/limits.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import type { AppContext } from './app-context.ts';
import { KEEP_DEVICES_MS, purgeAccounts, purgeDevices } from './auth/purge.ts';
import { purgeSessions } from './auth/session-store.ts';
import { purgeLooseLogos } from './companies/logo-files.ts';
import { purgeCompanies } from './companies/purge.ts';
import type { Connection } from './db/connection.ts';
import { idempotencyKeys } from './db/schema.ts';
import { LONGEST_WINDOW_MS, purgeLimits } from './http/request/rate-limit.ts';
import { purgeJobs } from './jobs/purge.ts';
import { purgeAged } from './subscription/upkeep.ts';

/** Repeats are told their first answer for this long. */
const KEEP_ANSWERS_MS = DAY_MS;
/** Operators do not send the same notification again after so long. */
const KEEP_NOTIFICATIONS_MS = 30 * DAY_MS;
/** Subscriptions that have ended, for questions about what was agreed and charged. */
const KEEP_ENDED_MS = 400 * DAY_MS;
/** Longer than any upload takes. */
const KEEP_LOOSE_FILES_MS = DAY_MS;
const ANSWERS_BATCH = 500;

type PurgeContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>;
/** Removes one small batch of what is older. @returns how many rows it removed */
type Purge = (context: PurgeContext, before: Date) => Promise<number>;

async function removeAnswers({ orm }: Connection, before: Date): Promise<number> {
  const old = orm
    .select({ userId: idempotencyKeys.userId, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before))
    .orderBy(asc(idempotencyKeys.createdAt))
    .limit(ANSWERS_BATCH)
    .for('update', { skipLocked: true });
  const gone = await orm
    .delete(idempotencyKeys)
    .where(sql`(${idempotencyKeys.userId}, ${idempotencyKeys.key}) in ${old}`)
    .returning({ key: idempotencyKeys.key });
  return gone.length;
}

const purgeAnswers: Purge = ({ db }, before) =>
  db.background((connection) => removeAnswers(connection, before));

const duties: { purge: Purge; keepMs: number }[] = [
  { purge: purgeAnswers, keepMs: KEEP_ANSWERS_MS },
  { purge: purgeLimits, keepMs: LONGEST_WINDOW_MS },
  { purge: purgeSessions, keepMs: DAY_MS },
  { purge: purgeJobs, keepMs: RESTORE_DAYS * DAY_MS },
  { purge: purgeCompanies, keepMs: RESTORE_DAYS * DAY_MS },
  { purge: purgeAccounts, keepMs: ACCOUNT_RESTORE_DAYS * DAY_MS },
  { purge: purgeDevices, keepMs: KEEP_DEVICES_MS },
  { purge: purgeLooseLogos, keepMs: KEEP_LOOSE_FILES_MS },
  { purge: purgeAged('attempts'), keepMs: DAY_MS },
  { purge: purgeAged('notifications'), keepMs: KEEP_NOTIFICATIONS_MS },
  { purge: purgeAged('ended'), keepMs: KEEP_ENDED_MS },
  { purge: purgeAged('sandboxCodes'), keepMs: DAY_MS },
  { purge: purgeAged('sandboxMessages'), keepMs: DAY_MS },
];

/** After so long a clock is believed whatever it says: an operator has seen the warnings. */
const BELIEVED_MS = RESTORE_DAYS * DAY_MS;

/**
 * Removes for good what can no longer be brought back or asked for, in small batches, so that requests come between.
 * Several instances at once do no harm: none takes what another has.
 * @param steadyMs for how long the clock has gone on without a jump: what is stored for longer stays
 * @param shouldStop asked between the batches
 */
export async function purgeOld(
  context: PurgeContext,
  { steadyMs, shouldStop }: { steadyMs: number; shouldStop: () => boolean },
): Promise<void> {
  for (const { purge, keepMs } of duties) {
    if (steadyMs < Math.min(keepMs, BELIEVED_MS)) continue;
    const before = new Date(context.clock() - keepMs);
    while (!shouldStop() && (await purge(context, before)) > 0);
  }
}
