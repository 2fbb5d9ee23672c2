import type { QueryClient } from '@tanstack/react-query';
import type { Company } from '#contract/companies/company.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { type JobSearch, toJobsQuery } from '#contract/jobs/job-query.ts';
import type { Job } from '#contract/jobs/job.ts';
import { noteJobEvent } from '#device/figures/events.ts';
import { noteServerCopy, saveJob } from '#device/saved-jobs/writes.ts';
import type { RequestOptions } from '#platform/http/http.ts';
import { serverNow, toServerTime } from '#platform/server-time.ts';
import { ask } from './ask.ts';
import { companyQuery } from './companies.ts';
import { jobQuery } from './jobs.ts';
import type { JobListResult, JobResult } from './read-answers.ts';

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

async function readJob(queryClient: QueryClient, id: string): Promise<JobResult> {
  try {
    return await queryClient.fetchQuery(jobQuery(id));
  } catch (error) {
    const known = queryClient.getQueryData(jobQuery(id).queryKey);
    if (known === undefined) throw error;
    return known;
  }
}

async function readCompany(queryClient: QueryClient, id: string): Promise<Company | null> {
  if (id === '') return null;
  try {
    return await queryClient.ensureQueryData(companyQuery(id));
  } catch {
    return null;
  }
}

/** Saves a job as it is, then in full with company and logo. @returns false when the device refused */
export async function saveJobCopy(queryClient: QueryClient, job: Job): Promise<boolean> {
  const id = job._id;
  if (!(await saveJob({ job, company: null, copiedAt: serverNow(), isFull: false }))) return false;
  const [full, company] = await Promise.all([
    readJob(queryClient, id).catch(() => null),
    readCompany(queryClient, job.company._id),
  ]);
  noteJobEvent({ kind: 'save', jobId: id });
  if (full === null) return true;
  const readAt = toServerTime(queryClient.getQueryState(jobQuery(id).queryKey)?.dataUpdatedAt ?? Date.now());
  return noteServerCopy(id, { kind: 'found', job: full.job, company, at: full.storedAt ?? readAt });
}
