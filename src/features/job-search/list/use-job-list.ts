import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '#api/choices.ts';
import { jobListQuery, suggestJobsQuery } from '#api/jobs.ts';
import type { JobListResult } from '#api/read-answers.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { useIsSlow } from '#platform/i18n/clock.ts';
import { useOnline } from '#platform/http/online.ts';
import { isNoAnswer } from '#ui/state/freshness.tsx';
import { toSearchKey } from './list-state.ts';
import { isReadOnThisVisit, toFirstPage, toListView, withStored } from './list-view.ts';
import { resolveCategory } from '../filters/filter-choices.ts';
import { useStoredList } from '../offline/use-stored-list.ts';

/** The answer that the landing page's search bar has fetched for this search. */
function fetchedBySearchBar(queryClient: QueryClient, search: JobSearch): JobListResult | undefined {
  const text = search.search;
  if (text === undefined || toSearchKey(search) !== toSearchKey({ search: text })) return undefined;
  const fetched = queryClient.getQueryData(suggestJobsQuery(text).queryKey);
  return fetched && toFirstPage(fetched);
}

/** The jobs and categories of a search, and a way to retry. */
export function useJobList(search: JobSearch) {
  const queryClient = useQueryClient();
  const known = useQuery(categoriesQuery);
  const state = known.isPending ? 'pending' : 'settled';
  const choice = resolveCategory(search.category, known.data, state);
  const isWaiting = choice.kind === 'waiting';
  const category = isWaiting ? search.category : choice.id;
  const list = useQuery({
    ...jobListQuery({ ...search, category }),
    enabled: !isWaiting,
    placeholderData: (previous) => fetchedBySearchBar(queryClient, search) ?? previous,
  });
  const isSlow = useIsSlow(list.isFetching || isWaiting, toSearchKey(search));
  const isOnline = useOnline();
  const [before, setBefore] = useState<JobListResult>();
  if (list.data && !list.isPlaceholderData && list.data !== before) setBefore(list.data);
  const { data, error, dataUpdatedAt, isPlaceholderData } = list;
  const facts = { data, error, dataUpdatedAt, isPlaceholderData, isSlow, isOnline, before };
  const asked = { ...search, category };
  const isAway = !isOnline || isNoAnswer(error);
  const live = {
    isFound: isReadOnThisVisit(facts) && data?.jobs.length !== 0,
    isAway,
    isAsking: list.isFetching,
  };
  const stored = useStoredList(asked, live);
  const view = withStored(toListView(facts), { search: asked, isOnline }, stored);
  return {
    view,
    asked,
    pagination: view.kind === 'stored' ? view.list.pagination : data?.pagination,
    categories: known,
    categoryId: category,
    refetch: () => {
      if (known.isError) void known.refetch();
      void list.refetch();
      if (stored.kind === 'failed') stored.retry();
    },
  };
}

/** Prefetches a search; failures show on the screen. */
export async function prefetchJobList(queryClient: QueryClient, search: JobSearch): Promise<void> {
  const categories = queryClient.prefetchQuery(categoriesQuery);
  const resolve = (state: 'pending' | 'settled') =>
    resolveCategory(search.category, queryClient.getQueryData(categoriesQuery.queryKey), state);
  let choice = resolve('pending');
  if (choice.kind === 'waiting') {
    await categories;
    choice = resolve('settled');
  }
  const category = choice.kind === 'waiting' ? search.category : choice.id;
  await Promise.all([categories, queryClient.prefetchQuery(jobListQuery({ ...search, category }))]);
}
