import { parseUrlSearch } from '#contract/http/url-search.ts';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { toSearchKey } from '../list/list-state.ts';

export interface StoredList {
  search: JobSearch;
  updatedAt: number;
}

export interface CachedQuery {
  queryKey: readonly unknown[];
  updatedAt: number;
  hasJobs: boolean;
}

const MAX_OFFERED = 5;

/** The cached lists, newest first. */
export function toStoredLists(cached: readonly CachedQuery[]): StoredList[] {
  const offered = new Set<string>();
  return cached
    .filter(({ hasJobs }) => hasJobs)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .flatMap(({ queryKey, updatedAt }) => {
      const query = queryKey[2];
      // Answers for the search bar have no `page`.
      if (typeof query !== 'string' || !query.startsWith('page=')) return [];
      const values = parseUrlSearch(query);
      // Lists of a company's page.
      if (values['company'] !== undefined) return [];
      return [{ search: parseJobSearch(values), updatedAt }];
    })
    .filter(({ search }) => {
      // A page may be cached in two sizes.
      const key = toSearchKey(search);
      return !offered.has(key) && offered.add(key);
    })
    .slice(0, MAX_OFFERED);
}
