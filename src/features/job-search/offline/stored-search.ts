import type { QueryClient } from '@tanstack/react-query';
import { listPageSize } from '#api/jobs.ts';
import type { JobListResult } from '#api/read-answers.ts';
import { onStoredJobsChange } from '#api/on-device/stored-jobs.ts';
import { findStoredJobs } from '#api/on-device/stored-search.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toStoredLine } from './stored-line.ts';
import { toSearchKey } from '../list/list-state.ts';
import { serverNow } from '#platform/server-time.ts';

/** A page of results among the jobs on this device. */
export interface StoredFound {
  key: string;
  list: JobListResult;
  line: string;
}

function toPage(found: readonly Job[], { page = 1 }: JobSearch): JobListResult {
  const perPage = listPageSize();
  const total = found.length;
  return {
    jobs: found.slice((page - 1) * perPage, page * perPage),
    pagination: { total, totalPages: Math.ceil(total / perPage), page, perPage },
    storedAt: null,
  };
}

async function find(queryClient: QueryClient, search: JobSearch): Promise<StoredFound | null> {
  const found = await findStoredJobs(queryClient, search);
  if (found === null) return null;
  return {
    key: toSearchKey(search),
    list: toPage(found.jobs, search),
    line: toStoredLine(found.searched, serverNow()),
  };
}

interface Watcher {
  /** Null where the device has no open job. */
  onFound: (found: StoredFound | null) => void;
  onFailure: () => void;
}

/** Searches the stored jobs, now and after each change of them. @returns stops searching */
export function watchStored(
  queryClient: QueryClient,
  search: JobSearch,
  { onFound, onFailure }: Watcher,
): () => void {
  let isOver = false;
  const look = () =>
    void find(queryClient, search).then(
      (found) => isOver || onFound(found),
      () => isOver || onFailure(),
    );
  const stop = onStoredJobsChange(queryClient, look);
  look();
  return () => {
    isOver = true;
    stop();
  };
}
