import { expect, test } from 'vitest';
import { toPayPartsIn } from './pay-parts.ts';
import { formatPayBounds } from './pay-bounds.ts';

const pay = { min: 30_000, max: 40_000, currency: 'BDT', type: 'monthly' };

test('the period stands behind the amount in English, before it in Bangla', () => {
  expect(toPayPartsIn.en(pay)).toEqual(['', '৳30,000 – 40,000', 'a month']);
  expect(toPayPartsIn.bn(pay)).toEqual(['মাসে', '৩০,০০০–৪০,০০০ টাকা', '']);
  expect(toPayPartsIn.bn({ ...pay, min: 0, currency: 'USD', type: 'hourly' })).toEqual([
    'ঘণ্টায়',
    '৪০,০০০ ডলার পর্যন্ত',
    '',
  ]);
});

test('an unknown period is left out, and there is none without an amount', () => {
  expect(toPayPartsIn.bn({ ...pay, type: 'per load' })).toEqual(['', '৩০,০০০–৪০,০০০ টাকা', '']);
  for (const toParts of [toPayPartsIn.en, toPayPartsIn.bn])
    expect(toParts({ ...pay, min: null, max: null })).toEqual(['', '', '']);
});

test('the bounds of a search have one currency, and a plus where the upper one is open', () => {
  const open = { minSalary: 20_000, payCurrency: 'BDT' } as const;
  expect(formatPayBounds(open, 'en')).toBe('৳20,000+');
  expect(formatPayBounds(open, 'bn')).toBe('২০,০০০+ টাকা');
  expect(formatPayBounds({ minSalary: 50, maxSalary: 5000 }, 'en')).toBe('$50 – 5,000');
  expect(formatPayBounds({ minSalary: 50, maxSalary: 5000 }, 'bn')).toBe('৫০–৫,০০০ ডলার');
  expect(formatPayBounds({}, 'bn')).toBe('');
});
