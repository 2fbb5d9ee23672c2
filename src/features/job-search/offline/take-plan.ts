import type { Job } from '#contract/jobs/job.ts';
import type { OfflineSearch } from '#device/offline-searches/offline-searches.ts';
import type { JobListResult } from '#api/read-answers.ts';
import { listLimits } from '#contract/limits.ts';
import { ApiError } from '#platform/http/api-error.ts';

/** How many jobs are offered, and stored at most of one search. */
const COUNTS = [50, 100, 200] as const;
const MAX_JOBS_OF_A_SEARCH = 200;
/** With {@link MAX_JOBS_OF_A_SEARCH}, at most a thousand jobs are on the device. */
const MAX_SEARCHES = 5;

/** The numbers of jobs to choose from. */
export function toCounts(available: number): number[] {
  const counts = COUNTS.filter((count) => count < available);
  return available > 0 && available <= MAX_JOBS_OF_A_SEARCH ? [...counts, available] : counts;
}

/**
 * A job costs about twice what a list tells of it: once in the list, and once whole, which is longer but travels
 * compressed, with its answer's headers and its part of a company.
 */
const LIST_BYTES_TIMES = 2;

/** About how many bytes so many jobs will cost, judged by those on the screen. */
export function estimateBytes(count: number, shown: readonly Job[]): number {
  if (shown.length === 0) return 0;
  return (count * LIST_BYTES_TIMES * new Blob([JSON.stringify(shown)]).size) / shown.length;
}

/** The searches that have to go for one more: the oldest. */
export function toReplaced(searches: readonly OfflineSearch[], query: string): OfflineSearch[] {
  const others = searches.filter((search) => search.query !== query);
  return others.toSorted((a, b) => b.startedAt - a.startedAt).slice(MAX_SEARCHES - 1);
}

/** The ids of a search after a download: replaced from its beginning, appended from a later page. */
export function toTakenIds(
  kept: readonly string[] | undefined,
  taken: readonly string[],
  from: number,
): string[] {
  if (kept === undefined || from === 0) return [...taken];
  return [...new Set([...kept, ...taken])].slice(-MAX_JOBS_OF_A_SEARCH);
}

/** Which jobs of a search are meant: so many, after so many of its first ones. */
export interface TakenPart {
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

/** True where the server sent as many as were asked for, as far as it has them. */
function isHonoured({ jobs, pagination }: JobListResult, asked: number): boolean {
  if (pagination?.perPage !== undefined) return pagination.perPage === asked;
  if (pagination !== undefined) return jobs.length > listLimits.pageSize || pagination.totalPages <= 1;
  // A page of ten may be all there is, or all that a page holds.
  return jobs.length !== listLimits.pageSize;
}

/** Asks for the largest page; a server's answer shows whether it knows only pages of ten (§7). */
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

/**
 * The ids of a part of a search, in the server's order, each once; fewer where there are fewer.
 * @throws what `readPage` throws
 */
export async function listJobIds(readPage: ReadPage, { from, count }: TakenPart): Promise<string[]> {
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
    // A server without pages sends the same jobs again.
    const isLast = isOver || ids.size === before;
    if (isLast || ids.size >= count) return [...ids].slice(0, count);
    answer = undefined;
    skip = 0;
    page += 1;
  }
}
