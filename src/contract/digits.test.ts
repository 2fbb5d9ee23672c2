import { expect, it } from 'vitest';
import { toLatinDigits } from './digits.ts';

it('writes Bengali digits as Latin ones and leaves everything else', () => {
  expect(toLatinDigits('০১৭১২-৩৪৫৬৭৮')).toBe('01712-345678');
  expect(toLatinDigits('+880 ৯ abc')).toBe('+880 9 abc');
});
