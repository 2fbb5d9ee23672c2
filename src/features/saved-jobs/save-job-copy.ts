import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '#contract/job.ts';
import { companyQuery } from '#api/companies.ts';
import { jobQuery } from '#api/jobs.ts';
import { saveJob } from '#platform/saved-jobs.ts';

/**
 * Keeps a job at once in the form at hand, then in full with its company as soon as both are read.
 * @returns false when the device refuses to store it
 */
export async function saveJobCopy(queryClient: QueryClient, job: Job): Promise<boolean> {
  const savedAt = Date.now();
  if (!(await saveJob({ job, company: null, savedAt, copiedAt: savedAt, isFull: false }))) return false;
  const [full, company] = await Promise.allSettled([
    queryClient.ensureQueryData(jobQuery(job._id)),
    job.company._id === ''
      ? Promise.resolve(null)
      : queryClient.ensureQueryData(companyQuery(job.company._id)),
  ]);
  if (full.status === 'rejected') return true;
  return saveJob({
    job: full.value.job,
    company: company.status === 'fulfilled' ? company.value : null,
    savedAt,
    copiedAt: full.value.storedAt ?? Date.now(),
    isFull: true,
  });
}
