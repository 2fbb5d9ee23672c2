import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatSalary } from './format.ts';

const amount = fc
  .oneof(
    fc.nat({ max: 200_000 }),
    fc.maxSafeNat(),
    fc.integer(),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  )
  // Nothing has no sign, though Intl would give it one.
  .map((value) => (value === 0 ? 0 : value));

test('a number is written as Intl writes it, by lakhs', () => {
  const intl = new Intl.NumberFormat('en-IN');
  expect(formatNumber(12_345_678, 'en')).toBe('1,23,45,678');
  fc.assert(
    fc.property(amount, (value) => {
      expect(formatNumber(value, 'en')).toBe(intl.format(value));
    }),
  );
});

test('money is written as Intl writes it, in every currency that the app offers and in others', () => {
  expect(formatSalary({ min: 80_000, max: 120_000, currency: 'BDT' }, 'en')).toBe('৳80,000 – 1,20,000');
  const currencies = fc.constantFrom('BDT', 'INR', 'USD', 'EUR', 'GBP', 'bdt', 'JPY', 'CHF');
  fc.assert(
    fc.property(amount, currencies, (value, currency) => {
      const intl = new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 0,
        maximumFractionDigits: 2,
      });
      expect(formatMoney(value, currency, 'en')).toBe(intl.format(value));
    }),
  );
});

test('a date is the day in Bangladesh, written as Intl writes it', () => {
  const intl = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Dhaka',
  });
  expect(formatDate('2026-11-30T17:59:59.999Z', 'en')).toBe('30 Nov 2026');
  expect(formatDate('2026-11-30T18:00:00.000Z', 'en')).toBe('1 Dec 2026');
  const years = { min: new Date('2010-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (day) => {
      expect(formatDate(day.toISOString(), 'en')).toBe(intl.format(day));
    }),
  );
});

test('text that is no date gives none', () => {
  expect(formatDate('soon', 'en')).toBe('');
  expect(formatDate('', 'en')).toBe('');
});
