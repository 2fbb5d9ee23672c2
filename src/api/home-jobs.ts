import { queryOptions } from '@tanstack/react-query';
import { toDeadlineState } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import { listLimits, MINUTE_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { hashText, newSeed } from '#platform/startup/visit-seed.ts';
import { serverNow } from '#platform/server-time.ts';
import { ask } from './ask.ts';
import { jobKeys } from './jobs.ts';
import type { JobListResult } from './read-answers.ts';

/** The landing page's two grids of six cards (§2). */
export interface HomeJobs {
  featured: Job[];
  skilled: Job[];
}

/** Drawn jobs stay in place; the others follow in the seed's order. */
function toDrawnOrder(jobs: readonly Job[], drawn: readonly Job[], seed: number): Job[] {
  const place = new Map(drawn.map(({ _id }, index) => [_id, index - drawn.length]));
  return jobs
    .map((job) => ({ job, order: place.get(job._id) ?? hashText(job._id, seed) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ job }) => job);
}

/** Draws six jobs, and six more with skills where there are enough. @param drawn stay */
export function drawHomeJobs(jobs: readonly Job[], drawn: readonly Job[], seed: number): Job[] {
  const size = listLimits.homeJobs;
  const order = toDrawnOrder(jobs, drawn, seed);
  const skilled = order.slice(size).filter((job) => job.requiredSkills.length > 0);
  return [...order.slice(0, size), ...(skilled.length < size ? [] : skilled.slice(0, size))];
}

/** The drawn jobs in their grids; with fewer than twelve both show the same. */
export function toHomeJobs(drawn: readonly Job[]): HomeJobs {
  const featured = drawn.slice(0, listLimits.homeJobs);
  const skilled = drawn.slice(listLimits.homeJobs);
  return { featured, skilled: skilled.length === 0 ? featured : skilled };
}

/** The jobs that close first, within a week. @param now ms since the epoch */
export function pickClosingJobs(jobs: readonly Job[], now: number): Job[] {
  const isSoon = (job: Job) => ['today', 'soon'].includes(toDeadlineState(job, now).kind);
  return jobs
    .filter(isSoon)
    .toSorted((a, b) => a.applicationDeadline.localeCompare(b.applicationDeadline))
    .slice(0, listLimits.closingJobs);
}

export interface HomeList extends JobListResult {
  /** Optional, as `posted` is: only the start page's list has both, and other code reads every list in memory. */
  closing?: Job[];
  /** When each job of the whole list was first public, in minutes since the epoch: the page carries all of them. */
  posted?: number[];
}

const toPosted = (jobs: readonly Job[]): number[] =>
  jobs.map(({ postedAt }) => Math.floor(Date.parse(postedAt) / MINUTE_MS)).filter(Number.isFinite);

/** Jobs posted since a time; `isMore` when the list ends before that time. */
export interface NewJobs {
  count: number;
  isMore: boolean;
}

/** @param since ms since the epoch @returns null without new jobs, or without `posted` */
export function countNewJobs({ posted = [] }: HomeList, since: number): NewJobs | null {
  const count = posted.filter((at) => at * MINUTE_MS > since).length;
  return count === 0 ? null : { count, isMore: count >= listLimits.fullListJobs };
}

const queryKey = jobKeys.list('home');

/** `GET /jobs` (§7); stores only what is shown. */
export const homeJobsQuery = queryOptions({
  queryKey,
  meta: { path: apiPaths.jobs },
  queryFn: async ({ signal, client }): Promise<HomeList> => {
    const list = await ask(apiPaths.jobs, { signal }, ({ readJobs }, answer) => readJobs(answer));
    const drawn = client.getQueryData<JobListResult>(queryKey)?.jobs ?? [];
    return {
      ...list,
      jobs: drawHomeJobs(list.jobs, drawn, newSeed()),
      closing: pickClosingJobs(list.jobs, serverNow()),
      posted: toPosted(list.jobs),
    };
  },
});
