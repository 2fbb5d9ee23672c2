import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AlertPace } from '#contract/alerts/alert.ts';

/** Bangladesh has one zone without summer time. */
const ZONE_MS = 6 * HOUR_MS;
const MORNING_HOUR = 8;
const EVENING_HOUR = 21;

const startOfDay = (now: number): number => Math.floor((now + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;

/** True within one day of Bangladesh. */
export const isSameDay = (one: number, other: number): boolean => startOfDay(one) === startOfDay(other);

/** The next eight o'clock in the morning. */
export function nextMorning(now: number): number {
  const morning = startOfDay(now) + MORNING_HOUR * HOUR_MS;
  return morning > now ? morning : morning + DAY_MS;
}

/** True from evening to morning, when no phone is to ring. */
export function isNight(now: number): boolean {
  const hour = (now - startOfDay(now)) / HOUR_MS;
  return hour < MORNING_HOUR || hour >= EVENING_HOUR;
}

/** The earliest time of an alert's first digest. */
export const firstDigestAt = (pace: AlertPace, now: number): number =>
  pace === 'daily' ? nextMorning(now) : now;

/** The earliest time of the digest after one that is sent now. */
export const nextDigestAt = (pace: AlertPace, now: number): number =>
  pace === 'daily' ? nextMorning(now) : now + DAY_MS;
