import type { Salary } from './job.ts';

/** Taka for one of a currency, at round rates: for comparing alone. */
const takaFor: Readonly<Record<string, number>> = { USD: 120, EUR: 130, GBP: 150, INR: 1.4 };
/** How often it is paid in a month of work. */
const timesAMonth: Readonly<Record<string, number>> = {
  hourly: 176,
  daily: 22,
  weekly: 4.33,
  yearly: 1 / 12,
};

/** An amount in taka; in a currency without a rate it counts as taka. */
export const toTaka = (amount: number, currency: string): number => amount * (takaFor[currency] ?? 1);

/** What a job pays in taka a month, from the least to the most: pay in any currency and period compares by it. */
export function toMonthlyPay({ min, max, currency, type }: Salary): { least: number; most: number } {
  const toMonth = (amount: number): number => toTaka(amount, currency) * (timesAMonth[type] ?? 1);
  return { least: toMonth(min ?? max ?? 0), most: toMonth(max ?? min ?? 0) };
}
