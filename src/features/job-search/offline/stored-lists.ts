import type { JobCategory } from '#contract/jobs/category.ts';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { toSearchKey } from '../list/list-state.ts';
import { findCategory } from '../filters/category.ts';
import type { SearchNameTexts } from './messages.ts';

/** A list that is on the device. */
export interface StoredList {
  search: JobSearch;
  updatedAt: number;
}

/** What the query cache holds of one list. */
export interface CachedQuery {
  queryKey: readonly unknown[];
  updatedAt: number;
  hasJobs: boolean;
}

const MAX_OFFERED = 5;

/** The lists seen before, newest first: what an unreachable network leaves to read. */
export function toStoredLists(cached: readonly CachedQuery[]): StoredList[] {
  const offered = new Set<string>();
  return cached
    .filter(({ hasJobs }) => hasJobs)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .flatMap(({ queryKey, updatedAt }) => {
      const query = queryKey[2];
      // Only pages of the list have a page in their query; the search bar's answers are typed fragments.
      if (typeof query !== 'string' || !query.startsWith('page=')) return [];
      const values = new URLSearchParams(query);
      // A company's jobs stand on its own page.
      if (values.has('company')) return [];
      return [{ search: parseJobSearch(Object.fromEntries(values)), updatedAt }];
    })
    .filter(({ search }) => {
      // A page may be there twice: in the usual size, and in the data saver's.
      const key = toSearchKey(search);
      return !offered.has(key) && offered.add(key);
    })
    .slice(0, MAX_OFFERED);
}

/** A search in a few words: what was typed and chosen, its order, "page 2" last. */
export function toSearchName(
  search: JobSearch,
  categories: readonly JobCategory[],
  texts: SearchNameTexts,
): string {
  const category = search.category && (findCategory(search.category, categories)?.name ?? search.category);
  const { minSalary, maxSalary, payCurrency = 'USD' } = search;
  const bounds = maxSalary === undefined ? `${minSalary}+` : `${minSalary}–${maxSalary}`;
  const salary = minSalary && `${bounds} ${payCurrency}`;
  const chosen = [
    search.search && `“${search.search}”`,
    category,
    ...(search.jobType ?? []),
    ...(search.experienceLevel ?? []),
    search.country,
    search.city,
    salary,
  ].filter(Boolean);
  const parts = [
    ...(chosen.length > 0 ? chosen : [texts.allJobs]),
    search.sort && texts.sorted[search.sort],
    search.page && search.page > 1 && texts.page(search.page),
  ];
  return parts.filter(Boolean).join(', ');
}
