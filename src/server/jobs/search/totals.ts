import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import type { AppContext } from '../../app-context.ts';
import { createTtlCache } from '../../ttl-cache.ts';
import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Connection } from '../../db/connection.ts';

/** The planner's estimate of the table's size; 0 before the first analysis. */
export function createTableSize({ db, clock }: Pick<AppContext, 'db' | 'clock'>): () => Promise<number> {
  const cache = createTtlCache<number>({ clock, forMs: MINUTE_MS, max: 1 });
  return async () => {
    const known = cache.get('jobs');
    if (known !== undefined) return known;
    const [table] = await db.sql<{ rows: number }[]>`
      select reltuples::float8 as rows from pg_class where oid = 'jobs'::regclass`;
    return cache.set('jobs', Math.max(0, table?.rows ?? 0));
  };
}

export interface Total {
  total: number;
  isEstimate: boolean;
}

/** Tables up to this size are counted each time, */
const TINY_TABLE = 2000;
/** and up to this size without a cost estimate. */
const SMALL_TABLE = 5000;
/** Planner units, a few milliseconds; above it the estimate is used. */
const MAX_COUNT_COST = 700;
/** Under a millisecond: not cached. */
const CHEAP_COUNT_COST = 250;
const CACHE_MS = 10 * SECOND_MS;
const MAX_CACHED = 500;

const Plan = v.pipe(
  v.array(v.object({ Plan: v.object({ 'Plan Rows': v.number(), 'Total Cost': v.number() }) })),
  v.minLength(1),
);
const PlanRow = v.object({ 'QUERY PLAN': v.union([v.pipe(v.string(), v.parseJson(), Plan), Plan]) });

function toRound(rows: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, rows))) - 1);
  return Math.round(rows / step) * step;
}

async function count(db: Connection, where: SQL): Promise<number> {
  const [row] = await db.sql<{ total: number }[]>`select count(*)::int as total from jobs where ${where}`;
  return row?.total ?? 0;
}

async function plan(db: Connection, where: SQL): Promise<{ rows: number; cost: number }> {
  const [answer] = await db.sql`explain (format json) select from jobs where ${where}`;
  const top = v.parse(PlanRow, answer)['QUERY PLAN'][0]?.Plan;
  return { rows: top?.['Plan Rows'] ?? 0, cost: top?.['Total Cost'] ?? 0 };
}

export interface Guess {
  about: number;
  hits: number;
}

/** Confidence interval in standard deviations. */
const SPREADS = 3;

/**
 * The planner estimates single words well, but assumes independence: it is used within the sample's confidence
 * interval.
 */
function toLikely(planned: number, { about, hits }: Guess): number {
  const spread = (SPREADS * about) / Math.sqrt(Math.max(1, hits));
  return Math.abs(planned - about) <= spread ? planned : about;
}

export interface Totals {
  /**
   * A total: exact where that is fast, else estimated. @param key of the cache @param guess for more than can be
   * counted
   */
  of: (key: string, where: () => SQL, guess?: Guess) => Promise<Total>;
  exact: (key: string, where: () => SQL) => Promise<Total>;
}

export function createTotals(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  readTableSize: () => Promise<number>,
): Totals {
  const cache = createTtlCache<Total>({ clock, forMs: CACHE_MS, max: MAX_CACHED });
  const exact = async (key: string, where: () => SQL) =>
    cache.set(key, { total: await count(db, where()), isEstimate: false });
  return {
    exact,
    async of(key, where, guess) {
      const known = cache.get(key);
      if (known !== undefined) return known;
      const size = await readTableSize();
      if (size < TINY_TABLE) return { total: await count(db, where()), isEstimate: false };
      if (size < SMALL_TABLE) return exact(key, where);
      const { rows, cost } = await plan(db, where());
      if (guess !== undefined)
        return cache.set(key, { total: toRound(toLikely(rows, guess)), isEstimate: true });
      if (cost > MAX_COUNT_COST) return cache.set(key, { total: toRound(rows), isEstimate: true });
      if (cost > CHEAP_COUNT_COST) return exact(key, where);
      return { total: await count(db, where()), isEstimate: false };
    },
  };
}
