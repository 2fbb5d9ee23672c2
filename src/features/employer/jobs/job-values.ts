import { toLatinDigits } from '#contract/format.ts';

/** A typed number: Bengali digits, spaces and the commas of thousands are read as people mean them. */
function toPlainNumber(text: string): string {
  return toLatinDigits(text).replace(/[\s,]/g, '');
}

/** An amount of money, 0 or more; null when the text is none. */
export function toAmount(text: string): number | null {
  const plain = toPlainNumber(text);
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A whole number, 1 or more; null when the text is none. */
export function toCount(text: string): number | null {
  const plain = toPlainNumber(text);
  const count = /^\d+$/.test(plain) ? Number(plain) : 0;
  return count >= 1 ? count : null;
}

/** The number of a text for sending (§5, job edit): 0 for an empty one, NaN, which JSON has as null, for none. */
export function toSentNumber(text: string): number {
  return Number(toPlainNumber(text));
}

/** "09:05" as "9:05 AM"; null when it is no time of day. */
function toTwelveHours(time: string): string | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "h:mm AM/PM - h:mm AM/PM" (§7) of two values of time inputs; '' when one of them is no time. */
export function toWorkingHours(start: string, end: string): string {
  const from = toTwelveHours(start);
  const to = toTwelveHours(end);
  return from === null || to === null ? '' : `${from} - ${to}`;
}

/** A deadline is a day: its midnight in UTC is a moment of the same day in Bangladesh. */
export function toDeadlineIso(day: string): string {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

const dhakaOffsetMs = 6 * 3_600_000;

/** The day of a moment in Bangladesh, as date inputs hold it; '' when the text is no moment. @param iso or ms */
export function toDay(moment: string | number): string {
  const time = typeof moment === 'number' ? moment : Date.parse(moment);
  return Number.isNaN(time) ? '' : new Date(time + dhakaOffsetMs).toISOString().slice(0, 10);
}
