import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoriesQuery } from '#api/choices.ts';
import type { JobListResult } from '#api/read-answers.ts';
import { formatAge } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { parseUrlSearch } from '#contract/http/url-search.ts';
import { type JobSearch, parseJobSearch } from '#contract/jobs/job-query.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { toServerTime } from '#platform/server-time.ts';
import { toSearchName } from '#ui/search/search-name.ts';
import { storedListsMessages as texts } from '../later-messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { normalise, toSearchKey } from '../list/list-state.ts';

interface StoredList {
  search: JobSearch;
  updatedAt: number;
}

interface CachedQuery {
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

/** Links to cached lists, where the requested one is missing. */
export function StoredListLinks() {
  const now = useNow();
  const queryClient = useQueryClient();
  const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? [];
  const queries = queryClient.getQueryCache().findAll({ queryKey: [PUBLIC, 'jobs'], exact: false });
  const lists = toStoredLists(
    queries.map(({ queryKey, state }) => ({
      queryKey,
      updatedAt: toServerTime(state.dataUpdatedAt),
      hasJobs: hasJobs(queryClient.getQueryData<JobListResult>(queryKey)),
    })),
  );
  if (lists.length === 0) return null;
  return (
    <section className="surface mt-4 p-4">
      <h3 className="mb-1 font-bold">{texts.storedTitle}</h3>
      <ul>
        {lists.map(({ search, updatedAt }) => (
          <li key={toSearchKey(search)} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <Link
              to={appPaths.jobs}
              search={normalise(search)}
              className="link inline-flex min-h-11 items-center text-primary"
            >
              {toSearchName(search, categories)}
            </Link>
            <span className="text-sm text-muted">{formatAge(updatedAt, now, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hasJobs(list: JobListResult | undefined): boolean {
  return list !== undefined && list.jobs.length > 0;
}
