import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { JobCategory } from '#contract/category.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { categories, jobs } from '../db/schema.ts';

type StoreContext = Pick<AppContext, 'db' | 'clock'>;
type Counts = ReadonlyMap<string, number>;

/** Counting reads every listed job, so it is done at most this often. */
const COUNTS_MS = MINUTE_MS;

async function countJobs({ db, clock }: StoreContext): Promise<Counts> {
  const rows = await db.orm
    .select({ id: jobs.categoryId, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(and(eq(jobs.listed, true), gt(jobs.closesAt, new Date(clock()))))
    .groupBy(jobs.categoryId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Counts kept for a minute; those who ask meanwhile share one query. */
function createCounter(context: StoreContext): () => Promise<Counts> {
  let kept: { counts: Promise<Counts>; at: number } | null = null;
  return () => {
    const now = context.clock();
    // The clock may have been put back.
    if (kept !== null && now >= kept.at && now - kept.at < COUNTS_MS) return kept.counts;
    const counts = countJobs(context);
    const entry = { counts, at: now };
    kept = entry;
    counts.catch(() => {
      if (kept === entry) kept = null;
    });
    return counts;
  };
}

/** Lists the categories in their order, each with the number of its open jobs, at most a minute old. */
export function createCategoryList(context: StoreContext): () => Promise<JobCategory[]> {
  const readCounts = createCounter(context);
  return async () => {
    const [rows, counts] = await Promise.all([
      context.db.orm.select().from(categories).orderBy(asc(categories.position), asc(categories.name)),
      readCounts(),
    ]);
    return rows.map(({ id, name }) => ({ _id: id, name, jobCount: counts.get(id) ?? 0 }));
  };
}
