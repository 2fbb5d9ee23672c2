import type { Company } from '#contract/company.ts';
import type { Job } from '#contract/job.ts';
import type { Letter } from '#platform/letter.ts';

/** A job to apply for, as far as it is known. */
export type AppliedJob = Pick<Letter, 'jobId' | 'title' | 'companyName' | 'job' | 'company'>;

export const toAppliedJob = (job: Job, company: Company | undefined): AppliedJob => ({
  jobId: job._id,
  title: job.title,
  companyName: company?.name || job.company.name,
  job,
  company: company ?? null,
});
