import type { JobSearch } from '#contract/jobs/job-query.ts';
import { salaryFilter } from '#contract/limits.ts';

/** A salary range in USD, as the slider shows it. */
export interface SalaryRange {
  lower: number;
  upper: number;
}

/** What an inactive slider shows before it was touched (§9) … */
export const initialSalary: SalaryRange = { lower: salaryFilter.min, upper: salaryFilter.max };
/** … and after "Reset Filters", which sets the max (§4). */
export const resetSalary: SalaryRange = { lower: salaryFilter.min, upper: salaryFilter.resetMax };
/** What the first touch activates (§9). */
export const defaultSalary: SalaryRange = { lower: salaryFilter.defaultMin, upper: salaryFilter.defaultMax };

/** The slider's active range; null while the filter is inactive, or pay is asked for in another currency. */
export function toSalaryRange({ minSalary, maxSalary, payCurrency = 'USD' }: JobSearch): SalaryRange | null {
  return minSalary && maxSalary && payCurrency === 'USD' ? { lower: minSalary, upper: maxSalary } : null;
}

/** Ours: least pays to choose from, in taka a month. */
export const payPresets = [10_000, 20_000, 40_000, 80_000] as const;

/** The preset that a search asks for; null for none, and for bounds of the slider's. */
export function toPayPreset({ minSalary, maxSalary, payCurrency }: JobSearch): number | null {
  if (payCurrency !== 'BDT' || maxSalary !== undefined) return null;
  return payPresets.find((preset) => preset === minSalary) ?? null;
}

/** What a chosen preset, or '' for any pay, changes of a search. */
export function toPayPatch(least: string): JobSearch {
  if (least === '') return { minSalary: undefined, maxSalary: undefined, payCurrency: undefined };
  return { minSalary: Number(least), maxSalary: undefined, payCurrency: 'BDT' };
}

/**
 * A thumb moved to a wanted value. Both bounds stay non-zero, so that both are sent (§7), and the thumbs
 * never pass each other.
 */
export function moveSalary(range: SalaryRange, thumb: keyof SalaryRange, wanted: number): SalaryRange {
  const value = Math.min(salaryFilter.max, Math.max(salaryFilter.step, wanted));
  return thumb === 'lower'
    ? { ...range, lower: Math.min(value, range.upper) }
    : { ...range, upper: Math.max(value, range.lower) };
}
