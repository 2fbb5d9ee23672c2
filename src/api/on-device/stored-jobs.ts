import type { QueryClient } from '@tanstack/react-query';
import type { Company } from '#contract/companies/company.ts';
import { cacheNames } from '#contract/device/stores.ts';
import { parseRows } from '#contract/http/envelope.ts';
import { pick } from '#contract/rows.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { withCompany } from '#contract/jobs/job-names.ts';
import { unlistedJobFields } from '#contract/jobs/fields/job-fields.ts';
import { Job, JobData, JobsData } from '#contract/jobs/job.ts';
import {
  type OfflineJob,
  readOfflineJobs,
  onOfflineSearchesChange,
} from '#device/offline-searches/offline-searches.ts';
import { onSavedJobsChange, readSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { toFetched } from '#platform/http/call-api.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { apiUrl } from '#platform/startup/config.ts';
import { listStoredAnswers } from '#platform/worker/stored-answers.ts';
import { createPause } from '#platform/create-pause.ts';
import { toServerTime } from '#platform/server-time.ts';
import type { HomeList } from '../home-jobs.ts';
import type { JobResult } from '../read-answers.ts';

/** Every job that this device knows: downloaded, saved, opened, or a row of a list that was shown. */

export interface StoredJob {
  job: Job;
  company: Company | null;
  /** When it was read from the server, ms since the epoch. */
  copiedAt: number;
  /** False for a row of a list, which lacks most texts. */
  isWhole: boolean;
}

export type StoredJobs = ReadonlyMap<string, StoredJob>;

/** The newer row, with the texts that only the older, whole posting has. */
function withTextsOf(row: StoredJob, { job: whole, company }: StoredJob): StoredJob {
  const job: Job = { ...row.job, ...pick(whole, [...unlistedJobFields, 'createdBy', 'advice']) };
  return { job, company: row.company ?? company, copiedAt: row.copiedAt, isWhole: true };
}

/** Each job once: what was read last counts. */
export function mergeStoredJobs(copies: readonly StoredJob[]): Map<string, StoredJob> {
  const merged = new Map<string, StoredJob>();
  for (const copy of copies.toSorted((a, b) => b.copiedAt - a.copiedAt)) {
    const newer = merged.get(copy.job._id);
    if (newer === undefined) merged.set(copy.job._id, copy);
    else if (!newer.isWhole && copy.isWhole) merged.set(copy.job._id, withTextsOf(newer, copy));
  }
  return merged;
}

const toCopy = ({ job, company, copiedAt }: OfflineJob, isWhole: boolean): StoredJob => ({
  job: withCompany(job, company),
  company,
  copiedAt,
  isWhole,
});

async function readRecords(): Promise<StoredJob[]> {
  const [downloaded, saved] = await Promise.all([readOfflineJobs(), readSavedJobs()]);
  return [...downloaded.map((copy) => toCopy(copy, true)), ...saved.map((copy) => toCopy(copy, copy.isFull))];
}

/** Answers in memory, those of earlier visits among them. */
function readQueries(queryClient: QueryClient): StoredJob[] {
  const cache = queryClient.getQueryCache();
  const updatedAt = (queryKey: readonly unknown[]) =>
    toServerTime(cache.find({ queryKey })?.state.dataUpdatedAt ?? 0);
  const rows = queryClient.getQueriesData<HomeList>({ queryKey: [PUBLIC, 'jobs'] }).flatMap(([key, list]) => {
    const copiedAt = list?.storedAt ?? updatedAt(key);
    const jobs = [...(list?.jobs ?? []), ...(list?.closing ?? [])];
    return jobs.map((job): StoredJob => ({ job, company: null, copiedAt, isWhole: false }));
  });
  const opened = queryClient
    .getQueriesData<JobResult>({ queryKey: [PUBLIC, 'job'] })
    .flatMap(([key, found]): StoredJob[] => {
      if (found === undefined || found.hidden) return [];
      const copiedAt = found.storedAt ?? updatedAt(key);
      return [{ job: found.job, company: null, copiedAt, isWhole: true }];
    });
  return [...opened, ...rows];
}

type Pause = ReturnType<typeof createPause>;

const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null ? String(Reflect.get(row, '_id')) : '';

/** The jobs in an answer's body; none when it is malformed. */
function readBody(body: unknown, isList: boolean): readonly unknown[] {
  const answer = { body, status: 200, storedAt: null };
  try {
    return isList ? toFetched(JobsData, answer).data.jobs : [toFetched(JobData, answer).data.job];
  } catch {
    return [];
  }
}

/** Answers that the worker stored; rows of which a newer copy is known are not parsed. */
async function readWorkerAnswers(known: Map<string, StoredJob>, pause: Pause): Promise<StoredJob[]> {
  const home = new URL(apiUrl(apiPaths.jobs), location.href);
  const copies: StoredJob[] = [];
  for (const cacheName of [cacheNames.publicDetails, cacheNames.publicLists]) {
    for (const { url, storedAt, readBody: read } of await listStoredAnswers(cacheName)) {
      const isList = url.pathname === home.pathname;
      if (url.origin !== home.origin || !(isList || url.pathname.startsWith(`${home.pathname}/`))) continue;
      const rows = readBody(await read().catch(() => undefined), isList).filter((row) => {
        const newest = known.get(idOf(row));
        return newest === undefined || newest.copiedAt < storedAt || (!isList && !newest.isWhole);
      });
      for (const job of parseRows(Job, rows).rows) {
        const copy = { job, company: null, copiedAt: storedAt, isWhole: !isList };
        copies.push(copy);
        if ((known.get(job._id)?.copiedAt ?? 0) < storedAt) known.set(job._id, copy);
      }
      await pause();
    }
  }
  return copies;
}

async function read(queryClient: QueryClient): Promise<StoredJobs> {
  const pause = createPause();
  const records = await readRecords().catch(() => null);
  const copies = [...(records ?? []), ...readQueries(queryClient)];
  await pause();
  const merged = mergeStoredJobs([...copies, ...(await readWorkerAnswers(mergeStoredJobs(copies), pause))]);
  if (records === null) {
    // The next use reads again.
    reading = undefined;
    if (merged.size === 0) throw new Error('stored jobs not readable');
  }
  return merged;
}

/** Read again only after a change. */
let reading: Promise<StoredJobs> | undefined;
const listeners = new Set<() => void>();
let isFollowing = false;

function forget(): void {
  reading = undefined;
  for (const listener of listeners) listener();
}

function follow(queryClient: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  onOfflineSearchesChange(forget);
  onSavedJobsChange(forget);
  queryClient.getQueryCache().subscribe((event) => {
    const [reach, name] = event.query.queryKey;
    if (reach !== PUBLIC || (name !== 'jobs' && name !== 'job')) return;
    const isRead = event.type === 'updated' && event.action.type === 'success';
    // An answer from the worker's cache has no new jobs.
    const data = isRead ? queryClient.getQueryData<JobResult>(event.query.queryKey) : undefined;
    if (event.type === 'removed' || (data !== undefined && data.storedAt === null)) forget();
  });
}

/** All stored jobs by id, each once. It yields to input, as a device may have a thousand. @throws when none can be read */
export function readStoredJobs(queryClient: QueryClient): Promise<StoredJobs> {
  follow(queryClient);
  reading ??= read(queryClient);
  return reading;
}

/** @returns the way to stop */
export function onStoredJobsChange(queryClient: QueryClient, listener: () => void): () => void {
  follow(queryClient);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
