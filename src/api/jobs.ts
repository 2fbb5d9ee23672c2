import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { parseRows } from '#contract/envelope.ts';
import { Job, JobData, JobsData } from '#contract/job.ts';
import { toJobsQuery, toSuggestQuery, type JobSearch } from '#contract/job-query.ts';
import { SLOW_ANSWER_MS } from '#contract/limits.ts';
import type { Pagination } from '#contract/pagination.ts';
import { apiPaths } from '#contract/paths.ts';
import { callApi, type RequestOptions } from '#platform/http.ts';
import { logNotice } from '#platform/log.ts';
import { PRIVATE, PUBLIC } from '#platform/query-client.ts';

/** A list as the screens read it. */
export interface JobListResult {
  jobs: Job[];
  pagination: Pagination | undefined;
  /** When the worker stored this answer, ms since the epoch; null when it came fresh. */
  storedAt: number | null;
}

async function fetchJobs(query: string, options: RequestOptions): Promise<JobListResult> {
  const path = query === '' ? apiPaths.jobs : `${apiPaths.jobs}?${query}`;
  const { data, storedAt } = await callApi(path, JobsData, options);
  const { rows, rejected } = parseRows(Job, data.jobs);
  for (const row of rejected) logNotice(`a job was left out of a list (row ${row.index})`, row.reason);
  return { jobs: rows, pagination: data.pagination, storedAt };
}

export const jobKeys = {
  list: (query: string) => [PUBLIC, 'jobs', query] as const,
  detail: (id: string) => [PUBLIC, 'job', id] as const,
  privateDetail: (userId: string, id: string) => [PRIVATE, userId, 'job', id] as const,
};

/** One page of the list (§7). `category` must be an id by now, or absent. */
export function jobListQuery(search: JobSearch) {
  const query = toJobsQuery(search);
  return queryOptions({
    queryKey: jobKeys.list(query),
    queryFn: ({ signal }) => fetchJobs(query, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** `GET /jobs`, the full-list form that home and related jobs ask for (§7). */
export const allJobsQuery = queryOptions({
  queryKey: jobKeys.list(''),
  queryFn: ({ signal }) => fetchJobs('', { signal }),
});

/** `GET /jobs?search={text}` of the landing search bar; typed fragments are not kept on the device. */
export function suggestJobsQuery(text: string) {
  const query = toSuggestQuery(text);
  return queryOptions({
    queryKey: jobKeys.list(query),
    queryFn: ({ signal }) => fetchJobs(query, { signal }),
    enabled: text.trim() !== '',
    meta: { persist: false },
    gcTime: SLOW_ANSWER_MS * 15,
    placeholderData: keepPreviousData,
  });
}

export interface JobResult {
  job: Job;
  storedAt: number | null;
}

/** `GET /jobs/{id}`, as anyone reads it. */
export function jobQuery(id: string) {
  return queryOptions({
    queryKey: jobKeys.detail(id),
    queryFn: async ({ signal }): Promise<JobResult> => {
      const { data, storedAt } = await callApi(apiPaths.job(id), JobData, { signal });
      return { job: data.job, storedAt };
    },
  });
}

/** `GET /jobs/{id}?view=detailed` with a token; never kept on the device. */
export function detailedJobQuery(id: string, session: { token: string; userId: string }) {
  return queryOptions({
    queryKey: jobKeys.privateDetail(session.userId, id),
    queryFn: async ({ signal }): Promise<JobResult> => {
      const path = `${apiPaths.job(id)}?view=detailed`;
      const { data, storedAt } = await callApi(path, JobData, { signal, token: session.token });
      return { job: data.job, storedAt };
    },
  });
}
