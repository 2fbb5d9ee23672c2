import { and, asc, desc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import { alertLimits, type AlertPace } from '#contract/alerts/alert.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { advisoryLocks } from '../db/migrate.ts';
import { alerts } from '../db/readers-schema.ts';
import { toStateMark } from '../mail/send-mail.ts';
import { isNight, isSameDay, nextDigestAt, nextMorning } from './send-time.ts';
import { hasSameRecipient, type AlertRow, type Recipient } from './store.ts';

type DigestContext = Pick<AppContext, 'db' | 'clock' | 'queue'>;

const ALERTS_AT_ONCE = 200;

/** Moves daily alerts without new jobs to the next morning; otherwise the next job would send one at once. */
async function skipEmpty({ db, clock }: DigestContext): Promise<void> {
  const now = clock();
  await db.orm
    .update(alerts)
    .set({ nextAt: new Date(nextMorning(now)) })
    .where(and(eq(alerts.pace, 'daily'), eq(alerts.pendingCount, 0), lte(alerts.nextAt, new Date(now))));
}

/** Identifies the recipient of a queued digest: alerts with another recipient at the time of sending are omitted. */
export const toRecipientMark = ({ emailKey, endpoint }: Recipient): string => toStateMark(emailKey, endpoint);

/** The jobs of several alerts, each once; the newest of every alert come first. */
function mergeJobs(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []));
  return [...new Set(rounds.flat())];
}

async function enqueueDigest(
  tx: Transaction,
  { queue }: DigestContext,
  { recipient, rows }: { recipient: Recipient; rows: readonly AlertRow[] },
): Promise<string[]> {
  const jobs = mergeJobs(rows.map(({ pendingJobs }) => pendingJobs));
  // `pendingJobs` has only the newest ids of an alert; older jobs are counted.
  const others = rows.reduce((sum, row) => sum + Math.max(0, row.pendingCount - row.pendingJobs.length), 0);
  await queue.enqueue(tx, 'alert', {
    alertIds: rows.map(({ id }) => id),
    recipient: toRecipientMark(recipient),
    jobs: jobs.slice(0, alertLimits.pendingJobs),
    total: jobs.length + others,
  });
  return jobs;
}

/** Marks the sent jobs in the recipient's other alerts too, so that they are not sent again. */
async function markSent(
  tx: Transaction,
  { recipient, rows, jobs }: { recipient: Recipient; rows: readonly AlertRow[]; jobs: readonly string[] },
  now: number,
): Promise<void> {
  for (const { id, pace } of rows) {
    const nextAt = new Date(nextDigestAt(pace, now));
    const sent = { pendingCount: 0, pendingJobs: [], sentAt: new Date(now), nextAt };
    await tx.update(alerts).set(sent).where(eq(alerts.id, id));
  }
  const tomorrow = new Date(now + DAY_MS);
  await tx
    .update(alerts)
    .set({ nextAt: sql`greatest(${alerts.nextAt}, ${tomorrow.toISOString()}::timestamptz)` })
    .where(and(hasSameRecipient(recipient), eq(alerts.pace, 'at-once')));
  const left = sql`${alerts.pendingJobs} - ${sql.param(jobs)}::text[]`;
  await tx
    .update(alerts)
    .set({
      pendingJobs: left,
      pendingCount: sql`greatest(0,
        ${alerts.pendingCount} - jsonb_array_length(${alerts.pendingJobs}) + jsonb_array_length(${left}))`,
    })
    .where(and(hasSameRecipient(recipient), gt(alerts.pendingCount, 0)));
}

/** True if a recipient has received the digest of the day. */
async function isServed(tx: Transaction, recipient: Recipient, now: number): Promise<boolean> {
  const isTheirs = hasSameRecipient(recipient);
  const [last] = await tx
    .select({ sentAt: alerts.sentAt })
    .from(alerts)
    .where(and(isTheirs, isNotNull(alerts.sentAt)))
    .orderBy(desc(alerts.sentAt))
    .limit(1);
  const sentAt = last?.sentAt?.getTime();
  if (sentAt === undefined || !isSameDay(sentAt, now)) return false;
  const waits: [AlertPace, number][] = [
    ['daily', nextMorning(now)],
    ['at-once', sentAt + DAY_MS],
  ];
  for (const [pace, until] of waits) {
    const isDue = and(isTheirs, eq(alerts.pace, pace), lte(alerts.nextAt, new Date(now)));
    await tx
      .update(alerts)
      .set({ nextAt: new Date(until) })
      .where(isDue);
  }
  return true;
}

/** The alerts of a recipient's digest: those that are due, and those with the pace `at-once`. */
const selectRows = (tx: Transaction, recipient: Recipient, now: Date): Promise<AlertRow[]> =>
  tx
    .select()
    .from(alerts)
    .where(
      and(
        hasSameRecipient(recipient),
        isNotNull(alerts.confirmedAt),
        gt(alerts.pendingCount, 0),
        or(lte(alerts.nextAt, now), eq(alerts.pace, 'at-once')),
      ),
    )
    .orderBy(desc(alerts.createdAt), asc(alerts.id))
    .for('update');

/** Enqueues the digests that are due, each in the transaction that marks it. @returns how many alerts were due */
function enqueueSome(context: DigestContext): Promise<number> {
  const now = context.clock();
  const isDue = and(
    isNotNull(alerts.confirmedAt),
    gt(alerts.pendingCount, 0),
    lte(alerts.nextAt, new Date(now)),
  );
  const isNow = isNight(now) ? and(isDue, eq(alerts.channel, 'email')) : isDue;
  return inTransaction(context.db, async (tx) => {
    // Without a lock, two servers would split a recipient's alerts into two digests.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.digests})`);
    const due = await tx
      .select({ emailKey: alerts.emailKey, endpoint: alerts.endpoint })
      .from(alerts)
      .where(isNow)
      .orderBy(asc(alerts.nextAt), asc(alerts.id))
      .limit(ALERTS_AT_ONCE);
    const recipients = new Map(due.map((recipient) => [toRecipientMark(recipient), recipient]));
    for (const recipient of recipients.values()) {
      if (await isServed(tx, recipient, now)) continue;
      const rows = await selectRows(tx, recipient, new Date(now));
      const jobs = await enqueueDigest(tx, context, { recipient, rows });
      await markSent(tx, { recipient, rows, jobs }, now);
    }
    return due.length;
  });
}

/** Enqueues all digests that are due. */
export async function enqueueDigests(context: DigestContext, shouldStop: () => boolean): Promise<void> {
  await skipEmpty(context);
  while (!shouldStop() && (await enqueueSome(context)) > 0);
}
