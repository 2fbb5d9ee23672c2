import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { startOfDhakaDay } from '#contract/dhaka-days.ts';
import type { AlertPace } from '#contract/alerts/alert.ts';

const MORNING_HOUR = 8;
const EVENING_HOUR = 21;

/** True within one day of Bangladesh. */
export const isSameDay = (one: number, other: number): boolean =>
  startOfDhakaDay(one) === startOfDhakaDay(other);

/** The next 8:00 in Bangladesh. */
export function nextMorning(now: number): number {
  const morning = startOfDhakaDay(now) + MORNING_HOUR * HOUR_MS;
  return morning > now ? morning : morning + DAY_MS;
}

/** True at night, when no SMS is sent. */
export function isNight(now: number): boolean {
  const hour = (now - startOfDhakaDay(now)) / HOUR_MS;
  return hour < MORNING_HOUR || hour >= EVENING_HOUR;
}

/** The earliest time of an alert's first digest. */
export const firstDigestAt = (pace: AlertPace, now: number): number =>
  pace === 'daily' ? nextMorning(now) : now;

/** The earliest time of the digest after one that is sent now. */
export const nextDigestAt = (pace: AlertPace, now: number): number =>
  pace === 'daily' ? nextMorning(now) : now + DAY_MS;
