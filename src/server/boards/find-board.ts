import { boardPaths, type BoardAddress } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { createCountedCities, findCity } from './cities.ts';
import { createCountedCategories } from './categories.ts';
import { toCityKey } from '#contract/jobs/city-key.ts';
import { toSlug } from '#contract/search/slug.ts';
import { isCleanText } from '#contract/clean-text.ts';
import { isId } from '../ids.ts';

/** Open jobs by category and city, counted at most once a minute. */
export function createCountedBoards(context: Pick<AppContext, 'db' | 'clock'>) {
  return { listCategories: createCountedCategories(context), listCities: createCountedCities(context) };
}
export type CountedBoards = ReturnType<typeof createCountedBoards>;

export interface Board {
  name: string;
  /** Of cities; '' where unknown. */
  nameBn: string;
  path: string;
  openJobs: number;
}

/** Reads the data of a company's page. */
interface Companies {
  find: (id: string) => Promise<{ name: string; approval: string } | null>;
  countOpenJobs: (id: string) => Promise<number>;
}

/** Finds the category, city or company of a page; null for unknown ones. */
export function createBoardFinder(
  context: Pick<AppContext, 'db' | 'clock'>,
  { listCategories, listCities }: CountedBoards,
  companies: Companies,
) {
  async function findCategory(key: string): Promise<Board | null> {
    const slug = toSlug(key);
    const found = (await listCategories()).find(({ name }) => toSlug(name) === slug);
    if (found === undefined) return null;
    return {
      name: found.name,
      nameBn: '',
      path: boardPaths.category(slug),
      openJobs: found.open?.count ?? 0,
    };
  }

  async function findNamedCity(name: string): Promise<Board | null> {
    const key = toCityKey(name);
    const found = key === '' ? null : await findCity(context, listCities, key);
    return (
      found && {
        name: found.name,
        nameBn: found.nameBn,
        path: boardPaths.city(key),
        openJobs: found.jobCount,
      }
    );
  }

  async function findApprovedCompany(id: string): Promise<Board | null> {
    const found = isId(id) ? await companies.find(id) : null;
    if (found?.approval !== 'approved') return null;
    const openJobs = await companies.countOpenJobs(id);
    return { name: found.name, nameBn: '', path: boardPaths.company(id), openJobs };
  }

  const finders = { category: findCategory, city: findNamedCity, company: findApprovedCompany };
  return async ({ kind, key }: BoardAddress): Promise<Board | null> =>
    isCleanText(key) ? finders[kind](key) : null;
}
export type BoardFinder = ReturnType<typeof createBoardFinder>;
