import { type InboxCounts, inboxStates } from '#contract/applications/application.ts';
import type { ApplicationState } from '#contract/applications/states.ts';
import { toRecord } from '#contract/rows.ts';

/** A job's applications as they were counted last. */
export interface JobCounts {
  total: number;
  new: number;
  /** Null before a list of them was read. */
  counts: InboxCounts | null;
}

export const sumCounts = (counts: InboxCounts): number =>
  inboxStates.reduce((sum, state) => sum + counts[state], 0);

/** The numbers of a job once one of its applications has another state; a withdrawn one is not counted. */
export function recount<J extends JobCounts>(job: J, from: ApplicationState, to: ApplicationState): J {
  const add = (count: number, state: ApplicationState) =>
    Math.max(0, count + Number(state === to) - Number(state === from));
  const { counts } = job;
  return {
    ...job,
    total: Math.max(0, job.total + Number(from === 'withdrawn') - Number(to === 'withdrawn')),
    new: add(job.new, 'new'),
    counts: counts && toRecord(inboxStates, (state) => add(counts[state], state)),
  };
}

/** The numbers to show of a job, of whose applications only some are on the device. @param copied their states */
export function toShownCounts(
  job: JobCounts,
  copied: readonly ApplicationState[],
): { counts: InboxCounts; total: number } {
  const onDevice = toRecord(inboxStates, (name) => copied.filter((state) => state === name).length);
  const missing = job.total - copied.length;
  if (missing <= 0) return { counts: onDevice, total: copied.length };
  const { counts, total } = job;
  // Jobs and lists are counted by separate requests.
  if (counts && sumCounts(counts) === total && counts.new === job.new) return { counts, total };
  const unseen = Math.min(onDevice.new + missing, Math.max(onDevice.new, job.new));
  return { counts: { ...onDevice, new: unseen }, total };
}
