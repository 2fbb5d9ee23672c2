import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { JobsData, OwnJob, OwnJobData } from '#contract/jobs/job.ts';
import type { Address } from '#contract/fields.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { callApi } from '#platform/http/call-api.ts';
import { PRIVATE, PUBLIC } from '#platform/query/query-client.ts';
import { toWriteHeaders, type WriteOptions } from '#platform/http/write-headers.ts';
import { readRows } from './read-rows.ts';

interface Owner {
  token: string;
  userId: string;
}

export const ownJobKeys = {
  list: (userId: string) => [PRIVATE, userId, 'own-jobs'] as const,
  detail: (userId: string, id: string) => [PRIVATE, userId, 'own-job', id] as const,
  deleted: (userId: string) => [PRIVATE, userId, 'own-jobs', 'deleted'] as const,
};

/** `GET /jobs?createdBy={userId}` (§7): the user's own jobs in full, those that wait included. */
export const ownJobsQuery = (owner: Owner) => toListQuery(owner, ownJobKeys.list(owner.userId), {});

/** Extension: those that were deleted and can still be brought back. */
export const deletedJobsQuery = (owner: Owner) =>
  toListQuery(owner, ownJobKeys.deleted(owner.userId), { deleted: 'true' });

function toListQuery<K extends QueryKey>({ token, userId }: Owner, queryKey: K, which: { deleted?: string }) {
  return queryOptions({
    queryKey,
    staleTime: 0,
    enabled: token !== '' && userId !== '',
    queryFn: async ({ signal }): Promise<OwnJob[]> => {
      const path = `${apiPaths.jobs}?${new URLSearchParams({ ...which, createdBy: userId }).toString()}`;
      const { data } = await callApi(path, JobsData, { signal, token });
      return readRows(OwnJob, data.jobs, 'job');
    },
  });
}

/** `GET /jobs/{id}?view=detailed` as the owner reads it: with approval and version. */
export function ownJobQuery(id: string, { token, userId }: Owner) {
  return queryOptions({
    queryKey: ownJobKeys.detail(userId, id),
    staleTime: 0,
    enabled: token !== '' && id !== '',
    queryFn: async ({ signal }): Promise<OwnJob> => {
      const path = `${apiPaths.job(id)}?view=detailed`;
      return (await callApi(path, OwnJobData, { signal, token })).data.job;
    },
  });
}

/** The written job where the server tells it: §7 reads `success` and `message` alone. */
const WrittenJob = v.fallback(v.optional(OwnJobData), undefined);

/**
 * The job payload as it is sent (§7). Values of the lists are texts here: those of another server's lists are
 * sent back as they came.
 */
export interface JobRequest {
  title: string;
  company: string;
  category: string;
  experienceLevel: string;
  salary: { min: number; max: number; currency: string; type: string; bonus: number };
  workingHours: string;
  description: string;
  educationalQualifications: string;
  responsibilities: string;
  requiredSkills: string[];
  niceToHaveSkills: string[];
  benefits: string[];
  location: Address;
  applicationDeadline: string;
  status: 'open';
  jobType: string;
  /** Extension: "Work Mode" of the post form. */
  workMode?: string;
  numberOfOpenings: number;
  tags: string[];
}

interface Write {
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: JobRequest | Record<string, never>;
}

async function write({ path, method, body }: Write, options: WriteOptions): Promise<OwnJob | undefined> {
  const { data } = await callApi(path, WrittenJob, {
    method,
    body,
    token: options.token,
    signal: options.signal,
    headers: toWriteHeaders(options),
  });
  return data?.job;
}

/** `POST /jobs` (§7). @throws ApiError */
export function createJob(job: JobRequest, options: WriteOptions): Promise<OwnJob | undefined> {
  return write({ path: apiPaths.jobs, method: 'POST', body: job }, options);
}

/** `PUT /jobs/{id}` (§7). @throws ApiError; with status 409 its `data` is the job as it is now */
export function updateJob(id: string, job: JobRequest, options: WriteOptions): Promise<OwnJob | undefined> {
  return write({ path: apiPaths.job(id), method: 'PUT', body: job }, options);
}

/** `DELETE /jobs/{id}` (§7). @throws ApiError */
export async function deleteJob(id: string, options: WriteOptions): Promise<void> {
  await write({ path: apiPaths.job(id), method: 'DELETE' }, options);
}

/** Extension: brings a deleted job back. @throws ApiError */
export function restoreJob(id: string, options: WriteOptions): Promise<OwnJob | undefined> {
  return write({ path: apiPaths.jobRestore(id), method: 'POST', body: {} }, options);
}

/** After a write: refetches whatever shows jobs. */
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
