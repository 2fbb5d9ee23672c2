import type { Job } from '#contract/jobs/job.ts';
import type { TakenSearch } from '#device/taken-searches/taken-searches.ts';

/** How many jobs are offered, and kept at most of one search. */
const COUNTS = [50, 100, 200] as const;
export const MAX_JOBS_OF_A_SEARCH = 200;
/** With {@link MAX_JOBS_OF_A_SEARCH}, at most a thousand jobs are on the device. */
export const MAX_SEARCHES = 5;

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
export function toReplaced(searches: readonly TakenSearch[], query: string): TakenSearch[] {
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
