import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { allJobsQuery, type JobListResult } from '#api/jobs.ts';
import { errorText } from '#platform/api-error.ts';
import { useIsSlow } from '#platform/clock.ts';
import { logNotice } from '#platform/log.ts';
import { useOnline } from '#platform/online.ts';
import { useIsTakenOver } from '#platform/taken-over.ts';
import { visitSeed } from '#platform/visit-seed.ts';
import { toFreshness, type Freshness } from '#presenters/freshness.ts';
import { createHomeDraw, type HomeJobs } from './home-jobs.ts';

/** The home list's five states. */
export type HomeView =
  | { kind: 'loading'; isSlow: boolean }
  | { kind: 'failed' }
  | { kind: 'empty' }
  | { kind: 'full'; home: HomeJobs; freshness: Freshness };

let draw: ReturnType<typeof createHomeDraw> | undefined;

/** The draw of this visit: it outlives the screen, so that coming back shows the same jobs. */
function drawHome({ jobs, storedAt }: JobListResult) {
  draw ??= createHomeDraw(visitSeed());
  return { home: draw(jobs), isEmpty: jobs.length === 0, storedAt };
}

/** The home list, fetched on load, and a way to ask again. */
export function useHomeJobs(): { view: HomeView; retry: () => void } {
  const list = useQuery({ ...allJobsQuery, select: drawHome });
  const isSlow = useIsSlow(list.isFetching);
  const isOnline = useOnline();
  const { error, dataUpdatedAt } = list;
  // Twelve cards are made in pieces, so that no finger waits for them.
  const data = useDeferredValue(useIsTakenOver() ? list.data : undefined);
  useEffect(() => {
    // §8: a failure to fetch the home job list is only logged.
    if (error) logNotice('the home job list could not be fetched', errorText(error));
  }, [error]);
  const retry = () => void list.refetch();
  if (!data) return { view: error ? { kind: 'failed' } : { kind: 'loading', isSlow }, retry };
  if (data.isEmpty) return { view: { kind: 'empty' }, retry };
  const freshness = toFreshness({ storedAt: data.storedAt, error, dataUpdatedAt, isSlow, isOnline });
  return { view: { kind: 'full', home: data.home, freshness }, retry };
}
