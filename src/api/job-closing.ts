import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { toClosing, type Closing } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import { closingOf } from '#device/saved-jobs/saved-job-rules.ts';
import { useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { useOnline } from '#platform/http/online.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { jobQuery } from './jobs.ts';
import type { JobResult } from './read-answers.ts';

interface KnownJob {
  jobId: string;
  /** From this device's copies; null without one. */
  job: Job | null;
}

/** The job as the server has just sent it: neither from the worker's cache nor an earlier result. */
export const toFresh = ({
  isFetchedAfterMount,
  data,
}: Pick<UseQueryResult<JobResult>, 'isFetchedAfterMount' | 'data'>): Job | undefined =>
  isFetchedAfterMount && data?.storedAt === null ? data.job : undefined;

/**
 * Why a job no longer takes applications; null while it does. The device's copy may be old, so the server is asked
 * as well. @param isAsked false where it is asked elsewhere
 */
export function useJobClosing({ jobId, job }: KnownJob, isAsked = true): Closing | 'removed' | null {
  const now = useNow();
  const online = useOnline();
  const saved = useSavedJob(jobId);
  const live = useQuery({ ...jobQuery(jobId), enabled: online && isAsked, refetchOnMount: 'always' });
  if (isNotFound(live.error)) return 'removed';
  const fresh = toFresh(live);
  if (fresh) return toClosing(fresh, now);
  if (saved !== undefined) return closingOf(saved, now);
  return job && toClosing(job, now);
}
