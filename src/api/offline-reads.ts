import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toJobsQuery, type JobSearch } from '#contract/jobs/job-query.ts';
import { apiPaths } from '#contract/http/paths.ts';
import type { RequestOptions } from '#platform/http/http.ts';
import { ask } from './ask.ts';
import type { JobListResult } from './read-answers.ts';

/** Reads for an offline search, which bypass all caches. Each throws ApiError, or the abort of its signal. */

const toOptions = (signal: AbortSignal): RequestOptions => ({ signal, cache: 'no-store' });

/** @param perPage other servers may send fewer */
export function fetchJobsPage(
  search: JobSearch,
  perPage: number,
  signal: AbortSignal,
): Promise<JobListResult> {
  const path = `${apiPaths.jobs}?${toJobsQuery(search, perPage)}`;
  return ask(path, toOptions(signal), ({ readJobs }, answer) => readJobs(answer));
}

export async function fetchWholeJob(id: string, signal: AbortSignal): Promise<Job> {
  const { job } = await ask(apiPaths.job(id), toOptions(signal), ({ readJob }, answer) => readJob(answer));
  return job;
}

export function fetchCompany(id: string, signal: AbortSignal): Promise<Company> {
  return ask(apiPaths.company(id), toOptions(signal), ({ readCompany }, answer) => readCompany(answer));
}
