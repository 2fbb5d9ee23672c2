import { toDeadlineState } from '#contract/jobs/job-dates.ts';
import { isRemoved, toTerm } from '#device/saved-jobs/saved-term.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';

/** A job whose letter is not sent yet. */
const isUndecided = ({ stage }: SavedJob): boolean => stage === 'saved' || stage === 'written';

/** The key of a reminder contains the deadline, so that a changed one is announced again. */
export const toReminderKey = (saved: SavedJob): string =>
  `${saved.job._id} ${toTerm(saved).applicationDeadline.slice(0, 10)}`;

/** The saved jobs that close tomorrow and were not announced. @param now ms since the epoch */
export function findClosing(
  saved: Iterable<SavedJob>,
  announced: ReadonlySet<string>,
  now: number,
): SavedJob[] {
  return [...saved].filter((one) => {
    if (isRemoved(one) || !isUndecided(one) || announced.has(toReminderKey(one))) return false;
    const state = toDeadlineState(toTerm(one), now);
    return state.kind === 'soon' && state.days === 1;
  });
}
