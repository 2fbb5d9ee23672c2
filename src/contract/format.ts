import { DAY_MS, HOUR_MS, MINUTE_MS } from './limits.ts';
import type { Locale } from './locale.ts';

/**
 * Numbers, money and dates in the chosen language, all through Intl (§9 and the look).
 * English as written in South Asia: lakh grouping (1,20,000) and day before month.
 */
const intlLocales: Readonly<Record<Locale, string>> = { en: 'en-IN' };

/** Intl formats are dear to make and cheap to keep: one a key. */
function remember<T>(
  create: (locale: Locale, options: string) => T,
): (locale: Locale, options?: string) => T {
  const made = new Map<string, T>();
  return (locale, options = '') => {
    const key = `${locale} ${options}`;
    const format = made.get(key) ?? create(locale, options);
    made.set(key, format);
    return format;
  };
}

const numberFormat = remember((locale) => new Intl.NumberFormat(intlLocales[locale]));

const moneyFormat = remember(
  (locale, currency) =>
    new Intl.NumberFormat(intlLocales[locale], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }),
);

const dateFormat = remember(
  (locale) =>
    new Intl.DateTimeFormat(intlLocales[locale], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Dhaka',
    }),
);

const ageFormat = remember(
  (locale) => new Intl.RelativeTimeFormat(intlLocales[locale], { numeric: 'auto', style: 'short' }),
);

export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value);
}

const plainFormat = remember((locale) => new Intl.NumberFormat(intlLocales[locale], { useGrouping: false }));

/** A number without grouping, for the ends of a scale: "5000". */
export function formatPlainNumber(value: number, locale: Locale): string {
  return plainFormat(locale).format(value);
}

function isCurrency(code: string): boolean {
  return /^[A-Za-z]{3}$/.test(code);
}

/** An amount with its currency's sign; text that is no currency code stands before the number. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  if (!isCurrency(currency)) return `${currency} ${formatNumber(amount, locale)}`.trim();
  return moneyFormat(locale, currency.toUpperCase()).format(amount);
}

export interface SalaryText {
  min: number | null;
  max: number | null;
  currency: string;
}

/** "৳80,000 – 1,20,000"; one amount when both are equal or one is missing; '' when there is none. */
export function formatSalary({ min, max, currency }: SalaryText, locale: Locale): string {
  const low = min ?? max;
  const high = max ?? min;
  if (low === null || high === null || (low === 0 && high === 0)) return '';
  if (low === high) return formatMoney(low, currency, locale);
  return `${formatMoney(low, currency, locale)} – ${formatNumber(high, locale)}`;
}

/** "a month": what follows an amount of pay; other kinds of pay have no words. */
export const perSalaryType: Readonly<Record<string, string>> = {
  hourly: 'an hour',
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  yearly: 'a year',
};

/** "30 Nov 2026" in Bangladesh's calendar day, from ISO text; '' when it is no date. */
export function formatDate(iso: string, locale: Locale): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  return dateFormat(locale).format(time);
}

/** "2 hr ago": how long ago a moment was, in the largest unit that fits. Both in ms since the epoch. */
export function formatAge(since: number, now: number, locale: Locale): string {
  const format = ageFormat(locale);
  const age = Math.max(0, now - since);
  if (age < MINUTE_MS) return format.format(0, 'second');
  if (age < HOUR_MS) return format.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  return format.format(-Math.floor(age / DAY_MS), 'day');
}
