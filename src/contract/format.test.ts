import { expect, test } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatSalary } from './format.ts';

test('numbers are grouped by lakhs', () => {
  expect(formatNumber(12_345_678, 'en')).toBe('1,23,45,678');
  expect(formatNumber(999, 'en')).toBe('999');
});

test('money carries the sign of its currency, and shows parts of it only where there are some', () => {
  expect(formatMoney(120_000, 'BDT', 'en')).toBe('৳1,20,000');
  expect(formatMoney(2.78, 'bdt', 'en')).toBe('৳2.78');
  expect(formatMoney(1500, 'USD', 'en')).toBe('$1,500');
  expect(formatMoney(1500, 'taka', 'en')).toBe('taka 1,500');
});

test('a salary names its currency once', () => {
  expect(formatSalary({ min: 80_000, max: 120_000, currency: 'BDT' }, 'en')).toBe('৳80,000 – 1,20,000');
});

test('a date is the day in Bangladesh', () => {
  expect(formatDate('2026-11-30T17:59:59.999Z', 'en')).toBe('30 Nov 2026');
  expect(formatDate('2026-11-30T18:00:00.000Z', 'en')).toBe('1 Dec 2026');
});

test('text that is no date gives none', () => {
  expect(formatDate('soon', 'en')).toBe('');
  expect(formatDate('', 'en')).toBe('');
});
