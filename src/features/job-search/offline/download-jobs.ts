import type { JobListResult } from '#api/read-answers.ts';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { listLimits } from '#contract/limits.ts';
import type { OfflineJob, OfflineSearch } from '#device/offline-searches/offline-searches.ts';
import { ApiError } from '#platform/http/api-error.ts';

const COUNTS = [50, 100, 200] as const;
const MAX_JOBS_OF_A_SEARCH = 200;
/** At most a thousand jobs in all. */
const MAX_SEARCHES = 5;

/** The numbers of jobs to choose from. */
export function toCounts(available: number): number[] {
  const counts = COUNTS.filter((count) => count < available);
  return available > 0 && available <= MAX_JOBS_OF_A_SEARCH ? [...counts, available] : counts;
}

/** A job is downloaded twice: in the list, and in full but compressed. */
const LIST_BYTES_TIMES = 2;

/** An estimate of the download in bytes, from the jobs on the screen. */
export function estimateBytes(count: number, shown: readonly Job[]): number {
  if (shown.length === 0) return 0;
  return (count * LIST_BYTES_TIMES * new Blob([JSON.stringify(shown)]).size) / shown.length;
}

/** The oldest searches, which are removed to make room for another one. */
export function toReplaced(searches: readonly OfflineSearch[], query: string): OfflineSearch[] {
  const others = searches.filter((search) => search.query !== query);
  return others.toSorted((a, b) => b.startedAt - a.startedAt).slice(MAX_SEARCHES - 1);
}

/** The ids of a search after a download: replaced from its first page, else appended. */
export function toOfflineIds(
  stored: readonly string[] | undefined,
  found: readonly string[],
  from: number,
): string[] {
  if (stored === undefined || from === 0) return [...found];
  return [...new Set([...stored, ...found])].slice(-MAX_JOBS_OF_A_SEARCH);
}

/** `count` jobs after the first `from`. */
export interface SearchPart {
  from: number;
  count: number;
}

/** @param page 1-based */
export type ReadPage = (page: number, perPage: number) => Promise<JobListResult>;

interface FirstPage {
  size: number;
  page: number;
  answer: JobListResult | undefined;
}

const toPage = (from: number, size: number): number => Math.floor(from / size) + 1;

/** True where the server sent as many as requested. */
function isHonoured({ jobs, pagination }: JobListResult, asked: number): boolean {
  if (pagination?.perPage !== undefined) return pagination.perPage === asked;
  if (pagination !== undefined) return jobs.length > listLimits.pageSize || pagination.totalPages <= 1;
  // Ten jobs may be all, or the server's page size.
  return jobs.length !== listLimits.pageSize;
}

/** Requests the largest page; the answer shows whether the server knows only pages of ten (§7). */
async function readFirst(readPage: ReadPage, from: number): Promise<FirstPage> {
  const size = listLimits.maxPageSize;
  const page = toPage(from, size);
  const small = { size: listLimits.pageSize, page: toPage(from, listLimits.pageSize) };
  try {
    const answer = await readPage(page, size);
    if (isHonoured(answer, size)) return { size, page, answer };
    return { ...small, answer: page === small.page ? answer : undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.isTransient) throw error;
    return { ...small, answer: undefined };
  }
}

/** The ids of a part of a search, in the server's order. @throws what `readPage` throws */
export async function listJobIds(readPage: ReadPage, { from, count }: SearchPart): Promise<string[]> {
  const first = await readFirst(readPage, from);
  const { size } = first;
  const ids = new Set<string>();
  let skip = from % size;
  let { page, answer } = first;
  for (;;) {
    answer ??= await readPage(page, size);
    const { jobs, pagination } = answer;
    const before = ids.size;
    for (const job of jobs.slice(skip)) ids.add(job._id);
    const isOver = pagination ? page >= pagination.totalPages : jobs.length < size;
    // A server without pages repeats the same jobs.
    const isLast = isOver || ids.size === before;
    if (isLast || ids.size >= count) return [...ids].slice(0, count);
    answer = undefined;
    skip = 0;
    page += 1;
  }
}

/** The outcome; jobs downloaded so far stay. `cut`: the network failed, `noSpace`: the storage is full. */
export type DownloadEnd = 'done' | 'cut' | 'cancelled' | 'noSpace';

export interface DownloadCalls {
  readJob: (id: string, signal: AbortSignal) => Promise<Job>;
  readCompany: (id: string, signal: AbortSignal) => Promise<Company>;
  store: (copy: OfflineJob) => Promise<boolean>;
  now: () => number;
}

/** Parallel downloads: more would slow each other down on a slow network. */
const AT_ONCE = 3;

/** Retries once after a network error. */
async function readTwice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.isTransient) return read();
    throw error;
  }
}

/** Null for what the server refuses; throws network errors. */
async function readGiven<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await readTwice(read);
  } catch (error) {
    if (error instanceof ApiError && !error.isTransient) return null;
    throw error;
  }
}

function createCompanyReader({ readCompany }: DownloadCalls, signal: AbortSignal) {
  const companies = new Map<string, Promise<Company | null>>();
  return (id: string): Promise<Company | null> => {
    if (id === '') return Promise.resolve(null);
    const reading = companies.get(id) ?? readGiven(() => readCompany(id, signal));
    companies.set(id, reading);
    return reading;
  };
}

class NoSpace extends Error {}

function toEnd(error: unknown, cancelled: AbortSignal): DownloadEnd {
  if (error instanceof NoSpace) return 'noSpace';
  return cancelled.aborted ? 'cancelled' : 'cut';
}

/** Downloads and stores jobs with their companies. */
export async function downloadJobs(
  calls: DownloadCalls,
  ids: readonly string[],
  download: { signal: AbortSignal; onStored: () => void; onGone: (id: string) => void },
): Promise<DownloadEnd> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, download.signal]);
  const readCompany = createCompanyReader(calls, signal);
  const waiting = [...ids];

  const downloadOne = async (id: string) => {
    const job = await readGiven(() => calls.readJob(id, signal));
    if (job === null) return download.onGone(id);
    const company = await readCompany(job.company._id);
    signal.throwIfAborted();
    if (!(await calls.store({ job, company, copiedAt: calls.now() }))) throw new NoSpace();
    download.onStored();
  };
  let failure: unknown;
  const downloadNext = async () => {
    try {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        signal.throwIfAborted();
        await downloadOne(id);
      }
    } catch (error) {
      failure ??= error;
      stop.abort();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, downloadNext));
  return failure === undefined ? 'done' : toEnd(failure, download.signal);
}
