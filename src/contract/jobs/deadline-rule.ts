import type { ApplyWay } from '../applications/apply-ways.ts';
import { findWay } from '../applications/open-ways.ts';
import { toDhakaDate, toDhakaDay } from '../dhaka-days.ts';
import { DAY_MS } from '../limits.ts';

/** How far ahead a deadline may be. */
export const DEADLINE_MONTHS = 12;

/** The last day that a deadline may have. @param now ms since the epoch */
export function toLastDay(now: number): string {
  const today = toDhakaDate(now);
  const month = today.getUTCMonth() + DEADLINE_MONTHS;
  const last = new Date(Date.UTC(today.getUTCFullYear(), month, today.getUTCDate()));
  // A month without this day, as February without the 29th, ends earlier.
  const overflow = last.getUTCDate() < today.getUTCDate() ? last.getUTCDate() : 0;
  return new Date(last.getTime() - overflow * DAY_MS).toISOString().slice(0, 10);
}

export type DeadlineProblem = 'past' | 'far';

/**
 * Why a deadline is invalid; null for a valid one, or one that an edit leaves on its day.
 * @param deadline ISO text @param now ms since the epoch
 */
export function toDeadlineProblem(deadline: string, now: number, stored?: string): DeadlineProblem | null {
  const day = toDhakaDay(deadline);
  if (stored !== undefined && day === toDhakaDay(stored)) return null;
  if (day < toDhakaDay(now)) return 'past';
  return day > toLastDay(now) ? 'far' : null;
}

/** What decides whether a walk-in can be used to its end. */
export interface WalkInTerm {
  applyWays: readonly ApplyWay[];
  /** ISO text. */
  applicationDeadline: string;
}

const toLastDays = ({ applyWays, applicationDeadline }: WalkInTerm): [walkIn: string, deadline: string] => [
  findWay(applyWays, 'walkIn')?.to ?? '',
  toDhakaDay(applicationDeadline),
];

/**
 * True for a walk-in after the deadline, from which on a job shows no way to apply. An edit may leave one as it is.
 * @param stored of the job that is edited
 */
export function isWalkInLate(term: WalkInTerm, stored?: WalkInTerm): boolean {
  const [walkIn, deadline] = toLastDays(term);
  const isLeft = stored !== undefined && toLastDays(stored).join() === [walkIn, deadline].join();
  return walkIn > deadline && !isLeft;
}
