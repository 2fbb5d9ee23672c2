import { eq, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { continueRotation } from '../applications/rotate-keys.ts';
import { vacuumUploads } from '../applications/uploads.ts';
import { beginRound } from '../series-mails/mail-rounds.ts';
import { clockMarks } from '../db/server-schema.ts';
import { inTransaction } from '../db/connection.ts';
import type { LogEntry } from '../log.ts';
import { addNightlyExport } from '../transfer/nightly-export.ts';
import { purgeOld } from './purge.ts';

const MAX_DIFFERENCE_MS = HOUR_MS;
/** A longer gap counts as a clock jump, even if the server was off. */
const MAX_STEP_MS = 3 * DAY_MS;

const databaseClock = sql`clock_timestamp()`.mapWith(clockMarks.seenAt);

const toAlert = (event: LogEntry['event'], reason: string, times: Record<string, Date>): LogEntry => {
  const fields = Object.entries(times).map(([name, at]) => [name, at.toISOString()] as const);
  return { level: 'alert', event, reason, fields: Object.fromEntries(fields) };
};

/** Compares the server's clock with the database's. @returns ms since the last jump; null while they differ */
async function observeClock({
  db,
  clock,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'log'>): Promise<number | null> {
  await db.orm.insert(clockMarks).values({}).onConflictDoNothing();
  return inTransaction(db, async (tx) => {
    const [mark] = await tx
      .select({ seenAt: clockMarks.seenAt, steadySince: clockMarks.steadySince, now: databaseClock })
      .from(clockMarks)
      .for('update');
    if (mark === undefined) return null;
    const { seenAt, now } = mark;
    const serverNow = new Date(clock());
    if (Math.abs(serverNow.getTime() - now.getTime()) > MAX_DIFFERENCE_MS) {
      log(toAlert('purge skipped', "the server's clock differs from the database's", { serverNow, now }));
      return null;
    }
    const step = now.getTime() - seenAt.getTime();
    const isJump = step > MAX_STEP_MS || step < -MAX_DIFFERENCE_MS;
    if (isJump) log(toAlert('purge postponed', 'the clock jumped, or the server was off', { seenAt, now }));
    const steadySince = isJump ? now : mark.steadySince;
    await tx.update(clockMarks).set({ seenAt: now, steadySince }).where(eq(clockMarks.isOnly, true));
    return Math.max(0, now.getTime() - steadySince.getTime());
  });
}

type UpkeepContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'log' | 'queue' | 'config'>;

/** How long the clock must be steady before a weekly round: sent mails cannot be undone. */
const STEADY_MS = DAY_MS;

/** Starts due rounds, then purges; while the clock is in doubt it adds the nightly export alone. */
export async function runUpkeep(context: UpkeepContext, shouldStop = () => false): Promise<void> {
  await addNightlyExport(context);
  await continueRotation(context);
  await vacuumUploads(context);
  const steadyMs = await observeClock(context);
  if (steadyMs === null) return;
  if (steadyMs >= STEADY_MS) {
    await beginRound(context, 'weekly');
    await beginRound(context, 'applications');
  }
  await purgeOld(context, { steadyMs, shouldStop });
}
