import { createHmac } from 'node:crypto';
import { and, eq, gte, inArray, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm';
import { toDhakaDay, toLastDays } from '#contract/dhaka-days.ts';
import { figureKinds, type FigureKind, LATE_DAYS, SHOWN_DAYS } from '#contract/figures/figure-days.ts';
import { HOUR_MS } from '#contract/limits.ts';
import {
  noCounts,
  type FigureBatch,
  type FigureCounts,
  type JobFiguresData,
  type OwnFiguresData,
} from '#contract/figures/figures.ts';
import type { AppContext } from '../app-context.ts';
import { afterCommit, inTransaction, type Orm, type Transaction } from '../db/connection.ts';
import { jobs } from '../db/schema.ts';
import { countedEvents, jobFigures } from '../db/readers-schema.ts';
import { countIn, toLimitKey } from '../limits/rate-limit.ts';
import { readDayKey } from '../db/server-keys.ts';

type FigureEvent = FigureBatch['events'][number];
/** The dependencies of counting. */
export type FigureContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;

/** The ids of jobs that are or were public. */
async function findJobs(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), isNotNull(jobs.postedAt), isNull(jobs.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Stores the marks of events. @returns the events whose marks are new, one per mark */
async function claim(
  tx: Transaction,
  marked: readonly (readonly [mark: string, event: FigureEvent])[],
  now: Date,
): Promise<FigureEvent[]> {
  const byMark = new Map(marked);
  if (byMark.size === 0) return [];
  // In one order everywhere, so that concurrent batches do not deadlock.
  const rows = [...byMark.keys()].toSorted().map((keyHash) => ({ keyHash, countedAt: now }));
  const claimed = await tx
    .insert(countedEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ keyHash: countedEvents.keyHash });
  return claimed.flatMap(({ keyHash }) => byMark.get(keyHash) ?? []);
}

/** More than a job can have in an hour: further events are forged. */
const EVENTS_OF_A_JOB = 2000;

/** The events of jobs below their hourly limit. */
async function underLimit(
  tx: Transaction,
  context: FigureContext,
  events: readonly FigureEvent[],
): Promise<FigureEvent[]> {
  if (context.config.rateLimitFactor === 0) return [...events];
  const counted: FigureEvent[] = [];
  for (const id of [...new Set(events.map(({ job }) => job))].toSorted()) {
    const own = events.filter(({ job }) => job === id);
    const weight = own.length;
    const limit = { key: ['figures of', id], attempts: EVENTS_OF_A_JOB, windowMs: HOUR_MS, weight };
    const { count, allowed } = await countIn(tx, context, limit);
    if (count <= allowed) counted.push(...own);
    else if (count - weight <= allowed) {
      const fields = { jobId: id, allowed };
      afterCommit(tx, () => context.log({ level: 'alert', event: 'figures of a job not counted', fields }));
    }
  }
  return counted;
}

async function add(tx: Transaction, events: readonly FigureEvent[]): Promise<void> {
  const rows = new Map<string, { jobId: string; day: string; kind: FigureEvent['kind']; count: number }>();
  for (const { job: jobId, day, kind } of events) {
    const key = `${jobId} ${day} ${kind}`;
    rows.set(key, { jobId, day, kind, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  const { jobId, day, kind, count } = jobFigures;
  const values = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await tx
    .insert(jobFigures)
    .values(values)
    .onConflictDoUpdate({ target: [jobId, day, kind], set: { count: sql`${count} + excluded.count` } });
}

/** Marks that an address has been counted. Cannot be traced to the address once the key of the day is deleted. */
const toAddressMark = (key: string, address: string, { job, kind, day }: FigureEvent): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([address, job, kind, day]))
    .digest('base64url');

/**
 * Counts each event once, for its own day if that is recent. With rate limits on, each address also counts once per job,
 * kind and day, because senders choose the keys of their events.
 */
export async function countEvents(
  context: FigureContext,
  { events }: FigureBatch,
  address: string,
): Promise<void> {
  const { db, clock, config } = context;
  const now = clock();
  const days = new Set(toLastDays(now, LATE_DAYS + 1));
  const recent = events.filter(({ day }) => days.has(day));
  if (recent.length === 0) return;
  const key = config.rateLimitFactor === 0 ? null : await readDayKey(db, 'figures', toDhakaDay(now));
  await inTransaction(db, async (tx) => {
    const known = await findJobs(
      tx,
      recent.map(({ job }) => job),
    );
    const claimBy = (toMark: (event: FigureEvent) => string, from: readonly FigureEvent[]) =>
      claim(
        tx,
        from.map((event) => [toMark(event), event] as const),
        new Date(now),
      );
    const ofJobs = recent.filter(({ job }) => known.has(job));
    // The address is checked first, so that forged keys are not stored.
    const ofAddress =
      key === null ? ofJobs : await claimBy((event) => toAddressMark(key, address, event), ofJobs);
    const fresh = await claimBy((event) => toLimitKey([event.key]), ofAddress);
    const counted = await underLimit(tx, context, fresh);
    if (counted.length > 0) await add(tx, counted);
  });
}

const addUp = (all: readonly FigureCounts[]): FigureCounts => {
  const total = { ...noCounts };
  for (const one of all) for (const kind of figureKinds) total[kind] += one[kind];
  return total;
};

function toCounts(rows: readonly { kind: FigureKind; count: number }[]): FigureCounts {
  const counted = { ...noCounts };
  for (const { kind, count } of rows) counted[kind] = count;
  return counted;
}

/** A job's figures of the last days. */
export async function readFigures(
  orm: Orm,
  { id, now }: { id: string; now: number },
): Promise<JobFiguresData> {
  const wanted = toLastDays(now, SHOWN_DAYS);
  const rows = await orm
    .select()
    .from(jobFigures)
    .where(and(eq(jobFigures.jobId, id), gte(jobFigures.day, wanted[0] ?? '')));
  const toDay = (day: string) => ({ day, ...toCounts(rows.filter((row) => row.day === day)) });
  const days = wanted.map(toDay);
  return { total: addUp(days), days };
}

/** The totals of a user's jobs in the last days. Jobs without figures are omitted. */
export async function readOwnTotals(
  orm: Orm,
  { userId, now }: { userId: string; now: number },
): Promise<OwnFiguresData> {
  const [first = ''] = toLastDays(now, SHOWN_DAYS);
  const rows = await orm
    .select({ id: jobFigures.jobId, kind: jobFigures.kind, count: sum(jobFigures.count).mapWith(Number) })
    .from(jobFigures)
    .innerJoin(jobs, eq(jobs.id, jobFigures.jobId))
    .where(and(eq(jobs.createdBy, userId), isNull(jobs.deletedAt), gte(jobFigures.day, first)))
    .groupBy(jobFigures.jobId, jobFigures.kind);
  const ids = [...new Set(rows.map(({ id }) => id))];
  return { jobs: ids.map((_id) => Object.assign({ _id }, toCounts(rows.filter(({ id }) => id === _id)))) };
}

/** The figures of several jobs over some days, by the job's id. */
export async function sumFigures(
  orm: Orm,
  { ids, days }: { ids: readonly string[]; days: readonly string[] },
): Promise<(id: string) => FigureCounts> {
  const rows = await orm
    .select({ id: jobFigures.jobId, kind: jobFigures.kind, count: sum(jobFigures.count).mapWith(Number) })
    .from(jobFigures)
    .where(and(inArray(jobFigures.jobId, [...ids]), inArray(jobFigures.day, [...days])))
    .groupBy(jobFigures.jobId, jobFigures.kind);
  return (id) => toCounts(rows.filter((row) => row.id === id));
}

/** Removes figures of earlier days. @returns how many */
export async function purgeFigures({ db }: Pick<AppContext, 'db'>, before: Date): Promise<number> {
  const gone = await db.orm
    .delete(jobFigures)
    .where(lt(jobFigures.day, toDhakaDay(before.getTime())))
    .returning({ id: jobFigures.id });
  return gone.length;
}

/** Removes keys whose events are too old to count again. @returns how many */
export async function purgeCountedEvents({ db }: Pick<AppContext, 'db'>, before: Date): Promise<number> {
  const gone = await db.orm
    .delete(countedEvents)
    .where(lt(countedEvents.countedAt, before))
    .returning({ keyHash: countedEvents.keyHash });
  return gone.length;
}
