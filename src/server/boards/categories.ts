import { Hono } from 'hono';
import * as v from 'valibot';
import { describeRoute } from '../http/describe-route.ts';
import { cachePolicy } from '../http/response/conditional.ts';
import { asc, count, max } from 'drizzle-orm';
import { JobCategory } from '#contract/jobs/category.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { categories, jobs } from '../db/schema.ts';
import { isListed } from '../jobs/job-rows.ts';
import { createRefreshingValue } from '../ttl-cache.ts';

const description = describeRoute({
  tag: 'Categories',
  summary: 'Lists the categories',
  data: { JobCategoriesData: v.object({ jobCategories: v.array(JobCategory) }) },
});

/** `GET /job-categories` (§7). */
export function createJobCategoryRoutes(listCategories: () => Promise<CountedCategory[]>) {
  return new Hono().get('/', description, async (c) => {
    c.header('Cache-Control', cachePolicy.revalidated);
    const jobCategories = (await listCategories()).map(toCategory);
    return c.json({ success: true, data: { jobCategories } });
  });
}

export interface OpenJobs {
  count: number;
  newestAt: Date | null;
}

type StoreContext = Pick<AppContext, 'db' | 'clock'>;

async function countJobs({ db, clock }: StoreContext): Promise<ReadonlyMap<string, OpenJobs>> {
  const rows = await db.orm
    .select({ id: jobs.categoryId, count: count(), newestAt: max(jobs.postedAt) })
    .from(jobs)
    .where(isListed(clock()))
    .groupBy(jobs.categoryId);
  return new Map(rows.map(({ id, ...open }) => [id, open]));
}

export interface CountedCategory {
  id: string;
  name: string;
  open: OpenJobs | undefined;
}

/** The categories with their open jobs, counted about once a minute. */
export function createCountedCategories(context: StoreContext): () => Promise<CountedCategory[]> {
  // Counting reads every listed job: 4 s for a million.
  const countOpen = createRefreshingValue({
    clock: context.clock,
    forMs: MINUTE_MS,
    read: () => countJobs(context),
  });
  return async () => {
    const [rows, counts] = await Promise.all([
      context.db.orm.select().from(categories).orderBy(asc(categories.position), asc(categories.name)),
      countOpen(),
    ]);
    return rows.map(({ id, name }) => ({ id, name, open: counts.get(id) }));
  };
}

const toCategory = ({ id, name, open }: CountedCategory): JobCategory => ({
  _id: id,
  name,
  jobCount: open?.count ?? 0,
});
