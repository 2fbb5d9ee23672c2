import { formatNumber, type Locale } from '../format.ts';
import { toMonthlyPay } from '../jobs/salary-rank.ts';

/** What pay is compared by. */
export type PaidSalary = Parameters<typeof toMonthlyPay>[0];

/** In taka a month. Below and above, the unit or the period is most likely wrong. */
const LEAST = 2500;
const MOST = 1_500_000;

/**
 * The month's pay in taka where nobody pays so little or so much, such as ৳25,000 an hour; null for all other pay.
 * No pay at all is not odd: it is agreed later.
 */
export function toOddPay(salary: PaidSalary): number | null {
  const { least, most } = toMonthlyPay(salary);
  if (most > MOST) return most;
  return least > 0 && least < LEAST ? least : null;
}

const units: readonly { taka: number; names: Readonly<Record<Locale, string>> }[] = [
  { taka: 10_000_000, names: { en: 'crore', bn: 'কোটি' } },
  { taka: 100_000, names: { en: 'lakh', bn: 'লাখ' } },
  { taka: 1000, names: { en: 'thousand', bn: 'হাজার' } },
];

/** A sum in words, to one digit behind the point: "52.8 lakh taka", "৫২.৮ লাখ টাকা". */
export function toTakaInWords(amount: number, locale: Locale): string {
  const unit = units.find(({ taka }) => amount >= taka);
  const figure = Math.round((amount / (unit?.taka ?? 1)) * 10) / 10;
  const taka = locale === 'en' ? 'taka' : 'টাকা';
  return [formatNumber(figure, locale), unit?.names[locale], taka].filter(Boolean).join(' ');
}
