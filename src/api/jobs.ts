import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toJobsQuery, type JobSearch, toSuggestQuery } from '#contract/jobs/job-query.ts';
import { listLimits, SLOW_ANSWER_MS } from '#contract/limits.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { apiPaths } from '#contract/http/paths.ts';
import type { RequestOptions } from '#platform/http/http.ts';
import { PRIVATE, PUBLIC } from '#platform/query/query-client.ts';
import { ask } from './ask.ts';
import type { JobListResult, JobResult } from './read-answers.ts';

/** Jobs per page: ten, fewer under the data saver. */
export function listPageSize(): number {
  return isDataSaver() ? listLimits.smallPageSize : listLimits.pageSize;
}

function toListQuery(search: JobSearch): string {
  return toJobsQuery(search, listPageSize());
}

function fetchJobs(query: string, options: RequestOptions): Promise<JobListResult> {
  const path = query === '' ? apiPaths.jobs : `${apiPaths.jobs}?${query}`;
  return ask(path, options, ({ readJobs }, answer) => readJobs(answer));
}

const fetchJob = (path: string, options: RequestOptions): Promise<JobResult> =>
  ask(path, options, ({ readJob }, answer) => readJob(answer));

export const jobKeys = {
  list: (query: string) => [PUBLIC, 'jobs', query] as const,
  detail: (id: string) => [PUBLIC, 'job', id] as const,
  privateDetail: (userId: string, id: string) => [PRIVATE, userId, 'job', id] as const,
};

/** One page of the list (§7). `category` must be an id. */
export function jobListQuery(search: JobSearch) {
  const query = toListQuery(search);
  const asked = { page: search.page ?? 1, perPage: listPageSize() };
  return queryOptions({
    queryKey: jobKeys.list(query),
    meta: { path: `${apiPaths.jobs}?${query}` },
    queryFn: ({ signal }) =>
      ask(`${apiPaths.jobs}?${query}`, { signal }, ({ readJobsPage }, answer) => readJobsPage(answer, asked)),
    placeholderData: keepPreviousData,
  });
}

/** `GET /jobs`, the full-list form (§7). */
export const allJobsQuery = queryOptions({
  queryKey: jobKeys.list(''),
  queryFn: ({ signal }) => fetchJobs('', { signal }),
});

/** `GET /jobs?search={text}` of the landing page; not stored, as the text is still typed. */
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

/** `GET /jobs/{id}`. */
export function jobQuery(id: string) {
  return queryOptions({
    queryKey: jobKeys.detail(id),
    meta: { path: apiPaths.job(id) },
    queryFn: ({ signal }) => fetchJob(apiPaths.job(id), { signal }),
  });
}

/** `GET /jobs/{id}?view=detailed` with a token; never stored. */
export function detailedJobQuery(id: string, userId: string) {
  return queryOptions({
    queryKey: jobKeys.privateDetail(userId, id),
    queryFn: ({ signal }) => fetchJob(`${apiPaths.job(id)}?view=detailed`, { signal, as: userId }),
  });
}
