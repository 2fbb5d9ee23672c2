import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { WrittenAddress } from '#contract/fields.ts';
import { type FigureCounts, JobFiguresData, OwnFiguresData } from '#contract/figures/figures.ts';
import { figurePaths, ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import type { JobChoice } from '#contract/jobs/fields/job-fields.ts';
import type { JobPayload } from '#contract/jobs/job-payload.ts';
import { type Job, JobsData, OwnJob, OwnJobData } from '#contract/jobs/job.ts';
import { callApi, toWriteHeaders, type WriteOptions } from '#platform/http/call-api.ts';
import { PRIVATE, PUBLIC } from '#platform/query/query-client.ts';
import { readRows } from './read-answers.ts';

/** `GET /job-figures` (extension): the totals by job; a job without figures is absent. */
export const ownTotalsQuery = (userId: string) =>
  queryOptions({
    queryKey: [PRIVATE, userId, 'figures'] as const,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Readonly<Record<string, FigureCounts>>> => {
      const { jobs } = (await callApi(figurePaths.jobs, OwnFiguresData, { signal, as: userId })).data;
      return Object.fromEntries(jobs.map(({ _id, ...counts }) => [_id, counts]));
    },
  });

/** `GET /jobs/{id}/figures` (extension). */
export const ownFiguresQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: [PRIVATE, userId, 'figures', id] as const,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<JobFiguresData> =>
      (await callApi(figurePaths.ofJob(id), JobFiguresData, { signal, as: userId })).data,
  });

export const ownJobKeys = {
  list: (userId: string) => [PRIVATE, userId, 'own-jobs'] as const,
  detail: (userId: string, id: string) => [PRIVATE, userId, 'own-job', id] as const,
  deleted: (userId: string) => [PRIVATE, userId, 'own-jobs', 'deleted'] as const,
};

/** `GET /jobs?createdBy={userId}` (§7), not only approved ones. */
export const ownJobsQuery = (userId: string) => toListQuery(userId, ownJobKeys.list(userId), {});

/** Extension: deleted ones that can be restored. */
export const deletedJobsQuery = (userId: string) =>
  toListQuery(userId, ownJobKeys.deleted(userId), { deleted: 'true' });

function toListQuery<K extends QueryKey>(userId: string, queryKey: K, which: { deleted?: string }) {
  return queryOptions({
    queryKey,
    staleTime: 0,
    enabled: userId !== '',
    queryFn: async ({ signal }): Promise<OwnJob[]> => {
      const path = `${apiPaths.jobs}?${new URLSearchParams({ ...which, createdBy: userId }).toString()}`;
      const { data } = await callApi(path, JobsData, { signal, as: userId });
      return readRows(OwnJob, data.jobs, 'job');
    },
  });
}

/** `GET /jobs/{id}?view=detailed`, with approval and version. */
export function ownJobQuery(id: string, userId: string) {
  return queryOptions({
    queryKey: ownJobKeys.detail(userId, id),
    staleTime: 0,
    enabled: userId !== '' && id !== '',
    queryFn: async ({ signal }): Promise<OwnJob> => {
      const path = `${apiPaths.job(id)}?view=detailed`;
      return (await callApi(path, OwnJobData, { signal, as: userId })).data.job;
    },
  });
}

const WrittenJob = v.fallback(v.optional(OwnJobData), undefined);

interface Written {
  company: string;
  category: string;
  salary: { min: number; max: number; currency: string; type: string; bonus: number };
  location: WrittenAddress;
  status: 'open';
  numberOfOpenings: number;
}

/** Left out where nothing is chosen: what is stored stays. */
type Omitted = JobChoice | 'applyWays' | 'screening';

/** A job as sent (§7); unlisted values of other servers are sent back unchanged. */
export type JobRequest = Written &
  Omit<Pick<Job, keyof JobPayload>, keyof Written | Omitted> &
  Partial<Pick<Job, Omitted>>;

interface Write {
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: JobRequest | Record<string, never>;
}

async function write({ path, method, body }: Write, options: WriteOptions): Promise<OwnJob | undefined> {
  const { data } = await callApi(path, WrittenJob, {
    method,
    body,
    as: options.as,
    signal: options.signal,
    headers: toWriteHeaders(options),
  });
  return data?.job;
}

/** `POST /jobs` (§7). @throws ApiError */
export function createJob(job: JobRequest, options: WriteOptions): Promise<OwnJob | undefined> {
  return write({ path: apiPaths.jobs, method: 'POST', body: job }, options);
}

/** `PUT /jobs/{id}` (§7). @throws ApiError; a 409 has the current job in `data` */
export function updateJob(id: string, job: JobRequest, options: WriteOptions): Promise<OwnJob | undefined> {
  return write({ path: apiPaths.job(id), method: 'PUT', body: job }, options);
}

/** `DELETE /jobs/{id}` (§7). @throws ApiError */
export async function deleteJob(id: string, options: WriteOptions): Promise<void> {
  await write({ path: apiPaths.job(id), method: 'DELETE' }, options);
}

/** Extension. @throws ApiError */
export function restoreJob(id: string, options: WriteOptions): Promise<OwnJob | undefined> {
  return write({ path: ownerPaths.jobRestore(id), method: 'POST', body: {} }, options);
}

/** Extension: lists leave a closed job out. @throws ApiError */
export function closeJob(id: string, options: WriteOptions): Promise<OwnJob | undefined> {
  return write({ path: ownerPaths.jobClose(id), method: 'POST', body: {} }, options);
}

/** Extension, until the deadline has passed. @throws ApiError */
export function reopenJob(id: string, options: WriteOptions): Promise<OwnJob | undefined> {
  return write({ path: ownerPaths.jobReopen(id), method: 'POST', body: {} }, options);
}

/** Refetches what shows jobs, after a write. */
export async function refreshJobs(queryClient: QueryClient, userId: string): Promise<void> {
  const affected = [
    ownJobKeys.list(userId),
    [PRIVATE, userId, 'own-job'],
    [PRIVATE, userId, 'job'],
    [PUBLIC, 'jobs'],
    [PUBLIC, 'job'],
  ];
  await Promise.all(affected.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
