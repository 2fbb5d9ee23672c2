import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { closingOf } from '#device/saved-jobs/deadlines.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { logoPathOf } from '#device/saved-jobs/logo.ts';

const MOST_AT_ONCE = { list: 40, elsewhere: 10 } as const;
const INCOMPLETE_MS = MINUTE_MS;
const OPEN_MS = { list: 10 * MINUTE_MS, elsewhere: HOUR_MS } as const;
const OPEN_SAVING_MS = 6 * HOUR_MS;
const CLOSED_MS = DAY_MS;

const isWhole = ({ isFull, company, job }: SavedJob): boolean =>
  isFull && (company !== null || job.company._id === '');

/** True while a job's logo is missing. */
export function lacksLogo(saved: SavedJob): boolean {
  const path = logoPathOf(saved);
  return path !== '' && path !== saved.logo?.path;
}

export interface Moment {
  now: number;
  isSaving: boolean;
  place: 'list' | 'elsewhere';
}

function pauseOf(saved: SavedJob, { now, isSaving, place }: Moment): number {
  if (!isWhole(saved) && saved.latest === null) return INCOMPLETE_MS;
  if (closingOf(saved, now) !== null) return CLOSED_MS;
  return isSaving ? OPEN_SAVING_MS : OPEN_MS[place];
}

function isDue(saved: SavedJob, moment: Moment): boolean {
  const age = moment.now - saved.checkedAt;
  // A check in the future means that the device's clock was set back.
  return age >= pauseOf(saved, moment) || age < 0;
}

/** The saved jobs to check now, the longest unchecked first. */
export function listDue(saved: Iterable<SavedJob>, moment: Moment): SavedJob[] {
  return [...saved]
    .filter((one) => isDue(one, moment))
    .toSorted((a, b) => a.checkedAt - b.checkedAt)
    .slice(0, MOST_AT_ONCE[moment.place]);
}
