import { formatSalary } from '../format.ts';
import type * as en from './pay-parts.en.ts';
import { perSalaryType } from '../jobs/value-labels.bn.ts';

/** "মাসে", "৩০,০০০–৪০,০০০ টাকা". */
export const toPayParts: typeof en.toPayParts = (salary) => {
  const amount = formatSalary(salary, 'bn');
  return [(amount && perSalaryType[salary.type]) ?? '', amount, ''];
};
