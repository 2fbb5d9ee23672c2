import { formatSalary, type SalaryText } from '../format.ts';
import { perSalaryType } from '../jobs/value-labels.en.ts';

/**
 * A pay as it is said, in three parts: screens set the amount apart. Words before it, the amount, words behind it; each
 * is '' where the pay is not given.
 */
export type PayParts = readonly [before: string, amount: string, behind: string];

/** "৳30,000 – 40,000", "a month". */
export const toPayParts = (salary: SalaryText & { type: string }): PayParts => {
  const amount = formatSalary(salary, 'en');
  return ['', amount, (amount && perSalaryType[salary.type]) ?? ''];
};
