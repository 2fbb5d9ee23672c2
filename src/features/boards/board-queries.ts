import { useQuery, type QueryClient } from '@tanstack/react-query';
import { jobListQuery } from '#api/jobs.ts';
import type { JobListResult } from '#api/read-answers.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { useQueryState, type QueryState } from '#ui/state/freshness.tsx';
import { categoriesQuery, citiesQuery, cityQuery } from '#api/choices.ts';
import { companyQuery } from '#api/companies.ts';
import { toSlug } from '#contract/search/slug.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';

/** The newest jobs of a page, as the job list queries them. @param search undefined while unknown */
export function useBoardJobs(search: JobSearch | undefined): {
  state: QueryState<JobListResult>;
  retry: () => void;
} {
  const isKnown = search !== undefined;
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...jobListQuery(search ?? {}),
    enabled: isKnown,
    placeholderData: undefined,
  });
  const facts = isKnown ? { data, error } : { data: undefined, error: null };
  const state = useQueryState({ ...facts, dataUpdatedAt, isFetching: isFetching || !isKnown });
  return { state, retry: () => void refetch() };
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
