import { asc, lt, sql } from 'drizzle-orm';
import { ACCOUNT_RESTORE_DAYS } from '#contract/account.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { RESTORE_DAYS } from '#contract/posting-limits.ts';
import type { AppContext } from './app-context.ts';
import { KEEP_DEVICES_MS, purgeAccounts, purgeDevices } from './auth/purge.ts';
import { purgeLooseLogos } from './companies/logo-files.ts';
import { purgeCompanies } from './companies/purge.ts';
import { idempotencyKeys } from './db/schema.ts';
import { purgeJobs } from './jobs/purge.ts';
import { purgeAged } from './subscription/purge.ts';

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

async function purgeAnswers({ db }: PurgeContext, before: Date): Promise<number> {
  const old = db.orm
    .select({ userId: idempotencyKeys.userId, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before))
    .orderBy(asc(idempotencyKeys.createdAt))
    .limit(ANSWERS_BATCH)
    .for('update', { skipLocked: true });
  const gone = await db.orm
    .delete(idempotencyKeys)
    .where(sql`(${idempotencyKeys.userId}, ${idempotencyKeys.key}) in ${old}`)
    .returning({ key: idempotencyKeys.key });
  return gone.length;
}

const duties: { purge: Purge; keepMs: number }[] = [
  { purge: purgeAnswers, keepMs: KEEP_ANSWERS_MS },
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

/**
 * Removes for good what can no longer be brought back or asked for, in small batches, so that requests come between.
 * Several instances at once do no harm: none takes what another has.
 * @param shouldStop asked between the batches
 */
export async function purgeOld(context: PurgeContext, shouldStop = () => false): Promise<void> {
  for (const { purge, keepMs } of duties) {
    const before = new Date(context.clock() - keepMs);
    while (!shouldStop() && (await purge(context, before)) > 0);
  }
}

/** {@link purgeOld} at once and every hour. @returns how to stop it, which waits for the batch that runs */
export function startPurging(context: PurgeContext): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= purgeOld(context, () => isStopped)
      .catch((error: unknown) => context.log({ kind: 'error', where: 'the sweep of deleted rows', error }))
      .finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
