import { type Closing, deadlineEndMs, toClosing, toDeadlineState } from '#contract/jobs/job-dates.ts';
import type { Job, Salary } from '#contract/jobs/job.ts';
import type { Latest, SavedJob } from './saved-job.ts';
import { isRemoved, toTerm } from './stored-job.ts';

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

export type SavedChange =
  | { kind: 'removed' | 'closed' | 'reopened' | 'applyWays' | 'text' }
  /** ISO dates. */
  | { kind: 'deadline'; was: string; is: string }
  | { kind: 'pay'; was: Salary; is: Salary }
  | { kind: 'title' | 'company' | 'applyTo'; was: string; is: string };

/** What readers see of a job's text; a change of one of these fields is `text`. */
const textFields = [
  'description',
  'responsibilities',
  'educationalQualifications',
  'workingHours',
  'jobType',
  'workMode',
  'experienceLevel',
  'requiredSkills',
  'niceToHaveSkills',
  'benefits',
] as const satisfies (keyof Job)[];

/** As readers see it: spaces and empty values say nothing. Copies of older versions lack fields that came later. */
function toSeen(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize().replaceAll(/\s+/g, ' ').trim() || undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const seen = Object.entries(value)
    .map(([name, one]) => [name, toSeen(one)] as const)
    .filter(([, one]) => one !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return seen.length === 0 ? undefined : seen;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(toSeen(one)) === JSON.stringify(toSeen(other));

/** The place as it was typed: the server adds its names in both languages. */
const placeOf = ({ location: { street, city, state, country } }: Job) => [street, city, state, country];

/** The ways, and what is asked in the inbox. */
const isAppliedAlike = (one: Job, other: Job): boolean =>
  isSame(one.applyWays, other.applyWays) && isSame(one.screening, other.screening);

const isClosed = ({ status }: Job): boolean => status === 'closed';

type Copy = Pick<SavedJob, 'job' | 'company'>;

const nameOf = ({ job, company }: Copy): string => company?.name || job.company.name;

function listTextChanges(was: Copy, is: Copy): SavedChange[] {
  const changes: SavedChange[] = [];
  const compare = (kind: 'title' | 'company' | 'applyTo', before: string, after: string) => {
    if (!isSame(before, after)) changes.push({ kind, was: before, is: after });
  };
  compare('title', was.job.title, is.job.title);
  if (nameOf(was) !== '' && nameOf(is) !== '') compare('company', nameOf(was), nameOf(is));
  if (was.company && is.company) compare('applyTo', was.company.email, is.company.email);
  if (!isAppliedAlike(was.job, is.job)) changes.push({ kind: 'applyWays' });
  if (
    !isSame(placeOf(was.job), placeOf(is.job)) ||
    textFields.some((field) => !isSame(was.job[field], is.job[field]))
  )
    changes.push({ kind: 'text' });
  return changes;
}

/** The differences, most urgent first. */
export function compareCopies(was: Copy, is: Copy): SavedChange[] {
  const changes: SavedChange[] = [];
  if (isClosed(was.job) !== isClosed(is.job))
    changes.push({ kind: isClosed(is.job) ? 'closed' : 'reopened' });
  const [before, after] = [was.job.applicationDeadline, is.job.applicationDeadline];
  if (deadlineEndMs(before) !== deadlineEndMs(after))
    changes.push({ kind: 'deadline', was: before, is: after });
  if (!isSame(was.job.salary, is.job.salary)) {
    changes.push({ kind: 'pay', was: was.job.salary, is: is.job.salary });
  }
  return [...changes, ...listTextChanges(was, is)];
}

/** The changes since a job was saved. */
export function listChanges(saved: SavedJob): SavedChange[] {
  if (saved.latest === null) return [];
  return saved.latest.kind === 'removed' ? [{ kind: 'removed' }] : compareCopies(saved, saved.latest);
}

/** True for an answer older than the copy or the last check, unless the clock was wrong then. */
const isOld = ({ copiedAt, checkedAt }: SavedJob, at: number, now: number): boolean =>
  [copiedAt, checkedAt].some((known) => at < known && known <= now);

/** A saved job after a check: renewed, or with the changed copy beside it; undefined when nothing changes. */
export function withLatest(saved: SavedJob, latest: Latest, now: number): SavedJob | undefined {
  const isPast = isOld(saved, latest.at, now);
  if (latest.kind === 'removed') {
    return isPast ? undefined : { ...saved, checkedAt: latest.at, latest };
  }
  const { job, at } = latest;
  const company = latest.company ?? saved.company;
  if (!saved.isFull)
    return { ...saved, job, company, isFull: true, copiedAt: at, checkedAt: at, latest: null };
  const known = { ...saved, company: saved.company ?? company };
  if (isPast) return saved.company === company ? undefined : known;
  if (compareCopies(saved, latest).length > 0) return { ...known, checkedAt: at, latest };
  return { ...saved, job, company, copiedAt: at, checkedAt: at, latest: null };
}

/** Accepts the latest copy as the saved one. */
export function withAccepted(saved: SavedJob): SavedJob {
  if (saved.latest?.kind !== 'found') return saved;
  const { job, company, at } = saved.latest;
  return { ...saved, job, company: company ?? saved.company, isFull: true, copiedAt: at, latest: null };
}

/** Merges two copies: the newer posting, and the stage set last. */
export function mergeSaved(own: SavedJob, other: SavedJob): SavedJob | undefined {
  const isOtherNewer = other.copiedAt > own.copiedAt && (other.isFull || !own.isFull);
  const copy = isOtherNewer ? other : own;
  const chosen = other.stageAt > own.stageAt ? other : own;
  if (copy === own && chosen === own && (own.logo !== null || other.logo === null)) return undefined;
  return {
    ...copy,
    company: copy.company ?? own.company ?? other.company,
    logo: copy.logo ?? own.logo ?? other.logo,
    savedAt: Math.min(own.savedAt, other.savedAt),
    stage: chosen.stage,
    stageAt: chosen.stageAt,
  };
}
