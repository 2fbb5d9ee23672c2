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

const KEEP_ANSWERS_MS = DAY_MS;
/** Operators do not repeat notifications after this time. */
const KEEP_NOTIFICATIONS_MS = 30 * DAY_MS;
/** Ended subscriptions, for questions about consent and charges. */
const KEEP_ENDED_MS = 400 * DAY_MS;
const KEEP_LOOSE_FILES_MS = DAY_MS;
const ANSWERS_BATCH = 500;

type PurgeContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>;
/** Removes a small batch of older rows. @returns how many */
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

/** After this time even a clock that jumped is trusted: operators have seen the alerts. */
const BELIEVED_MS = RESTORE_DAYS * DAY_MS;

/**
 * Removes expired rows in small batches, safely on several instances. @param steadyMs since the clock's last jump:
 * rows stored for longer stay
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
