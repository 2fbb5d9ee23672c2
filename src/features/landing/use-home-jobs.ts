import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeJobsQuery, toHomeJobs, type HomeJobs, type HomeList } from '#api/home-jobs.ts';
import { errorText } from '#platform/http/api-error.ts';
import { useIsSlow } from '#platform/i18n/clock.ts';
import { logNotice } from '#platform/log.ts';
import { useOnline } from '#platform/http/online.ts';
import { toFreshness, type Freshness } from '#presenters/freshness.tsx';

export type HomeView =
  | { kind: 'loading'; isSlow: boolean }
  | { kind: 'failed' }
  | { kind: 'empty' }
  | { kind: 'full'; list: HomeList; home: HomeJobs; freshness: Freshness };

/** The home list, and a way to retry. */
export function useHomeJobs(): { view: HomeView; retry: () => void } {
  const list = useQuery(homeJobsQuery);
  const isSlow = useIsSlow(list.isFetching);
  const isOnline = useOnline();
  const { data, error, dataUpdatedAt } = list;
  useEffect(() => {
    // §8: a failure is only logged.
    if (error) logNotice('failed to load the home job list', errorText(error));
  }, [error]);
  const retry = () => void list.refetch();
  if (!data) return { view: error ? { kind: 'failed' } : { kind: 'loading', isSlow }, retry };
  if (data.jobs.length === 0) return { view: { kind: 'empty' }, retry };
  const freshness = toFreshness({ storedAt: data.storedAt, error, dataUpdatedAt, isSlow, isOnline });
  return { view: { kind: 'full', list: data, home: toHomeJobs(data.jobs), freshness }, retry };
}
