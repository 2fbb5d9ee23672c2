import type { Salary } from '#contract/jobs/job.ts';
import { type PayParts, toPayParts } from '#contract/pay/pay-parts.ts';
import { jobMessages } from '../messages.ts';

/** The parts of a pay for display; without an amount, a text that it is not given. */
export function toShownPay(salary: Salary): PayParts {
  const parts = toPayParts(salary);
  return parts[1] === '' ? ['', jobMessages.noSalary, ''] : parts;
}

/** The same as one text. */
export const toPayText = (salary: Salary): string => toShownPay(salary).filter(Boolean).join(' ');

/** Words before the amount, the amount, words behind it. */
export type Pay = readonly [before: string, amount: string, behind: string];

/** A pay with its amount emphasised over its period. Neither wraps while it fits into a line. */
export function PayPhrase({ pay: [before, amount, behind] }: { pay: Pay }) {
  const period = 'inline-block text-sm font-normal text-muted';
  return (
    <>
      {before && <span className={period}>{before}</span>} <span className="inline-block">{amount}</span>{' '}
      {behind && <span className={period}>{behind}</span>}
    </>
  );
}
