import type { JobResult } from '#api/read-answers.ts';
import { formatShortDate, intlLocales, type Locale } from '#contract/format.ts';
import { daysSincePosted, isOpen } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import { isRemoved, toTerm } from '#device/saved-jobs/saved-term.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';

/** The last opened job, as cached on this device; null if it is closed or not public. */
export function toLastRead(
  found: JobResult | undefined,
  saved: SavedJob | undefined,
  now: number,
): Job | null {
  if (found?.hidden || (saved && isRemoved(saved))) return null;
  const job = found?.job ?? saved?.job;
  const term = saved ? { ...job, ...toTerm(saved) } : job;
  return job && term && isOpen({ ...job, ...term }, now) ? job : null;
}

/** The time of the last visit: earlier today, yesterday, or a date. */
export interface Since {
  kind: 'visit' | 'yesterday' | 'day';
  day: string;
}

const DAYS_WITH_NAMES = 6;

/** @param before @param now ms since the epoch */
export function toSince(before: number, now: number, locale: Locale): Since {
  const at = new Date(before).toISOString();
  const days = daysSincePosted(at, now) ?? 0;
  if (days === 0) return { kind: 'visit', day: '' };
  if (days === 1) return { kind: 'yesterday', day: '' };
  if (days > DAYS_WITH_NAMES) return { kind: 'day', day: formatShortDate(at, now, locale) };
  const named = new Intl.DateTimeFormat(intlLocales[locale], { weekday: 'long', timeZone: 'Asia/Dhaka' });
  return { kind: 'day', day: named.format(before) };
}
