import type { JobSearch } from '#contract/job-query.ts';
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

/** The active range of a search; null while the filter is inactive. */
export function toSalaryRange({ minSalary, maxSalary }: JobSearch): SalaryRange | null {
  return minSalary && maxSalary ? { lower: minSalary, upper: maxSalary } : null;
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
