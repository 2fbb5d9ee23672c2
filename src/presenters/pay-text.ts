import type { Salary } from '#contract/jobs/job.ts';
import { toPayParts, type PayParts } from '#contract/pay/pay-parts.ts';
import { jobMessages } from './messages.ts';

/** The parts of a pay for display; without an amount, a text that it is not given. */
export function toShownPay(salary: Salary): PayParts {
  const parts = toPayParts(salary);
  return parts[1] === '' ? ['', jobMessages.noSalary, ''] : parts;
}

/** The same as one text. */
export const toPayText = (salary: Salary): string => toShownPay(salary).filter(Boolean).join(' ');
