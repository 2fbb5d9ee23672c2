import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction, type Orm, type Transaction } from '../db/connection.ts';
import { users } from '../db/schema.ts';
import { mailRounds } from '../db/server-keys.ts';
import { toStateMark } from '../mail/send-mail.ts';
import type { Queue } from '../queue/queue.ts';
import { isApplicationsReader, isReader, type RoundSpan, WEEK_MS } from './employer-mails.ts';

/** Until then a decision can be undone without a mail. */
const DELAY_MS = 5 * MINUTE_MS;

interface Told {
  queue: Pick<Queue, 'enqueue'>;
  entity: 'job' | 'company';
  id: string;
  approval: string;
  reason: string;
}

/** Writes to the owner in a few minutes, unless the decision is undone by then. */
export async function notifyOwner(
  tx: Transaction,
  { queue, entity, id, approval, reason }: Told,
  about: 'row' | 'contact' = 'row',
): Promise<void> {
  const state = toStateMark(approval, approval === 'rejected' ? reason : '');
  const kind = about === 'contact' ? 'contact-decision' : (`${entity}-decision` as const);
  const singletonKey = `${kind} ${id} ${state}`;
  await queue.enqueue(tx, 'mail', { mail: { kind, id, state } }, { singletonKey, delayMs: DELAY_MS });
}

type RoundContext = Pick<AppContext, 'db' | 'clock' | 'queue'>;

interface Round {
  /** Of the epoch. */
  firstMs: number;
  everyMs: number;
  work: 'weekly-round' | 'applications-round';
  isReader: (orm: Orm, span: RoundSpan) => SQL | undefined;
}

/** Mails that go to all accounts that a condition has, each round once. */
const rounds = {
  /** Sunday, 9 in Bangladesh: the first Sunday of the epoch was its fourth day. */
  weekly: { firstMs: 3 * DAY_MS + 3 * HOUR_MS, everyMs: WEEK_MS, work: 'weekly-round', isReader },
  /** 8 in Bangladesh. */
  applications: {
    firstMs: 2 * HOUR_MS,
    everyMs: DAY_MS,
    work: 'applications-round',
    isReader: isApplicationsReader,
  },
} as const satisfies Record<string, Round>;
export type RoundName = keyof typeof rounds;

const ACCOUNTS_AT_ONCE = 100;

/** The moment at which the present round began. */
export function toRound(name: RoundName, now: number): number {
  const { firstMs, everyMs } = rounds[name];
  return Math.floor((now - firstMs) / everyMs) * everyMs + firstMs;
}

const lockRound = async (tx: Transaction, name: RoundName) => {
  const [round] = await tx.select().from(mailRounds).where(eq(mailRounds.name, name)).for('update');
  return round;
};

/** Begins the present round unless a server has done so, or continues the one before. */
export async function beginRound({ db, clock, queue }: RoundContext, name: RoundName): Promise<void> {
  const now = new Date(clock());
  const dueAt = new Date(toRound(name, now.getTime()));
  await inTransaction(db, async (tx) => {
    // A new server does not write about the time before it.
    await tx.insert(mailRounds).values({ name, dueAt, finishedAt: now }).onConflictDoNothing();
    const round = await lockRound(tx, name);
    if (round === undefined) return;
    let until = round.dueAt;
    // One that was interrupted ends first, so that nobody is written to twice of its days.
    if (round.finishedAt !== null) {
      if (dueAt <= round.dueAt) return;
      until = dueAt;
      await tx
        .update(mailRounds)
        .set({ dueAt, afterId: '', finishedAt: null, since: round.dueAt })
        .where(eq(mailRounds.name, name));
    }
    await queue.enqueue(tx, rounds[name].work, { until: until.getTime() }, { singletonKey: 'present' });
  });
}

interface Adding {
  name: RoundName;
  until: number;
  now: Date;
}

/** Adds the mails of the next accounts and remembers how far it came, in one transaction. @returns whether there are more */
async function addMails(tx: Transaction, queue: Queue, { name, until, now }: Adding): Promise<boolean> {
  const round = await lockRound(tx, name);
  if (round?.dueAt.getTime() !== until || round.finishedAt !== null) return false;
  const span = { until, ...(round.since && { since: round.since.getTime() }) };
  const readers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, round.afterId), rounds[name].isReader(tx, span)))
    .orderBy(asc(users.id))
    .limit(ACCOUNTS_AT_ONCE);
  for (const { id } of readers) {
    const mail = { kind: name, userId: id, ...span } as const;
    await queue.enqueue(tx, 'mail', { mail }, { singletonKey: `${name} ${id} ${until}` });
  }
  const isLast = readers.length < ACCOUNTS_AT_ONCE;
  const afterId = readers.at(-1)?.id ?? round.afterId;
  await tx
    .update(mailRounds)
    .set({ afterId, finishedAt: isLast ? now : null })
    .where(eq(mailRounds.name, name));
  return !isLast;
}

/** Adds the mails of a round, each account's once, however often it is interrupted. */
export async function runRound(
  { db, clock, queue }: RoundContext,
  { name, until }: { name: RoundName; until: number },
  shouldStop: () => boolean,
): Promise<void> {
  const add = () => inTransaction(db, (tx) => addMails(tx, queue, { name, until, now: new Date(clock()) }));
  while (!shouldStop() && (await add()));
}
