import { and, eq, gte, inArray, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm';
import {
  figureKinds,
  type FigureKind,
  LATE_DAYS,
  SHOWN_DAYS,
  toDhakaDay,
  toLastDays,
} from '#contract/figures/figure-days.ts';
import type { FigureBatch, FigureCounts, JobFiguresData } from '#contract/figures/figures.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction, type Orm, type Transaction } from '../db/connection.ts';
import { jobs } from '../db/schema.ts';
import { countedEvents, jobFigures } from '../db/readers-schema.ts';
import { toLimitKey } from '../http/request/rate-limit.ts';

type FigureEvent = FigureBatch['events'][number];
type FigureContext = Pick<AppContext, 'db' | 'clock'>;

/** Of jobs that are or were public. */
async function findJobs(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), isNotNull(jobs.postedAt), isNull(jobs.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Those that were not counted yet. */
async function claim(tx: Transaction, events: readonly FigureEvent[], now: Date): Promise<FigureEvent[]> {
  const byHash = new Map(events.map((event) => [toLimitKey([event.key]), event]));
  // In one order everywhere, so that batches do not wait for each other.
  const rows = [...byHash.keys()].toSorted().map((keyHash) => ({ keyHash, countedAt: now }));
  const claimed = await tx
    .insert(countedEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ keyHash: countedEvents.keyHash });
  return claimed.flatMap(({ keyHash }) => byHash.get(keyHash) ?? []);
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

/** Counts each event once, on its own day if that is not long ago. */
export async function countEvents({ db, clock }: FigureContext, { events }: FigureBatch): Promise<void> {
  const now = clock();
  const days = new Set(toLastDays(now, LATE_DAYS + 1));
  const recent = events.filter(({ day }) => days.has(day));
  if (recent.length === 0) return;
  await inTransaction(db, async (tx) => {
    const known = await findJobs(
      tx,
      recent.map(({ job }) => job),
    );
    const ofJobs = recent.filter(({ job }) => known.has(job));
    const fresh = ofJobs.length === 0 ? [] : await claim(tx, ofJobs, new Date(now));
    if (fresh.length > 0) await add(tx, fresh);
  });
}

const none: FigureCounts = { view: 0, save: 0, apply: 0, share: 0 };

const addUp = (all: readonly FigureCounts[]): FigureCounts => {
  const total = { ...none };
  for (const one of all) for (const kind of figureKinds) total[kind] += one[kind];
  return total;
};

function toCounts(rows: readonly { kind: FigureKind; count: number }[]): FigureCounts {
  const counted = { ...none };
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
