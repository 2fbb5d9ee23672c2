import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeJobsQuery, type HomeList } from '#api/home-jobs.ts';
import { errorText } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { useQueryState, type QueryState } from '#presenters/freshness.tsx';

/** The home list, and a way to retry. */
export function useHomeJobs(): { state: QueryState<HomeList>; retry: () => void } {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(homeJobsQuery);
  const state = useQueryState({ data, error, dataUpdatedAt, isFetching });
  useEffect(() => {
    // §8: a failure is only logged.
    if (error) logNotice('failed to load the home job list', errorText(error));
  }, [error]);
  return { state, retry: () => void refetch() };
}
