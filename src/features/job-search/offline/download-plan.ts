import type { Job } from '#contract/jobs/job.ts';
import type { OfflineSearch } from '#device/offline-searches/offline-searches.ts';
import type { JobListResult } from '#api/read-answers.ts';
import { listLimits } from '#contract/limits.ts';
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
