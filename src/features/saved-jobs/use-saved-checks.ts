import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onComingBack } from '#platform/browser/coming-back.ts';
import { isOnline } from '#platform/http/online.ts';
import { checkSavedJobs } from './check-saved.ts';

/** Checks now, when the network is back and when the page is turned to, one round at a time. @returns the way to stop */
function startChecks(queryClient: QueryClient): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isUnderWay = false;
  const check = async () => {
    if (isUnderWay || document.visibilityState !== 'visible' || !isOnline()) return;
    isUnderWay = true;
    await checkSavedJobs(queryClient, { place: 'list', signal });
    isUnderWay = false;
  };
  const listener = () => void check();
  listener();
  onComingBack(listener, signal);
  return () => stopping.abort();
}

/** While the saved jobs are on screen, the server is asked whether they are still as they were saved. */
export function useSavedChecks(): void {
  const queryClient = useQueryClient();
  useEffect(() => startChecks(queryClient), [queryClient]);
}
