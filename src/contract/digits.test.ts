import { expect, it } from 'vitest';
import { readNumber, toLatinDigits } from './digits.ts';

it('writes Bengali digits as Latin ones and leaves everything else', () => {
  expect(toLatinDigits('০১৭১২-৩৪৫৬৭৮')).toBe('01712-345678');
  expect(toLatinDigits('+880 ৯ abc')).toBe('+880 9 abc');
});

it('reads a number written in either digits', () => {
  expect([' 12 ', '১২'].map(readNumber)).toEqual([12, 12]);
  expect(['', ' ', 'x', '1x'].map(readNumber)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
});
