import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '#contract/job.ts';
import { noteServerCopy, saveJob } from '#platform/saved-writes.ts';
import { companyQuery } from './companies.ts';
import { jobQuery } from './jobs.ts';

/**
 * Keeps a job at once in the form at hand, then in full with its company and logo as soon as both are read.
 * @returns false when the device refuses to store it
 */
export async function saveJobCopy(queryClient: QueryClient, job: Job): Promise<boolean> {
  if (!(await saveJob({ job, company: null, copiedAt: Date.now(), isFull: false }))) return false;
  const [full, company] = await Promise.allSettled([
    queryClient.ensureQueryData(jobQuery(job._id)),
    job.company._id === ''
      ? Promise.resolve(null)
      : queryClient.ensureQueryData(companyQuery(job.company._id)),
  ]);
  if (full.status === 'rejected') return true;
  return noteServerCopy(job._id, {
    kind: 'found',
    job: full.value.job,
    company: company.status === 'fulfilled' ? company.value : null,
    at: full.value.storedAt ?? Date.now(),
  });
}
