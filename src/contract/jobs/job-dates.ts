import { DAY_MS, HOUR_MS } from '../limits.ts';
import type { Job } from './job.ts';

const OFFSET_MS = 6 * HOUR_MS;

const toDay = (ms: number): number => Math.floor((ms + OFFSET_MS) / DAY_MS);

/** Days since a job was posted; null when unknown. @param postedAt ISO text @param now ms since the epoch */
export function daysSincePosted(postedAt: string, now: number): number | null {
  const posted = Date.parse(postedAt);
  return Number.isNaN(posted) ? null : Math.max(0, toDay(now) - toDay(posted));
}

/** The end of the deadline's day in Bangladesh, ms since the epoch; null when unreadable. */
export function deadlineEndMs(applicationDeadline: string): number | null {
  const time = Date.parse(applicationDeadline);
  return Number.isNaN(time) ? null : (toDay(time) + 1) * DAY_MS - OFFSET_MS - 1;
}

export type DeadlineState =
  | { kind: 'none' }
  | { kind: 'closed' }
  | { kind: 'today' }
  | { kind: 'soon'; days: number }
  | { kind: 'later'; days: number };

const SOON_DAYS = 7;

/** @param now ms since the epoch */
export function toDeadlineState(
  job: Pick<Job, 'applicationDeadline' | 'status'>,
  now: number,
): DeadlineState {
  if (job.status === 'closed') return { kind: 'closed' };
  const end = deadlineEndMs(job.applicationDeadline);
  if (end === null) return { kind: 'none' };
  if (end < now) return { kind: 'closed' };
  const days = Math.floor((end - now) / DAY_MS);
  if (days === 0) return { kind: 'today' };
  return days <= SOON_DAYS ? { kind: 'soon', days } : { kind: 'later', days };
}
