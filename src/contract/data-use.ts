import * as v from 'valibot';

/** What was fetched over the network in one month, in bytes, headers included as far as browsers tell. */
export const DataUse = v.object({
  /** Fetched by pages. */
  page: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
  /** Fetched by the worker: the app itself, and what it fetches for pages, which those then get for nothing. */
  worker: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
});
export type DataUse = v.InferOutput<typeof DataUse>;

/** The key of a month in its store: "2026-11", by the device's own calendar. @param at ms since the epoch */
export function toMonthKey(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

/** @returns the key of the month before a moment's, which is kept as well */
export function toLastMonthKey(at: number): string {
  const date = new Date(at);
  return toMonthKey(new Date(date.getFullYear(), date.getMonth(), 0).getTime());
}

/** What the store holds of a month; nothing used where it holds nothing that can be read. */
export function readDataUse(kept: unknown): DataUse {
  const parsed = v.safeParse(DataUse, kept);
  return parsed.success ? parsed.output : { page: 0, worker: 0 };
}

export function addDataUse(kept: unknown, who: keyof DataUse, bytes: number): DataUse {
  const use = readDataUse(kept);
  return { ...use, [who]: use[who] + bytes };
}
