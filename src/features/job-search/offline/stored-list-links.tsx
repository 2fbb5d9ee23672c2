import { locale } from '#texts/platform/i18n/locale';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoriesQuery } from '#api/categories.ts';
import type { JobListResult } from '#api/read-answers.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { formatAge } from '#contract/format.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { toServerTime } from '#platform/server-time.ts';
import { normalise, toSearchKey } from '../list/list-state.ts';
import { storedListsMessages } from '#texts/features/job-search/offline/messages';
import { toSearchName } from '#presenters/search/search-name.ts';
import { toStoredLists } from './stored-lists.ts';

/** Links to cached lists, where the requested one is missing. */
export function StoredListLinks() {
  const texts = storedListsMessages;
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
