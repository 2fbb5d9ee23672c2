import type { AppContext } from '../app-context.ts';
import { createCountedCities, findCity } from './cities.ts';
import { createCountedCategories } from './categories.ts';
import { boardPaths, type BoardAddress } from '#contract/jobs/board-paths.ts';
import { toCityKey, toSlug } from '#contract/search/slug.ts';
import { findCompany } from '../companies/store.ts';
import { isCleanText } from '#contract/clean-text.ts';
import { isId } from '../ids.ts';
import { isListed } from '../jobs/search/filters.ts';

/** Categories and cities with their open jobs, counted at most once a minute for all that read them. */
export function createCountedBoards(context: Pick<AppContext, 'db' | 'clock'>) {
  return { listCategories: createCountedCategories(context), listCities: createCountedCities(context) };
}
export type CountedBoards = ReturnType<typeof createCountedBoards>;

/** What a page of open jobs is about. */
export interface Board {
  name: string;
  /** Its one address: other spellings lead to the same page. */
  path: string;
  openJobs: number;
}

/** Finds the category, city or company of a page; null where there is none. */
export function createBoardFinder(
  context: Pick<AppContext, 'db' | 'clock'>,
  { listCategories, listCities }: CountedBoards,
) {
  const { db, clock } = context;

  async function findCategory(key: string): Promise<Board | null> {
    const slug = toSlug(key);
    const found = (await listCategories()).find(({ name }) => toSlug(name) === slug);
    if (found === undefined) return null;
    return { name: found.name, path: boardPaths.category(slug), openJobs: found.open?.count ?? 0 };
  }

  async function findNamedCity(name: string): Promise<Board | null> {
    const key = toCityKey(name);
    const found = key === '' ? null : await findCity(context, listCities, key);
    return found && { name: found.name, path: boardPaths.city(key), openJobs: found.jobCount };
  }

  async function findApprovedCompany(id: string): Promise<Board | null> {
    const found = isId(id) ? await findCompany(context, id) : null;
    if (found?.approval !== 'approved') return null;
    const [open] = await db.sql<{ count: number }[]>`
      select count(*)::int as count from jobs where ${isListed(clock())} and company_id = ${id}`;
    return { name: found.name, path: boardPaths.company(id), openJobs: open?.count ?? 0 };
  }

  const finders = { category: findCategory, city: findNamedCity, company: findApprovedCompany };
  return async ({ kind, key }: BoardAddress): Promise<Board | null> =>
    isCleanText(key) ? finders[kind](key) : null;
}
export type BoardFinder = ReturnType<typeof createBoardFinder>;
