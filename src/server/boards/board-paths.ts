import { sql } from 'drizzle-orm';
import { boardPaths } from '#contract/jobs/board-paths.ts';
import { toSlug } from '#contract/search/slug.ts';
import type { AppContext } from '../app-context.ts';
import { isListed } from '../jobs/search/filters.ts';
import type { OpenJobs } from './categories.ts';
import type { CountedBoards } from './find-board.ts';

/** A page of open jobs, for lists of pages. */
export interface BoardPath {
  path: string;
  openJobs: number;
  /** When its newest open job was posted; null where it has none. */
  changedAt: Date | null;
}

const toBoardPath = (path: string, open: OpenJobs | undefined): BoardPath => ({
  path,
  openJobs: open?.count ?? 0,
  changedAt: open?.newestAt ?? null,
});

interface CompanyRow {
  id: string;
  count: number;
  newest_at: string;
}

const approved = sql`companies.approval = 'approved' and companies.deleted_at is null`;

/** Lists the pages of categories, cities and companies. */
export function createBoardPaths(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { listCategories, listCities }: CountedBoards,
) {
  return {
    /** All categories, those without open jobs as well. */
    async categories(): Promise<BoardPath[]> {
      const rows = await listCategories();
      const paths = rows.map(({ name, open }) => toBoardPath(boardPaths.category(toSlug(name)), open));
      // Of two names with one slug the first has the page.
      return paths.filter(({ path }, at) => paths.findIndex((board) => board.path === path) === at);
    },

    /** All cities with open jobs, those with most first. */
    async cities(): Promise<BoardPath[]> {
      return (await listCities()).map(({ key, open }) => toBoardPath(boardPaths.city(key), open));
    },

    /** The first characters of the ids of {@link companies}: each names a part of them. */
    async companyParts(): Promise<string[]> {
      const rows = await db.sql<{ part: string }[]>`
        select distinct left(companies.id, 1) as part from companies
        where ${approved} and exists (
          select from jobs where jobs.company_id = companies.id and ${isListed(clock())}
        ) order by part`;
      return rows.map(({ part }) => part);
    },

    /** The approved companies with open jobs of one part. */
    async companies(part: string): Promise<BoardPath[]> {
      const rows = await db.sql<CompanyRow[]>`
        select companies.id, open.count, open.newest_at from companies
        cross join lateral (
          select count(*)::int as count, max(jobs.posted_at) as newest_at from jobs
          where jobs.company_id = companies.id and ${isListed(clock())}
        ) open
        where ${approved} and left(companies.id, 1) = ${part} and open.count > 0
        order by companies.id`;
      return rows.map(({ id, count, newest_at }) =>
        toBoardPath(boardPaths.company(id), { count, newestAt: new Date(newest_at) }),
      );
    },
  };
}
export type BoardPaths = ReturnType<typeof createBoardPaths>;
