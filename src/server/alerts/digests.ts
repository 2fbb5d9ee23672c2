import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { alertLimits } from '#contract/alerts/alert.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { alerts } from '../db/readers-schema.ts';
import { isNight, nextDigestAt, nextMorning } from './send-time.ts';
import type { AlertRow } from './store.ts';

type DigestContext = Pick<AppContext, 'db' | 'clock' | 'queue'>;

const ALERTS_AT_ONCE = 200;

/** Daily alerts without new jobs wait for the next morning, not for the next job. */
async function skipEmpty({ db, clock }: DigestContext): Promise<void> {
  const now = clock();
  await db.orm
    .update(alerts)
    .set({ nextAt: new Date(nextMorning(now)) })
    .where(and(eq(alerts.pace, 'daily'), eq(alerts.pendingCount, 0), lte(alerts.nextAt, new Date(now))));
}

/** What one recipient gets at a time: a mail for each alert, but one notification for all of a device. */
function toDigests(rows: readonly AlertRow[]): AlertRow[][] {
  const byRecipient = new Map<string, AlertRow[]>();
  for (const row of rows) {
    const recipient = row.channel === 'push' ? row.endpoint : row.id;
    byRecipient.set(recipient, [...(byRecipient.get(recipient) ?? []), row]);
  }
  return [...byRecipient.values()];
}

async function enqueueDigest(tx: Transaction, { queue }: DigestContext, rows: readonly AlertRow[]) {
  const jobs = [...new Set(rows.flatMap(({ pendingJobs }) => pendingJobs))].slice(0, alertLimits.shownJobs);
  const total = rows.reduce((sum, { pendingCount }) => sum + pendingCount, 0);
  const alertIds = rows.map(({ id }) => id);
  await queue.enqueue(tx, 'alert', { alertIds, jobs, total: Math.max(total, jobs.length) });
}

async function markSent(tx: Transaction, { id, pace, endpoint }: AlertRow, now: number): Promise<void> {
  const nextAt = new Date(nextDigestAt(pace, now));
  const sent = { pendingCount: 0, pendingJobs: [], sentAt: new Date(now), nextAt };
  await tx.update(alerts).set(sent).where(eq(alerts.id, id));
  if (endpoint === '') return;
  // The device's other alerts wait as well: one notification a day.
  const tomorrow = new Date(now + DAY_MS);
  const isSooner = and(eq(alerts.endpoint, endpoint), eq(alerts.pace, 'at-once'));
  await tx
    .update(alerts)
    .set({ nextAt: sql`greatest(${alerts.nextAt}, ${tomorrow.toISOString()}::timestamptz)` })
    .where(isSooner);
}

/** Enqueues the digests that are due, each in the transaction that marks it. @returns how many alerts */
function enqueueSome(context: DigestContext): Promise<number> {
  const now = context.clock();
  const isDue = and(
    isNotNull(alerts.confirmedAt),
    gt(alerts.pendingCount, 0),
    lte(alerts.nextAt, new Date(now)),
  );
  const isNow = isNight(now) ? and(isDue, eq(alerts.channel, 'email')) : isDue;
  return inTransaction(context.db, async (tx) => {
    const rows = await tx
      .select()
      .from(alerts)
      .where(isNow)
      .orderBy(asc(alerts.nextAt), asc(alerts.id))
      .limit(ALERTS_AT_ONCE)
      .for('update', { skipLocked: true });
    for (const digest of toDigests(rows)) await enqueueDigest(tx, context, digest);
    for (const row of rows) await markSent(tx, row, now);
    return rows.length;
  });
}

/** Enqueues all digests that are due. */
export async function enqueueDigests(context: DigestContext, shouldStop: () => boolean): Promise<void> {
  await skipEmpty(context);
  while (!shouldStop() && (await enqueueSome(context)) > 0);
}
