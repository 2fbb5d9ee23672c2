import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { Letter } from '#device/letters/letter.ts';

/** A job to apply for, as far as it is known. */
export type AppliedJob = Pick<Letter, 'jobId' | 'title' | 'companyName' | 'job' | 'company'>;

export const toAppliedJob = (job: Job, company: Company | undefined): AppliedJob => ({
  jobId: job._id,
  title: job.title,
  companyName: company?.name || job.company.name,
  job,
  company: company ?? null,
});
