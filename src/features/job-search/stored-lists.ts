import type { JobCategory } from '#contract/category.ts';
import { parseJobSearch, type JobSearch } from '#contract/job-query.ts';
import { findCategory } from './resolve-category.ts';

/** A list that is on the device. */
export interface StoredList {
  search: JobSearch;
  /** ms since the epoch. */
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
  return cached
    .filter(({ hasJobs }) => hasJobs)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .flatMap(({ queryKey, updatedAt }) => {
      const query = queryKey[2];
      // Only pages of the list have a page in their query; the search bar's answers are typed fragments.
      if (typeof query !== 'string' || !query.startsWith('page=')) return [];
      return [{ search: parseJobSearch(Object.fromEntries(new URLSearchParams(query))), updatedAt }];
    })
    .slice(0, MAX_OFFERED);
}

/** A search in a few words: what was typed and chosen, "page 2" last; '' for the plain list. */
export function toSearchWords(
  search: JobSearch,
  categories: readonly JobCategory[],
  pageWord: (page: number) => string,
): string {
  const category = search.category && (findCategory(search.category, categories)?.name ?? search.category);
  const salary = search.minSalary && search.maxSalary && `${search.minSalary}–${search.maxSalary} USD`;
  const parts = [
    search.search && `“${search.search}”`,
    category,
    ...(search.jobType ?? []),
    ...(search.experienceLevel ?? []),
    search.country,
    salary,
    search.page && search.page > 1 ? pageWord(search.page) : undefined,
  ];
  return parts.filter((part) => part).join(', ');
}
