import type { QueryClient } from '@tanstack/react-query';
import { isOpen } from '#contract/jobs/job-dates.ts';
import { createJobIndex, createJobIndexInSteps, matchJobs } from '#contract/jobs/job-match.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { createPause } from '#platform/create-pause.ts';
import { serverNow } from '#platform/server-time.ts';
import { onStoredJobsChange, readStoredJobs, type StoredJobs } from './stored-jobs.ts';

/** Searches all jobs that this device stores, by the server's rules. */

export interface StoredMatches {
  /** All pages. */
  jobs: readonly Job[];
  /** How many open jobs were searched, and when the oldest and the newest were read, ms since the epoch. */
  searched: { count: number; oldest: number; newest: number };
}

const toJobs = (stored: StoredJobs): Job[] => [...stored.values()].map(({ job }) => job);

/** Words are indexed at the first search with a text, and again only after a change. */
const indexes = new WeakMap<StoredJobs, ReturnType<typeof createJobIndexInSteps>>();

function readIndex(stored: StoredJobs): ReturnType<typeof createJobIndexInSteps> {
  const index = indexes.get(stored) ?? createJobIndexInSteps(toJobs(stored), createPause());
  indexes.set(stored, index);
  return index;
}

/** @returns null without open jobs */
export async function findStoredJobs(
  queryClient: QueryClient,
  search: JobSearch,
): Promise<StoredMatches | null> {
  const stored = await readStoredJobs(queryClient);
  const index = search.search?.trim() ? await readIndex(stored) : createJobIndex(toJobs(stored));
  const now = serverNow();
  const times = [...stored.values()].flatMap(({ job, copiedAt }) => (isOpen(job, now) ? copiedAt : []));
  if (times.length === 0) return null;
  return {
    jobs: matchJobs(index, search, now),
    searched: { count: times.length, oldest: Math.min(...times), newest: Math.max(...times) },
  };
}

interface Watcher {
  /** Null without open jobs. */
  onFound: (found: StoredMatches | null) => void;
  onFailure: () => void;
}

/** Searches the stored jobs, now and after each change of them. @returns stops searching */
export function watchStoredJobs(
  queryClient: QueryClient,
  search: JobSearch,
  { onFound, onFailure }: Watcher,
): () => void {
  let isOver = false;
  const find = () =>
    void findStoredJobs(queryClient, search).then(
      (found) => isOver || onFound(found),
      () => isOver || onFailure(),
    );
  const stop = onStoredJobsChange(queryClient, find);
  find();
  return () => {
    isOver = true;
    stop();
  };
}
