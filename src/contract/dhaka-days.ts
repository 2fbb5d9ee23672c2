import { DAY_MS, HOUR_MS } from './limits.ts';

/** Days in Bangladesh, which has one time zone without summer time. Moments are ms since the epoch. */

const OFFSET_MS = 6 * HOUR_MS;

/** A date whose UTC fields are those of Bangladesh's calendar. */
export const toDhakaDate = (moment: number): Date => new Date(moment + OFFSET_MS);

/** Like "2026-11-30"; '' for no date. @param moment ISO text or ms since the epoch */
export function toDhakaDay(moment: string | number): string {
  const time = typeof moment === 'number' ? moment : Date.parse(moment);
  return Number.isNaN(time) ? '' : toDhakaDate(time).toISOString().slice(0, 10);
}

/** Like "2026-11-30 09:05", which every spreadsheet reads as a time. */
export const toDhakaMinute = (moment: number): string =>
  toDhakaDate(moment).toISOString().slice(0, 16).replace('T', ' ');

/** True for a day of the calendar, like "2026-11-30". */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The moment's midnight in Bangladesh. */
export const startOfDhakaDay = (moment: number): number =>
  Math.floor((moment + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** Midnights between two moments; 0 where `then` is later. */
export const daysSince = (then: number, now: number): number =>
  Math.max(0, (startOfDhakaDay(now) - startOfDhakaDay(then)) / DAY_MS);

/** The last days, the latest last. */
export const toLastDays = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => toDhakaDay(now - (count - 1 - index) * DAY_MS));
