import type { Salary } from './job.ts';

/** Round rates, for comparing only. */
const takaFor: Readonly<Record<string, number>> = { USD: 120, EUR: 130, GBP: 150, INR: 1.4 };
const timesAMonth: Readonly<Record<string, number>> = {
  hourly: 176,
  daily: 22,
  weekly: 4.33,
  yearly: 1 / 12,
};

/** An amount in taka; an unknown currency counts as taka. */
export const toTaka = (amount: number, currency: string): number => amount * (takaFor[currency] ?? 1);

/** Monthly pay in taka, to compare pay of any currency and period. */
export function toMonthlyPay({ min, max, currency, type }: Omit<Salary, 'bonus'>): {
  least: number;
  most: number;
} {
  const toMonth = (amount: number): number => toTaka(amount, currency) * (timesAMonth[type] ?? 1);
  return { least: toMonth(min ?? max ?? 0), most: toMonth(max ?? min ?? 0) };
}
