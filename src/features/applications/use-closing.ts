import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { isOpen, isRemoved } from '#device/saved-jobs/deadlines.ts';
import { useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { isClosed } from './letter-steps.ts';

/** What became of a letter's job meanwhile; null while one can still apply. */
export type Closing = 'closed' | 'removed' | null;

/** As far as is known: a saved job is followed anyway. @param job as it was read last; null when it is not known */
export function useClosing(jobId: string, job: Job | null): Closing {
  const now = useNow();
  const saved = useSavedJobs().get(jobId);
  if (saved === undefined) return isClosed(job, now) ? 'closed' : null;
  if (isRemoved(saved)) return 'removed';
  return isOpen(saved, now) ? null : 'closed';
}
