import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '#api/categories.ts';
import { jobListQuery, suggestJobsQuery, type JobListResult } from '#api/jobs.ts';
import type { JobSearch } from '#contract/job-query.ts';
import { hasBrowser } from '#platform/browser.ts';
import { useIsSlow } from '#platform/clock.ts';
import { useOnline } from '#platform/online.ts';
import { paintedList } from '#platform/painted.ts';
import { useIsTakenOver } from '#platform/taken-over.ts';
import { isNoAnswer } from '#presenters/freshness.ts';
import { lateList } from './late-list.tsx';
import { toSearchKey } from './list-state.ts';
import { isReadOnThisVisit, toFirstPage, toListView, withStored } from './list-view.ts';
import { resolveCategory } from './resolve-category.ts';
import { useStoredList } from './use-stored-list.ts';

/** What the landing page's search bar fetched for this very search, if it is still there. */
function fetchedBySearchBar(queryClient: QueryClient, search: JobSearch): JobListResult | undefined {
  const text = search.search;
  if (text === undefined || toSearchKey(search) !== toSearchKey({ search: text })) return undefined;
  const fetched = queryClient.getQueryData(suggestJobsQuery(text).queryKey);
  return fetched && toFirstPage(fetched);
}

/** The jobs and categories of a search, as the screen shows them, and a way to ask again. */
export function useJobList(search: JobSearch) {
  const queryClient = useQueryClient();
  const known = useQuery(categoriesQuery);
  const isTakenOver = useIsTakenOver();
  const categories = { ...known, data: isTakenOver ? known.data : undefined };
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
  const { error, dataUpdatedAt, isPlaceholderData } = list;
  // What is painted stays until its own code is here.
  const isHere = lateList.useIsHere();
  const painted = isHere ? undefined : paintedList();
  const data = painted ?? (isTakenOver ? list.data : undefined);
  const facts = { data, error, dataUpdatedAt, isPlaceholderData, isSlow, isOnline, before };
  const asked = { ...search, category };
  const isFound = painted !== undefined || isReadOnThisVisit(facts);
  const isAway = isTakenOver && (!isOnline || isNoAnswer(error));
  const found = useStoredList(asked, { isFound, isAway, isAsking: list.isFetching });
  const view = withStored(toListView(facts), asked, found);
  return {
    view,
    asked,
    pagination: view.kind === 'stored' ? view.list.pagination : data?.pagination,
    categories,
    categoryId: category,
    refetch: () => void list.refetch(),
  };
}

/** Asks for a search before its screen is there; failures are the screen's to tell. */
export function prefetchJobList(queryClient: QueryClient, search: JobSearch): void {
  if (!hasBrowser) return;
  void queryClient.prefetchQuery(categoriesQuery);
  const choice = resolveCategory(
    search.category,
    queryClient.getQueryData(categoriesQuery.queryKey),
    'pending',
  );
  if (choice.kind === 'known')
    void queryClient.prefetchQuery(jobListQuery({ ...search, category: choice.id }));
}
