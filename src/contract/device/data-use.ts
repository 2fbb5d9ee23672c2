import * as v from 'valibot';

/**
 * Bytes that came over the network, by month ("2026-11", by the device's own calendar). Pages and the worker keep
 * one each: what the worker fetches for a page, that page gets for nothing.
 */
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

/** Bytes of this month and the one before. */
export interface DataUse {
  month: number;
  lastMonth: number;
}

/** @param kept what is stored; where it cannot be read, nothing was used @param at ms since the epoch */
export function readDataUse(kept: unknown, at: number): DataUse {
  const parsed = v.safeParse(MonthlyBytes, kept);
  const months = parsed.success ? parsed.output : {};
  return { month: months[toMonthKey(at)] ?? 0, lastMonth: months[toLastMonthKey(at)] ?? 0 };
}

/** What is to be stored after some more bytes: older months than the last go. @param at ms since the epoch */
export function addDataUse(kept: unknown, bytes: number, at: number): MonthlyBytes {
  const { month, lastMonth } = readDataUse(kept, at);
  return { [toMonthKey(at)]: month + bytes, ...(lastMonth > 0 && { [toLastMonthKey(at)]: lastMonth }) };
}
