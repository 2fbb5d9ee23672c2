import { deadlineEndMs, toClosing, toDeadlineState, type Closing } from '#contract/jobs/job-dates.ts';
import type { SavedJob } from './saved-job.ts';
import { isRemoved, toTerm } from './saved-term.ts';

const CLOSING_SOON_DAYS = 3;

/** Why a saved job no longer takes applications; null while it does. @param now ms since the epoch */
export const closingOf = (saved: SavedJob, now: number): Closing | 'removed' | null =>
  isRemoved(saved) ? 'removed' : toClosing(toTerm(saved), now);

/** How many open jobs close within 3 days. @param now ms since the epoch */
export function countClosingSoon(saved: readonly SavedJob[], now: number): number {
  return saved.filter((one) => {
    if (isRemoved(one)) return false;
    const state = toDeadlineState(toTerm(one), now);
    return state.kind === 'today' || (state.kind === 'soon' && state.days <= CLOSING_SOON_DAYS);
  }).length;
}

/** Saved jobs to apply for within a week, the first to close first. @param now ms since the epoch */
export const pickClosing = (saved: Iterable<SavedJob>, now: number): SavedJob[] =>
  sortByDeadline(saved, now).filter(
    (one) =>
      (one.stage === 'saved' || one.stage === 'written') &&
      !isRemoved(one) &&
      ['today', 'soon'].includes(toDeadlineState(toTerm(one), now).kind),
  );

/** Sorts open jobs by deadline, then those without one, then closed ones. */
export function sortByDeadline(saved: Iterable<SavedJob>, now: number): SavedJob[] {
  const rows = [...saved].map((one) => ({
    one,
    isOpen: closingOf(one, now) === null,
    end: deadlineEndMs(toTerm(one).applicationDeadline) ?? Number.POSITIVE_INFINITY,
  }));
  rows.sort((a, b) => {
    if (a.isOpen !== b.isOpen) return a.isOpen ? -1 : 1;
    if (a.end === b.end) return b.one.savedAt - a.one.savedAt;
    return a.isOpen ? a.end - b.end : b.end - a.end;
  });
  return rows.map(({ one }) => one);
}
