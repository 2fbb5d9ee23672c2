import type { JobSearch } from '#contract/jobs/job-query.ts';
import { salaryFilter } from '#contract/limits.ts';

/** A salary range in USD, as the slider shows it. */
export interface SalaryRange {
  lower: number;
  upper: number;
}

/** The inactive slider before it was touched (§9). */
export const initialSalary: SalaryRange = { lower: salaryFilter.min, upper: salaryFilter.max };
/** The inactive slider after "Reset Filters" (§4). */
export const resetSalary: SalaryRange = { lower: salaryFilter.min, upper: salaryFilter.resetMax };
/** Activated by the first touch (§9). */
export const defaultSalary: SalaryRange = { lower: salaryFilter.defaultMin, upper: salaryFilter.defaultMax };

/** The slider's active range; null while inactive, or for pay in another currency. */
export function toSalaryRange({ minSalary, maxSalary, payCurrency = 'USD' }: JobSearch): SalaryRange | null {
  return minSalary && maxSalary && payCurrency === 'USD' ? { lower: minSalary, upper: maxSalary } : null;
}

/** The range after a thumb was moved. Both bounds stay non-zero, so that both are sent (§7), and never cross. */
export function moveSalary(range: SalaryRange, thumb: keyof SalaryRange, wanted: number): SalaryRange {
  const value = Math.min(salaryFilter.max, Math.max(salaryFilter.step, wanted));
  return thumb === 'lower'
    ? { ...range, lower: Math.min(value, range.upper) }
    : { ...range, upper: Math.max(value, range.lower) };
}
