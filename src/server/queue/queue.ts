import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import * as v from 'valibot';
import { MINUTE_MS } from '#contract/limits.ts';
import { createBoss, FAILED, inBackground, toSeconds, WORK } from '../db/boss.ts';
import type { Database } from '../db/client.ts';
import {
  afterCommit,
  type Connection,
  executeIn,
  inTransaction,
  type Transaction,
} from '../db/connection.ts';
import type { Log } from '../log.ts';
import { isWorkName, type Payload, workKinds, type WorkName } from './work-kinds.ts';

/** Queries on the table of pg-boss 10 that its API does not offer. */

export interface WaitingWork {
  kind: string;
  count: number;
  /** When the oldest was added, in ms since the epoch. */
  since: number;
}

/** Work that waits or runs, by kind. */
export const listWaiting = ({ sql }: Pick<Connection, 'sql'>): Promise<WaitingWork[]> =>
  sql<WaitingWork[]>`
    select coalesce(data->>'kind', '') as kind, count(*)::int as count,
      extract(epoch from min(created_on))::float8 * 1000 as since
    from queue.job where name = ${WORK} and state < 'completed' group by 1 order by 1`;

interface FailedWork {
  id: string;
  kind: string;
  reason: string;
  /** In ms since the epoch. */
  at: number;
}

/** Permanently failed work, latest first. `reason` is empty if the server died. */
export const listFailed = ({ sql }: Pick<Connection, 'sql'>, most: number): Promise<FailedWork[]> =>
  sql<FailedWork[]>`
    select id::text as id, coalesce(data->>'kind', '') as kind, extract(epoch from created_on)::float8 * 1000 as at,
      coalesce(data->>'reason', output->>'reason', 'a server died, or it took too long') as reason
    from queue.job where name = ${FAILED} order by created_on desc, id limit ${most}::int`;

export async function countFailed({ sql }: Pick<Connection, 'sql'>): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from queue.job where name = ${FAILED}`;
  return row?.count ?? 0;
}

/** Counts permanently failed work by kind. */
export const countFailedByKind = ({
  sql,
}: Pick<Connection, 'sql'>): Promise<{ kind: string; count: number }[]> =>
  sql<{ kind: string; count: number }[]>`
    select coalesce(data->>'kind', '') as kind, count(*)::int as count
    from queue.job where name = ${FAILED} group by 1 order by 1`;

const FAILED_BATCH = 500;

/** Removes work that failed before a moment. @returns how many */
export async function removeFailed({ sql }: Pick<Connection, 'sql'>, before: Date): Promise<number> {
  const gone = await sql`
    delete from queue.job where name = ${FAILED} and id in (
      select id from queue.job where name = ${FAILED} and created_on < ${before.toISOString()}::timestamptz
      limit ${FAILED_BATCH}::int for update skip locked)
    returning id`;
  return gone.length;
}

/** Returns work at once; failing it would use up an attempt. */
async function returnWork({ orm }: Pick<Connection, 'orm'>, ids: readonly string[]): Promise<void> {
  await orm.execute(sql`
    update queue.job set state = 'retry', start_after = now(), started_on = null
    where name = ${WORK} and state = 'active' and ${inArray(sql`id::text`, [...ids])}`);
}

interface EnqueueOptions {
  /** Work of this kind is not added while other work with the same key waits. */
  singletonKey?: string;
  /** Added at most once per period, by the database's clock. */
  oncePerMs?: number;
  startAfter?: Date;
  /** The delay before it is due, by the database's clock. */
  delayMs?: number;
}

/** One attempt to do a piece of work. */
export interface Work {
  id: string;
  kind: string;
  payload: unknown;
  attempt: number;
  isLastAttempt: boolean;
}

/** A failure that is not retried. Its message is logged. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}

export interface Queue {
  /** Adds work in the caller's transaction: it exists exactly when the transaction is committed. */
  enqueue: <Name extends WorkName>(
    tx: Transaction,
    name: Name,
    payload: Payload<Name>,
    options?: EnqueueOptions,
  ) => Promise<void>;
  /** Leases due work for this process. */
  take: (most: number) => Promise<Work[]>;
  complete: (work: Work) => Promise<void>;
  /** Returns work for another attempt, with growing delay. */
  retryLater: (work: Work, reason: string) => Promise<void>;
  /** Moves work to the failed work. */
  giveUp: (work: Work, reason: string) => Promise<void>;
  /** Returns interrupted work at once. */
  giveBack: (ids: string[]) => Promise<void>;
  /** Adds failed work again. @returns false for an unknown id */
  retryFailed: (id: string) => Promise<boolean>;
  /** Returns the work of servers that died, and removes rows of completed work. */
  maintain: () => Promise<void>;
  /** Reports work that this server added. */
  onEnqueued: (listener: () => void) => void;
}

const Content = v.object({ kind: v.string(), payload: v.unknown() });

function toWork({ id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata<unknown>): Work {
  const content = v.safeParse(Content, data);
  const { kind, payload } = content.success ? content.output : { kind: '', payload: null };
  return { id, kind, payload, attempt: retryCount + 1, isLastAttempt: retryCount >= retryLimit };
}

const toDb = (tx: Transaction): PgBoss.Db => ({
  executeSql: (text, values) => executeIn(tx, text, values),
});

function toSendOptions(name: WorkName, options: EnqueueOptions) {
  const { singletonKey, oncePerMs, startAfter, delayMs } = options;
  const { priority, retryLimit, retryDelayMs, expiryMs } = workKinds[name];
  return {
    priority,
    retryLimit,
    retryDelay: toSeconds(retryDelayMs),
    retryBackoff: true,
    expireInSeconds: toSeconds(expiryMs),
    // The queue's policy `short` allows one waiting row per key.
    singletonKey: `${name} ${singletonKey ?? randomUUID()}`,
    ...(oncePerMs !== undefined && { singletonSeconds: toSeconds(oncePerMs) }),
    ...(startAfter && { startAfter }),
    ...(delayMs !== undefined && { startAfter: toSeconds(delayMs) }),
  } satisfies PgBoss.SendOptions;
}

/** Limits log entries, as polls fail every few seconds while the database is unreachable. */
function reportSeldom(log: Log): (reason: unknown) => void {
  let reportedAt = -Infinity;
  return (reason) => {
    const now = performance.now();
    if (now - reportedAt < MINUTE_MS) return;
    reportedAt = now;
    log({ level: 'error', event: 'queue not reached, will retry', reason });
  };
}

/** Opens the queue of a database. */
export async function openQueue({ db, log }: { db: Database; log: Log }): Promise<Queue> {
  const onError = reportSeldom(log);
  const boss = createBoss(db, { onError });
  const keeper = createBoss(inBackground(db.background), { onError });
  await boss.start();
  const listeners = new Set<() => void>();

  const enqueue: Queue['enqueue'] = async (tx, name, payload, options = {}) => {
    await boss.send(WORK, { kind: name, payload }, { ...toSendOptions(name, options), db: toDb(tx) });
    afterCommit(tx, () => {
      for (const listener of listeners) listener();
    });
  };

  return {
    enqueue,
    take: async (most) =>
      (await boss.fetch<unknown>(WORK, { batchSize: most, includeMetadata: true })).map(toWork),
    complete: ({ id }) => boss.complete(WORK, id),
    retryLater: ({ id }, reason) => boss.fail(WORK, id, { reason }),
    giveUp: ({ id, kind, payload, attempt }, reason) =>
      inTransaction(db, async (tx) => {
        await boss.deleteJob(WORK, id, { db: toDb(tx) });
        await boss.send(FAILED, { kind, payload, attempt, reason }, { db: toDb(tx) });
      }),
    giveBack: (ids) => returnWork(db, ids),
    retryFailed: (id) =>
      inTransaction(db, async (tx) => {
        const options = { db: toDb(tx), includeArchive: false };
        const found = await boss.getJobById<unknown>(FAILED, id, options);
        if (found === null) return false;
        const { kind, payload } = toWork(found);
        if (!isWorkName(kind)) return false;
        await boss.deleteJob(FAILED, id, options);
        const parsed = v.parse(workKinds[kind].payload, payload);
        await enqueue(tx, kind, parsed, { singletonKey: `again ${id}` });
        return true;
      }),
    maintain: () => keeper.maintain(),
    onEnqueued: (listener) => void listeners.add(listener),
  };
}
