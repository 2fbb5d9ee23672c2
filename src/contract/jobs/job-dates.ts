import { daysSince, startOfDhakaDay } from '../dhaka-days.ts';
import { DAY_MS } from '../limits.ts';
import type { Job } from './job.ts';

/** Days since a job was posted; null when unknown. @param postedAt ISO text @param now ms since the epoch */
export function daysSincePosted(postedAt: string, now: number): number | null {
  const posted = Date.parse(postedAt);
  return Number.isNaN(posted) ? null : daysSince(posted, now);
}

/** The end of the deadline's day in Bangladesh, ms since the epoch; null when unreadable. */
export function deadlineEndMs(applicationDeadline: string): number | null {
  const time = Date.parse(applicationDeadline);
  return Number.isNaN(time) ? null : startOfDhakaDay(time) + DAY_MS - 1;
}

/** Why applying is no longer possible: the employer closed the job, or its deadline has passed. */
export type Closing = 'filled' | 'expired';

export type DeadlineState =
  | { kind: 'none' }
  | { kind: 'filled' }
  | { kind: 'expired' }
  | { kind: 'today' }
  | { kind: 'soon'; days: number }
  | { kind: 'later'; days: number };

const SOON_DAYS = 7;

/** The fields that decide whether applying is still possible. */
export type JobTerm = Pick<Job, 'applicationDeadline' | 'status'>;

/** Other servers have other names for open jobs (§7), so that closed ones are named here. */
const filledStatuses: ReadonlySet<string> = new Set(['closed', 'filled']);

/** @param now ms since the epoch */
export function toDeadlineState(job: JobTerm, now: number): DeadlineState {
  if (filledStatuses.has(job.status.trim().toLowerCase())) return { kind: 'filled' };
  const end = deadlineEndMs(job.applicationDeadline);
  if (end === null) return { kind: 'none' };
  if (end < now) return { kind: 'expired' };
  const days = Math.floor((end - now) / DAY_MS);
  if (days === 0) return { kind: 'today' };
  return days <= SOON_DAYS ? { kind: 'soon', days } : { kind: 'later', days };
}

/** Why one can no longer apply; null while one can. Every way to apply asks this. @param now ms since the epoch */
export function toClosing(job: JobTerm, now: number): Closing | null {
  const { kind } = toDeadlineState(job, now);
  return kind === 'filled' || kind === 'expired' ? kind : null;
}

/** Whether one can still apply. @param now ms since the epoch */
export const isOpen = (job: JobTerm, now: number): boolean => toClosing(job, now) === null;
