import { isBangla } from '../build-language.ts';
import { formatSalary, type SalaryText } from '../format.ts';
import { perSalaryTypeEn, perSalaryTypeBn } from '../jobs/value-labels.ts';

/**
 * A pay as it is said, in three parts: screens set the amount apart. Words before it, the amount, words behind it; each
 * is '' where the pay is not given.
 */
export type PayParts = readonly [before: string, amount: string, behind: string];

/** "৳30,000 – 40,000", "a month". */
const en = (salary: SalaryText & { type: string }): PayParts => {
  const amount = formatSalary(salary, 'en');
  return ['', amount, (amount && perSalaryTypeEn[salary.type]) ?? ''];
};

/** "মাসে", "৩০,০০০–৪০,০০০ টাকা". */
const bn: typeof en = (salary) => {
  const amount = formatSalary(salary, 'bn');
  return [(amount && perSalaryTypeBn[salary.type]) ?? '', amount, ''];
};

export const toPayParts = isBangla ? bn : en;
export const toPayPartsIn = { en, bn };
