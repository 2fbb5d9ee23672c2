import { and, asc, eq, gt } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import type { Queue } from '../queue/queue.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { mailRounds } from '../db/server-schema.ts';
import { users } from '../db/schema.ts';
import { isReader, WEEK_MS } from './weekly-mail.ts';

type RoundContext = Pick<AppContext, 'db' | 'clock' | 'queue'>;

const NAME = 'weekly';
/** Sunday, 9 in Bangladesh: the first Sunday of the epoch was its fourth day. */
const FIRST_MS = 3 * DAY_MS + 3 * HOUR_MS;
const ACCOUNTS_AT_ONCE = 100;

/** The start of the current round. */
export const toRound = (now: number): number => Math.floor((now - FIRST_MS) / WEEK_MS) * WEEK_MS + FIRST_MS;

const lockRound = async (tx: Transaction) => {
  const [round] = await tx.select().from(mailRounds).where(eq(mailRounds.name, NAME)).for('update');
  return round;
};

/** Starts this week's round unless a server has started it. Do not call it while the clock is in doubt. */
export async function beginWeeklyRound({ db, clock, queue }: RoundContext): Promise<void> {
  const now = new Date(clock());
  const dueAt = new Date(toRound(now.getTime()));
  await inTransaction(db, async (tx) => {
    // A new database gets no mail about the weeks before it.
    await tx.insert(mailRounds).values({ name: NAME, dueAt, finishedAt: now }).onConflictDoNothing();
    const round = await lockRound(tx);
    if (round === undefined) return;
    if (dueAt > round.dueAt) {
      await tx
        .update(mailRounds)
        .set({ dueAt, afterId: '', finishedAt: null })
        .where(eq(mailRounds.name, NAME));
    } else if (round.finishedAt !== null) return;
    await queue.enqueue(tx, 'weekly-round', { until: dueAt.getTime() }, { singletonKey: 'present' });
  });
}

/** Enqueues mails for the next accounts and stores the progress, in one transaction. @returns whether more remain */
async function addMails(tx: Transaction, queue: Queue, until: number, now: Date): Promise<boolean> {
  const round = await lockRound(tx);
  if (round?.dueAt.getTime() !== until || round.finishedAt !== null) return false;
  const readers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, round.afterId), isReader(tx, new Date(until))))
    .orderBy(asc(users.id))
    .limit(ACCOUNTS_AT_ONCE);
  for (const { id } of readers) {
    const mail = { kind: 'weekly', userId: id, until } as const;
    await queue.enqueue(tx, 'mail', { mail }, { singletonKey: `weekly ${id} ${until}` });
  }
  const isLast = readers.length < ACCOUNTS_AT_ONCE;
  const afterId = readers.at(-1)?.id ?? round.afterId;
  await tx
    .update(mailRounds)
    .set({ afterId, finishedAt: isLast ? now : null })
    .where(eq(mailRounds.name, NAME));
  return !isLast;
}

/** Enqueues the mails of a round, one per account, also after interruptions. */
export async function runWeeklyRound(
  { db, clock, queue }: RoundContext,
  until: number,
  shouldStop: () => boolean,
): Promise<void> {
  const add = () => inTransaction(db, (tx) => addMails(tx, queue, until, new Date(clock())));
  while (!shouldStop() && (await add()));
}
