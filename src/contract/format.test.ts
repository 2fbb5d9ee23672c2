import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './limits.ts';
import {
  formatAge,
  formatDate,
  formatShortDate,
  formatMoney,
  formatNumber,
  formatSalary,
  intlLocales,
  locales,
  readNumber,
  toLatinDigits,
  toLocalDigits,
} from './format.ts';

test('numbers are grouped by lakhs', () => {
  expect(formatNumber(12_345_678, 'en')).toBe('1,23,45,678');
  expect(formatNumber(999, 'en')).toBe('999');
});

test('money carries the sign of its currency, and shows parts of it only where there are some', () => {
  expect(formatMoney(120_000, 'BDT', 'en')).toBe('৳1,20,000');
  expect(formatMoney(2.78, 'bdt', 'en')).toBe('৳2.78');
  expect(formatMoney(1500, 'USD', 'en')).toBe('$1,500');
  expect(formatMoney(1500, 'taka', 'en')).toBe('taka 1,500');
  expect(formatMoney(1500, '', 'en')).toBe('1,500');
});

test('a salary names its currency once', () => {
  expect(formatSalary({ min: 80_000, max: 120_000, currency: 'BDT' }, 'en')).toBe('৳80,000 – 1,20,000');
});

test('a salary from nothing on says what it goes up to', () => {
  expect(formatSalary({ min: 0, max: 40_000, currency: 'BDT' }, 'en')).toBe('Up to ৳40,000');
  expect(formatSalary({ min: 0, max: 2.5, currency: 'USD' }, 'en')).toBe('Up to $2.5');
});

test('a date is the day in Bangladesh', () => {
  expect(formatDate('2026-11-30T17:59:59.999Z', 'en')).toBe('30 Nov 2026');
  expect(formatDate('2026-11-30T18:00:00.000Z', 'en')).toBe('1 Dec 2026');
});

test('text that is no date gives none', () => {
  expect(formatDate('soon', 'en')).toBe('');
  expect(formatDate('', 'en')).toBe('');
});

test('Bangla has its own digits, names its currencies and writes its months whole', () => {
  expect(formatNumber(12_345_678, 'bn')).toBe('১,২৩,৪৫,৬৭৮');
  expect(toLocalDigits('01712-345678, 9:30', 'bn')).toBe('০১৭১২-৩৪৫৬৭৮, ৯:৩০');
  expect(formatMoney(120_000, 'BDT', 'bn')).toBe('১,২০,০০০ টাকা');
  expect(formatMoney(2.78, 'bdt', 'bn')).toBe('২.৭৮ টাকা');
  expect(formatMoney(1500, 'taka', 'bn')).toBe('১,৫০০ taka');
  expect(formatDate('2026-11-30T17:59:59.999Z', 'bn')).toBe('৩০ নভেম্বর ২০২৬');
  expect(formatDate('soon', 'bn')).toBe('');
});

test.each([
  [80_000, 120_000, '৮০,০০০–১,২০,০০০ টাকা'],
  [80_000, 80_000, '৮০,০০০ টাকা'],
  [80_000, null, '৮০,০০০ টাকা'],
  [null, 500, '৫০০ টাকা'],
  [0, 5000, '৫,০০০ টাকা পর্যন্ত'],
  [0, 0, ''],
  [null, null, ''],
])('a salary from %s to %s reads %s', (min, max, text) => {
  expect(formatSalary({ min, max, currency: 'BDT' }, 'bn')).toBe(text);
});

const numbers = [
  0, 7, 10, 99, 999, 1000, 9999, 10_000, 99_999, 100_000, 1_234_567, 10_000_000, 9_007_199_254_740_991,
];

test.each(['BDT', 'USD', 'EUR', 'GBP', 'INR'])('money in %s is what Intl writes in English', (currency) => {
  const format = new Intl.NumberFormat(intlLocales.en, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  expect(numbers.map((amount) => formatMoney(amount, currency, 'en'))).toEqual(
    numbers.map((amount) => format.format(amount)),
  );
});

describe.each(locales)('what is written without Intl is what Intl writes, in %s', (locale) => {
  const intl = intlLocales[locale];
  test.each(numbers)('%d', (value) => {
    expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(intl).format(value));
  });

  test('each day of a leap year and of the year after, before and after midnight in Bangladesh', () => {
    const format = new Intl.DateTimeFormat(intl, {
      day: 'numeric',
      month: locale === 'bn' ? 'long' : 'short',
      year: 'numeric',
      timeZone: 'Asia/Dhaka',
    });
    const start = Date.parse('2028-01-01T17:59:59.999Z');
    const moments = Array.from(
      { length: 2 * 731 },
      (_, half) => start + Math.floor(half / 2) * DAY_MS + (half % 2),
    );
    expect(moments.map((at) => formatDate(new Date(at).toISOString(), locale))).toEqual(
      // Intl puts a comma behind the Bangla month, which is not usual in Bangladesh; before CLDR 48 (Node 20.19) it wrote
      // January and February with the old spelling.
      moments.map((at) => format.format(at).replace(',', '').replace('ী', 'ি')),
    );
  });

  test.each([
    [MINUTE_MS, 1, 'minute'],
    [59 * MINUTE_MS, 59, 'minute'],
    [3 * HOUR_MS, 3, 'hour'],
    [DAY_MS, 1, 'day'],
    [40 * DAY_MS, 40, 'day'],
  ] as const)('an age of %d ms', (age, count, unit) => {
    const format = new Intl.RelativeTimeFormat(intl, { numeric: 'auto', style: 'short' });
    expect(formatAge(0, age, locale)).toBe(format.format(-count, unit));
  });
});

test('what is under a minute old is from just now', () => {
  expect(formatAge(0, MINUTE_MS - 1, 'en')).toBe('just now');
  expect(formatAge(0, MINUTE_MS - 1, 'bn')).toBe('এইমাত্র');
  expect(formatAge(9, 0, 'bn')).toBe('এইমাত্র');
});

test('writes Bengali digits as Latin ones and leaves everything else', () => {
  expect(toLatinDigits('০১৭১২-৩৪৫৬৭৮')).toBe('01712-345678');
  expect(toLatinDigits('+880 ৯ abc')).toBe('+880 9 abc');
});

test('reads a number written in either digits', () => {
  expect([' 12 ', '১২', '-3.5'].map(readNumber)).toEqual([12, 12, -3.5]);
  expect(['১,২৩,৪৫৬', '123,456', '1,000.50'].map(readNumber)).toEqual([123_456, 123_456, 1000.5]);
  const wrong = ['', ' ', 'x', '1x', '0x10', '1e5', 'Infinity', '1,5', ',5', '1,23', '1.'];
  for (const typed of wrong) expect([typed, readNumber(typed)]).toEqual([typed, Number.NaN]);
});

test('a date has no year while its day and month can mean one alone', () => {
  const now = Date.parse('2026-11-25T06:00:00Z');
  const short = (day: string, locale: 'en' | 'bn' = 'en') => formatShortDate(`${day}T06:00:00Z`, now, locale);
  expect(short('2026-12-20')).toBe('20 Dec');
  expect(short('2027-10-24')).toBe('24 Oct');
  expect(short('2027-10-25')).toBe('25 Oct 2027');
  expect(short('2026-01-02')).toBe('2 Jan');
  expect(short('2025-12-24')).toBe('24 Dec 2025');
  expect(short('2027-09-01', 'bn')).toBe('১ সেপ্টেম্বর');
  expect(formatShortDate('soon', now, 'en')).toBe('');
});
