import { useEffect, useState } from 'react';
import type { JobTerm } from '#contract/jobs/job-dates.ts';
import { useOnline } from '#platform/http/online.ts';
import type { SavedJob } from './saved-job.ts';
import { useSavedJob } from './saved-jobs.ts';
import type { OfflineJob } from '../offline-searches/offline-searches.ts';

/** True when the server no longer has the job. */
export const isRemoved = ({ latest }: SavedJob): boolean => latest?.kind === 'removed';

/** The latest known deadline and status. */
export function toTerm({ job, latest }: SavedJob): JobTerm {
  const { applicationDeadline, status } = latest?.kind === 'found' ? latest.job : job;
  return { applicationDeadline, status };
}

/** `isFull` is false for the list's short form. */
type StoredCopy = OfflineJob & { isFull?: boolean };

/**
 * The stored copy of a job, for when the server's cannot be read. @param hasFailed the server did not answer
 */
export function useStoredJob(id: string, hasFailed: boolean): StoredCopy | undefined {
  const saved = useSavedJob(id);
  const isOnline = useOnline();
  const [offline, setOffline] = useState<OfflineJob>();
  const isNeeded = saved === undefined && (hasFailed || !isOnline);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    const read = async () => {
      const { readOfflineJob } = await import('../offline-searches/downloaded-jobs.ts');
      const found = await readOfflineJob(id);
      if (!isOver) setOffline(found);
    };
    read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [id, isNeeded]);
  const here = saved ?? (offline?.job._id === id ? offline : undefined);
  const [shown, setShown] = useState<StoredCopy | undefined>(here);
  if (here !== undefined && here !== shown) setShown(here);
  // Stays on screen when it is un-saved.
  return here ?? (shown?.job._id === id ? shown : undefined);
}
