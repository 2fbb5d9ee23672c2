import { useQuery, type QueryClient } from '@tanstack/react-query';
import { jobListQuery } from '#api/jobs.ts';
import type { JobListResult } from '#api/read-answers.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { useIsSlow } from '#platform/i18n/clock.ts';
import { useOnline } from '#platform/http/online.ts';
import { isNoAnswer, toFreshness, type Freshness } from '#presenters/freshness.tsx';
import { categoriesQuery } from '#api/categories.ts';
import { citiesQuery, cityQuery } from '#api/cities.ts';
import { companyQuery } from '#api/companies.ts';
import { toSlug } from '#contract/search/slug.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';

export type BoardJobsView =
  | { kind: 'loading'; isSlow: boolean }
  | { kind: 'failed'; isOffline: boolean }
  | { kind: 'empty'; freshness: Freshness }
  | { kind: 'full'; list: JobListResult; freshness: Freshness };

/** The newest jobs of a page, as the job list queries them. @param search undefined while unknown */
export function useBoardJobs(search: JobSearch | undefined): { view: BoardJobsView; retry: () => void } {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...jobListQuery(search ?? {}),
    enabled: search !== undefined,
    placeholderData: undefined,
  });
  const isSlow = useIsSlow(isFetching || search === undefined);
  const isOnline = useOnline();
  const retry = () => void refetch();
  if (search === undefined || (!data && !error)) return { view: { kind: 'loading', isSlow }, retry };
  if (!data) return { view: { kind: 'failed', isOffline: !isOnline || isNoAnswer(error) }, retry };
  const freshness = toFreshness({ storedAt: data.storedAt, error, dataUpdatedAt, isSlow, isOnline });
  return {
    view: data.jobs.length === 0 ? { kind: 'empty', freshness } : { kind: 'full', list: data, freshness },
    retry,
  };
}

export async function prefetchCategory(queryClient: QueryClient, slug: string): Promise<void> {
  const cities = hasServerExtensions() ? queryClient.prefetchQuery(citiesQuery) : undefined;
  await queryClient.prefetchQuery(categoriesQuery);
  const categories = queryClient.getQueryData(categoriesQuery.queryKey);
  const category = categories?.find(({ name }) => toSlug(name) === toSlug(slug));
  await Promise.all([
    cities,
    category && queryClient.prefetchQuery(jobListQuery({ category: category._id })),
  ]);
}

export async function prefetchCity(queryClient: QueryClient, slug: string): Promise<void> {
  const isOffered = hasServerExtensions();
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery),
    isOffered && queryClient.prefetchQuery(citiesQuery),
    isOffered && queryClient.prefetchQuery(cityQuery(slug)),
    isOffered && queryClient.prefetchQuery(jobListQuery({ city: slug })),
  ]);
}

export async function prefetchCompany(queryClient: QueryClient, id: string, page: number): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(companyQuery(id)),
    hasServerExtensions() && queryClient.prefetchQuery(jobListQuery({ company: id, page })),
  ]);
}
