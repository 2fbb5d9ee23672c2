import { expect, test } from 'vitest';
import { toOddPay, toTakaInWords } from './odd-pay.ts';

const toSalary = (min: number, max: number, type: string, currency = 'BDT') => ({
  min,
  max,
  currency,
  type,
  bonus: 0,
});

test.each([
  [toSalary(25_000, 30_000, 'hourly'), 5_280_000],
  [toSalary(20_000, 25_000, 'yearly'), 1667],
  [toSalary(15, 20, 'monthly'), 15],
  [toSalary(15, 20_000, 'monthly'), 15],
  [toSalary(0, 300_000_000, 'monthly'), 300_000_000],
  [toSalary(25_000, 30_000, 'monthly', 'USD'), 3_600_000],
])('%o is odd', (salary, month) => {
  expect(Math.round(toOddPay(salary) ?? 0)).toBe(month);
});

test.each([
  toSalary(0, 0, 'monthly'),
  toSalary(15_000, 20_000, 'monthly'),
  toSalary(0, 150_000, 'monthly'),
  toSalary(100, 150, 'hourly'),
  toSalary(700, 900, 'daily'),
  toSalary(240_000, 360_000, 'yearly'),
  toSalary(3000, 5000, 'monthly', 'USD'),
])('%o is not', (salary) => {
  expect(toOddPay(salary)).toBeNull();
});

test.each([
  [5_280_000, '52.8 lakh taka', '৫২.৮ লাখ টাকা'],
  [300_000_000, '30 crore taka', '৩০ কোটি টাকা'],
  [1667, '1.7 thousand taka', '১.৭ হাজার টাকা'],
  [15, '15 taka', '১৫ টাকা'],
])('%i taka in words', (amount, english, bangla) => {
  expect(toTakaInWords(amount, 'en')).toBe(english);
  expect(toTakaInWords(amount, 'bn')).toBe(bangla);
});
