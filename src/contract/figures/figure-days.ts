import { daysSincePosted } from '../jobs/job-dates.ts';
import { DAY_MS, HOUR_MS } from '../limits.ts';

/** What is counted of a job, in the order of the table. */
export const figureKinds = ['view', 'save', 'apply', 'share'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Owners see these many days. */
export const SHOWN_DAYS = 28;
/** Visits without internet count this many days later. */
export const LATE_DAYS = 7;

const DHAKA_OFFSET_MS = 6 * HOUR_MS;

/** The day in Bangladesh, like "2026-11-30". @param at ms since the epoch */
export const toDhakaDay = (at: number): string => new Date(at + DHAKA_OFFSET_MS).toISOString().slice(0, 10);

/** The last days in Bangladesh, the latest last. @param now ms since the epoch */
export const toLastDays = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => toDhakaDay(now - (count - 1 - index) * DAY_MS));

/** Whether figures of a job have had the time to arrive: devices send them within a day. @param now ms since the epoch */
export const hasFirstFigures = (postedAt: string, now: number): boolean =>
  (daysSincePosted(postedAt, now) ?? 0) > 0;
