import * as v from 'valibot';

/** Bytes over the network, by month of the device's calendar. Pages and the worker each count their own. */
const MonthlyBytes = v.record(v.string(), v.pipe(v.number(), v.minValue(0)));
export type MonthlyBytes = v.InferOutput<typeof MonthlyBytes>;

/** @param at ms since the epoch */
export function toMonthKey(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

function toLastMonthKey(at: number): string {
  const date = new Date(at);
  return toMonthKey(new Date(date.getFullYear(), date.getMonth(), 0).getTime());
}

export interface DataUse {
  month: number;
  lastMonth: number;
}

/** @param stored counts as nothing when malformed @param at ms since the epoch */
export function readDataUse(stored: unknown, at: number): DataUse {
  const parsed = v.safeParse(MonthlyBytes, stored);
  const months = parsed.success ? parsed.output : {};
  return { month: months[toMonthKey(at)] ?? 0, lastMonth: months[toLastMonthKey(at)] ?? 0 };
}

/** The record after more bytes; drops months before the last. @param at ms since the epoch */
export function addDataUse(stored: unknown, bytes: number, at: number): MonthlyBytes {
  const { month, lastMonth } = readDataUse(stored, at);
  return { [toMonthKey(at)]: month + bytes, ...(lastMonth > 0 && { [toLastMonthKey(at)]: lastMonth }) };
}
