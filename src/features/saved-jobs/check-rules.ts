import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { isOpen } from '#device/saved-jobs/deadlines.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { logoPathOf } from '#device/saved-jobs/logo.ts';

/** How many jobs are asked about in one round; the others have their turn on the next occasion. */
const MOST_AT_ONCE = { list: 40, elsewhere: 10 } as const;
/** Something is still lacking. */
const INCOMPLETE_MS = MINUTE_MS;
const OPEN_MS = { list: 10 * MINUTE_MS, elsewhere: HOUR_MS } as const;
/** The reader pays for every byte. */
const OPEN_SAVING_MS = 6 * HOUR_MS;
/** What has closed or was taken down seldom comes back. */
const CLOSED_MS = DAY_MS;

/** Whether every word is kept that the job needs without a network. */
const isWhole = ({ isFull, company, job }: SavedJob): boolean =>
  isFull && (company !== null || job.company._id === '');

/** True while the picture that goes with a job is not here: the words may have come before it, and the tab gone. */
export function lacksLogo(saved: SavedJob): boolean {
  const path = logoPathOf(saved);
  return path !== '' && path !== saved.logo?.path;
}

export interface Moment {
  /** ms since the epoch. */
  now: number;
  /** Whether the data saver is on. */
  isSaving: boolean;
  /** What the reader looks at: the saved jobs, or anything else. */
  place: 'list' | 'elsewhere';
}

function pauseOf(saved: SavedJob, { now, isSaving, place }: Moment): number {
  if (!isWhole(saved) && saved.latest === null) return INCOMPLETE_MS;
  if (!isOpen(saved, now)) return CLOSED_MS;
  return isSaving ? OPEN_SAVING_MS : OPEN_MS[place];
}

function isDue(saved: SavedJob, moment: Moment): boolean {
  const age = moment.now - saved.checkedAt;
  // A check in what was the future tells of a clock that was set back.
  return age >= pauseOf(saved, moment) || age < 0;
}

/** The saved jobs that the server is asked about now, the longest unchecked first. */
export function listDue(saved: Iterable<SavedJob>, moment: Moment): SavedJob[] {
  return [...saved]
    .filter((one) => isDue(one, moment))
    .toSorted((a, b) => a.checkedAt - b.checkedAt)
    .slice(0, MOST_AT_ONCE[moment.place]);
}
