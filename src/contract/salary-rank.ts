import type { Salary } from './job.ts';

/** Taka for one of a currency, at round rates: for ordering alone. */
const takaFor: Readonly<Record<string, number>> = { USD: 120, EUR: 130, GBP: 150, INR: 1.4 };
/** How often it is paid in a month of work. */
const timesAMonth: Readonly<Record<string, number>> = {
  hourly: 176,
  daily: 22,
  weekly: 4.33,
  yearly: 1 / 12,
};

/** The most that a job pays, in taka a month: what lists by salary are ordered by, here and in the server's tables. */
export function toSalaryRank({ min, max, currency, type }: Salary): number {
  return (max ?? min ?? 0) * (takaFor[currency] ?? 1) * (timesAMonth[type] ?? 1);
}
