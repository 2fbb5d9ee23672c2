import type { Job } from './job.ts';

/**
 * The last moment to apply, in ms since the epoch; null when the job names none or an unreadable one.
 * A deadline is a day: it closes when that day ends in Bangladesh (UTC+6), wherever the reader is.
 */
export function deadlineEndMs(applicationDeadline: string): number | null {
  const time = Date.parse(applicationDeadline);
  if (Number.isNaN(time)) return null;
  const offset = 6 * 3_600_000;
  const day = Math.floor((time + offset) / 86_400_000);
  return (day + 1) * 86_400_000 - offset - 1;
}

/** What the deadline feels like: days left counted in Bangladesh's calendar, 0 meaning today. */
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
  const days = Math.floor((end - now) / 86_400_000);
  if (days === 0) return { kind: 'today' };
  return days <= SOON_DAYS ? { kind: 'soon', days } : { kind: 'later', days };
}
