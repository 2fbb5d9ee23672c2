import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { cacheNames } from '#contract/device/stores.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { knownSavedJobs, loadSavedJobs, onSavedJobsChange } from '#device/saved-jobs/saved-jobs.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { apiUrl } from '#platform/startup/config.ts';
import { listStoredUrls } from '#platform/worker/stored-answers.ts';
import type { JobResult } from '../read-answers.ts';

/** Which jobs open whole without internet: downloaded, saved in full, or opened before. */

const loadDownloads = () => import('#device/offline-searches/downloaded-jobs.ts');

/** Jobs that the worker stored when they were opened. */
async function readWorkerIds(): Promise<string[]> {
  const jobs = new URL(`${apiUrl(apiPaths.jobs)}/`, location.href).href;
  const urls = await listStoredUrls(cacheNames.publicDetails);
  return urls.flatMap(({ href }) =>
    href.startsWith(jobs) ? decodeURIComponent(href.slice(jobs.length)) : [],
  );
}

function readOpenedIds(queryClient: QueryClient): string[] {
  const opened = queryClient.getQueriesData<JobResult>({ queryKey: [PUBLIC, 'job'] });
  return opened.flatMap(([, found]) => (found && !found.hidden ? found.job._id : []));
}

/** The jobs that open whole without internet. */
export async function readIdsThatOpen(queryClient: QueryClient): Promise<ReadonlySet<string>> {
  const { readOfflineJobIds } = await loadDownloads();
  const [downloaded, workers] = await Promise.all([readOfflineJobIds(), readWorkerIds(), loadSavedJobs()]);
  const saved = [...knownSavedJobs()].flatMap(([id, { isFull }]) => (isFull ? id : []));
  return new Set([...downloaded, ...workers, ...saved, ...readOpenedIds(queryClient)]);
}

const none: ReadonlySet<string> = new Set();
let known = none;
let isFollowing = false;
let isPlanned = false;
const listeners = new Set<() => void>();

/** A download announces each job; all announcements of one task cause one read. */
function plan(queryClient: QueryClient): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(async () => {
    isPlanned = false;
    known = await readIdsThatOpen(queryClient).catch(() => known);
    for (const listener of listeners) listener();
  });
}

function follow(queryClient: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  const planAgain = () => plan(queryClient);
  loadDownloads().then(
    ({ onOfflineSearchesChange }) => onOfflineSearchesChange(planAgain),
    () => undefined,
  );
  onSavedJobsChange(planAgain);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isJob = query.queryKey[0] === PUBLIC && query.queryKey[1] === 'job';
    if (isJob && (type === 'updated' || type === 'removed')) planAgain();
  });
  planAgain();
}

/** Whether a job opens whole without internet. */
export function useOpensOffline(id: string): boolean {
  const queryClient = useQueryClient();
  const subscribe = (listener: () => void) => {
    follow(queryClient);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => known.has(id),
    () => false,
  );
}
