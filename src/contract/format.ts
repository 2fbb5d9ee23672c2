import { toDhakaDate } from './dhaka-days.ts';
import type { Address } from './fields.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './limits.ts';

export const locales = ['en', 'bn'] as const;
export type Locale = (typeof locales)[number];

/** A text in both languages. */
export type LocalText = Readonly<Record<Locale, string>>;

/** "city, country". */
export function toPlace(address: Pick<Address, 'city' | 'country'>): string {
  return [address.city, address.country].filter((part) => part.trim() !== '').join(', ');
}

/** Bengali digits as Latin ones (§9, phones). */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

/** Digits, in groups or not: "123456", "1,23,456", "-3.5". */
const numberPattern = /^[+-]?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** A typed number; NaN if malformed. */
export function readNumber(typed: string): number {
  const text = toLatinDigits(typed.trim());
  return numberPattern.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}

/**
 * English as written in South Asia: lakh grouping and day before month. The first Intl format of a page takes 33 to
 * 57 ms of a slow phone's main thread during hydration, so what cards show is formatted here; tests compare it with
 * Intl.
 */
export const intlLocales: Readonly<Record<Locale, string>> = { en: 'en-IN', bn: 'bn-BD' };

/** In Bangla whole names: their short forms are not in use. */
const months: Readonly<Record<Locale, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
};

/** Latin digits as the language writes them. */
export const toLocalDigits = (text: string, locale: Locale): string =>
  locale === 'en' ? text : text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

/** Bangla writes a currency's name: its signs are not in use, save that of the taka in accounts. */
const currencyMarks: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { BDT: '৳', USD: '$', EUR: '€', GBP: '£', INR: '₹' },
  bn: { BDT: 'টাকা', USD: 'ডলার', EUR: 'ইউরো', GBP: 'পাউন্ড', INR: 'রুপি' },
};

const isPlain = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const groupByLakhs = (value: number, locale: Locale): string =>
  toLocalDigits(String(value).replace(/\B(?=(?:\d\d){0,7}\d{3}$)/g, ','), locale);

/** Intl formats are expensive to create. */
function remember<T>(create: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const format = made.get(locale) ?? create(locale);
    made.set(locale, format);
    return format;
  };
}

const numberFormat = remember((locale) => new Intl.NumberFormat(intlLocales[locale]));

const ageFormat = remember(
  (locale) => new Intl.RelativeTimeFormat(intlLocales[locale], { numeric: 'auto', style: 'short' }),
);

export function formatNumber(value: number, locale: Locale): string {
  return isPlain(value) ? groupByLakhs(value, locale) : numberFormat(locale).format(value);
}

/** Figures with their currency: "৳80,000+", "৮০,০০০+ টাকা"; other currencies than those of the forms by their code. */
export function withCurrency(figures: string, currency: string, locale: Locale): string {
  const mark = currencyMarks[locale][currency.toUpperCase()];
  if (locale === 'bn') return `${figures} ${mark ?? currency}`.trim();
  return mark === undefined ? `${currency} ${figures}`.trim() : mark + figures;
}

export const formatMoney = (amount: number, currency: string, locale: Locale): string =>
  withCurrency(formatNumber(amount, locale), currency, locale);

export interface SalaryText {
  min: number | null;
  max: number | null;
  currency: string;
}

const upTo: Readonly<Record<Locale, (amount: string) => string>> = {
  en: (amount) => `Up to ${amount}`,
  bn: (amount) => `${amount} পর্যন্ত`,
};

const dashes: Readonly<Record<Locale, string>> = { en: ' – ', bn: '–' };

/** "৳80,000 – 1,20,000", "৮০,০০০–১,২০,০০০ টাকা"; "Up to ৳40,000" from nothing; one amount when both are equal or one is missing. */
export function formatSalary({ min, max, currency }: SalaryText, locale: Locale): string {
  const low = min ?? max;
  const high = max ?? min;
  if (low === null || high === null || (low === 0 && high === 0)) return '';
  if (low === high) return formatMoney(low, currency, locale);
  if (low === 0) return upTo[locale](formatMoney(high, currency, locale));
  const range = [low, high].map((amount) => formatNumber(amount, locale)).join(dashes[locale]);
  return withCurrency(range, currency, locale);
}

/** "30 Nov 2026" in Bangladesh's calendar; '' when it is no date. */
export function formatDate(iso: string, locale: Locale): string {
  const day = toDhakaDate(Date.parse(iso));
  if (Number.isNaN(day.getTime())) return '';
  const month = months[locale].split(' ')[day.getUTCMonth()] ?? '';
  return toLocalDigits(`${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`, locale);
}

/** From this distance, a day and a month without a year are ambiguous. */
const CLEAR_MONTHS = 11;

/** The same without its year while that is clear: within eleven months of `now`, ms since the epoch. */
export function formatShortDate(iso: string, now: number, locale: Locale): string {
  const date = formatDate(iso, locale);
  const isClear = [-CLEAR_MONTHS, CLEAR_MONTHS].every((months) => {
    const limit = toDhakaDate(now);
    limit.setUTCMonth(limit.getUTCMonth() + months);
    return Math.sign(months) * (toDhakaDate(Date.parse(iso)).getTime() - limit.getTime()) < 0;
  });
  return isClear ? date.replace(/ \S+$/, '') : date;
}

const justNow: Readonly<Record<Locale, string>> = { en: 'just now', bn: 'এইমাত্র' };

/** "2 hr ago"; both in ms since the epoch. */
export function formatAge(since: number, now: number, locale: Locale): string {
  const format = ageFormat(locale);
  const age = Math.max(0, now - since);
  if (age < MINUTE_MS) return justNow[locale];
  if (age < HOUR_MS) return format.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  return format.format(-Math.floor(age / DAY_MS), 'day');
}
