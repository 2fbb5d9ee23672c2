import { daysSincePosted } from '../jobs/job-dates.ts';

/** What is counted of a job, in the order of the table. */
export const figureKinds = ['view', 'save', 'apply', 'share'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Owners see these many days. */
export const SHOWN_DAYS = 28;
/** Visits without internet count this many days later. */
export const LATE_DAYS = 7;

/** Whether figures of a job have had the time to arrive: devices send them within a day. @param now ms since the epoch */
export const hasFirstFigures = (postedAt: string, now: number): boolean =>
  (daysSincePosted(postedAt, now) ?? 0) > 0;
