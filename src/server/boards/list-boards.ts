import { and, asc, count, eq, exists, gt, isNull, max, sql } from 'drizzle-orm';
import { boardPaths } from '#contract/http/paths.ts';
import { toSlug } from '#contract/search/slug.ts';
import type { AppContext } from '../app-context.ts';
import { companies, jobs } from '../db/schema.ts';
import { isListed } from '../jobs/job-rows.ts';
import { createCountedCategories, type OpenJobs } from './categories.ts';
import { createCountedCities } from './cities.ts';

/** Open jobs by category and city, counted at most once a minute. */
export function createCountedBoards(context: Pick<AppContext, 'db' | 'clock'>) {
  return { listCategories: createCountedCategories(context), listCities: createCountedCities(context) };
}
export type CountedBoards = ReturnType<typeof createCountedBoards>;

export interface BoardPath {
  path: string;
  openJobs: number;
  /** When its newest open job was posted; null without jobs. */
  changedAt: Date | null;
}

const toBoardPath = (path: string, open: OpenJobs | undefined): BoardPath => ({
  path,
  openJobs: open?.count ?? 0,
  changedAt: open?.newestAt ?? null,
});

const isApproved = and(eq(companies.approval, 'approved'), isNull(companies.deletedAt));
const partOfId = sql<string>`left(${companies.id}, 1)`;

/** Lists the pages of categories, cities and companies. */
export function createBoardPaths(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { listCategories, listCities }: CountedBoards,
) {
  const isOpenJob = () => and(eq(jobs.companyId, companies.id), isListed(clock()));
  return {
    /** All categories, also those without open jobs. */
    async categories(): Promise<BoardPath[]> {
      const rows = await listCategories();
      const paths = rows.map(({ name, open }) => toBoardPath(boardPaths.category(toSlug(name)), open));
      // Of two names with one slug the first has the page.
      return paths.filter(({ path }, at) => paths.findIndex((board) => board.path === path) === at);
    },

    /** Cities with open jobs, most jobs first. */
    async cities(): Promise<BoardPath[]> {
      return (await listCities()).map(({ key, open }) => toBoardPath(boardPaths.city(key), open));
    },

    /** First characters of company ids: the parts of {@link companies}. */
    async companyParts(): Promise<string[]> {
      const openJobs = db.orm.select({ id: jobs.id }).from(jobs).where(isOpenJob());
      const rows = await db.orm
        .selectDistinct({ part: partOfId })
        .from(companies)
        .where(and(isApproved, exists(openJobs)))
        .orderBy(asc(partOfId));
      return rows.map(({ part }) => part);
    },

    async companies(part: string): Promise<BoardPath[]> {
      // Lateral, so that each company's jobs are counted by index.
      const open = db.orm
        .select({ count: count().as('count'), newestAt: max(jobs.postedAt).as('newest_at') })
        .from(jobs)
        .where(isOpenJob())
        .as('open');
      const rows = await db.orm
        .select({ id: companies.id, count: open.count, newestAt: open.newestAt })
        .from(companies)
        .crossJoinLateral(open)
        .where(and(isApproved, eq(partOfId, part), gt(open.count, 0)))
        .orderBy(asc(companies.id));
      return rows.map(({ id, count: openJobs, newestAt }) => ({
        path: boardPaths.company(id),
        openJobs,
        changedAt: newestAt,
      }));
    },
  };
}
export type BoardPaths = ReturnType<typeof createBoardPaths>;
