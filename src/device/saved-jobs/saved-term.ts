import type { JobTerm } from '#contract/jobs/job-dates.ts';
import type { SavedJob } from './saved-job.ts';

/** True when the server no longer has the job. */
export const isRemoved = ({ latest }: SavedJob): boolean => latest?.kind === 'removed';

/** The latest known deadline and status. */
export function toTerm({ job, latest }: SavedJob): JobTerm {
  const { applicationDeadline, status } = latest?.kind === 'found' ? latest.job : job;
  return { applicationDeadline, status };
}
