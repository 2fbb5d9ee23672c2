import { deadlineEndMs, toDeadlineState, type DeadlineState } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { SavedJob } from './saved-job.ts';

/** A saved job closes soon for so many days, the last included. */
const CLOSING_SOON_DAYS = 3;

/** True when the server said that it no longer has the job. */
export const isRemoved = ({ latest }: SavedJob): boolean => latest?.kind === 'removed';

/** What is known by now of when a saved job closes: a deadline that was moved counts, whatever was saved. */
export function toClosing({ job, latest }: SavedJob): Pick<Job, 'applicationDeadline' | 'status'> {
  const { applicationDeadline, status } = latest?.kind === 'found' ? latest.job : job;
  return { applicationDeadline, status };
}

/** @param now ms since the epoch */
function stateOf(saved: SavedJob, now: number): DeadlineState {
  return isRemoved(saved) ? { kind: 'closed' } : toDeadlineState(toClosing(saved), now);
}

/** Whether one can still apply, as far as is known. @param now ms since the epoch */
export const isOpen = (saved: SavedJob, now: number): boolean => stateOf(saved, now).kind !== 'closed';

/** How many saved jobs are open and close within 3 days. @param now ms since the epoch */
export function countClosingSoon(saved: readonly SavedJob[], now: number): number {
  return saved.filter((one) => {
    const state = stateOf(one, now);
    return state.kind === 'today' || (state.kind === 'soon' && state.days <= CLOSING_SOON_DAYS);
  }).length;
}

/**
 * Saved jobs as they press: open ones by deadline, then those that name none, then what has closed, the latest
 * first. @param now ms since the epoch
 */
export function sortByDeadline(saved: Iterable<SavedJob>, now: number): SavedJob[] {
  const rows = [...saved].map((one) => ({
    one,
    isOpen: isOpen(one, now),
    end: deadlineEndMs(toClosing(one).applicationDeadline) ?? Number.POSITIVE_INFINITY,
  }));
  rows.sort((a, b) => {
    if (a.isOpen !== b.isOpen) return a.isOpen ? -1 : 1;
    if (a.end === b.end) return b.one.savedAt - a.one.savedAt;
    return a.isOpen ? a.end - b.end : b.end - a.end;
  });
  return rows.map(({ one }) => one);
}
