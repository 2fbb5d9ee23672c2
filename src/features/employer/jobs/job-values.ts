import { toLatinDigits } from '#contract/format.ts';

/** Reads Bengali digits, and ignores spaces and commas. */
function toPlainNumber(text: string): string {
  return toLatinDigits(text).replace(/[\s,]/g, '');
}

/** An amount of 0 or more; null for anything else. */
export function toAmount(text: string): number | null {
  const plain = toPlainNumber(text);
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A whole number of 1 or more; null for anything else. */
export function toCount(text: string): number | null {
  const plain = toPlainNumber(text);
  const count = /^\d+$/.test(plain) ? Number(plain) : 0;
  return count >= 1 ? count : null;
}

/** The number to send (§5, job edit): 0 for '', NaN (null in JSON) for no number. */
export function toSentNumber(text: string): number {
  return Number(toPlainNumber(text));
}

/** "09:05" as "9:05 AM"; null for no time. */
export function toTwelveHours(time: string): string | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "h:mm AM/PM - h:mm AM/PM" (§7) of two time inputs; '' without both. */
export function toWorkingHours(start: string, end: string): string {
  const from = toTwelveHours(start);
  const to = toTwelveHours(end);
  return from === null || to === null ? '' : `${from} - ${to}`;
}

/** A day as its midnight in UTC, which is the same day in Bangladesh. */
export function toDeadlineIso(day: string): string {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
