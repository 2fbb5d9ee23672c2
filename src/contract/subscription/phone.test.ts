import { expect, it } from 'vitest';
import { toNationalPhone, toOtp, toReadablePhone } from './phone.ts';

it.each([
  '01712345678',
  '01712-345678',
  '+8801712345678',
  '+880 1712-345678',
  '+880 (0)1712 345678',
  '008801712345678',
  '8801712345678',
  '1712345678',
  '০১৭১২৩৪৫৬৭৮',
  '+৮৮০ ১৭১২-৩৪৫৬৭৮',
  'tel:8801712345678',
  '\u202A+880 1712-345678\u202C',
  '01712\u2013345678',
  '０１７１２３４５６７８',
])('%s is 01712345678', (typed) => {
  expect(toNationalPhone(typed)).toBe('01712345678');
});

/** One key after the other. */
const type = (keys: string) => [...keys].reduce((field, key) => toNationalPhone(field + key), '');

it('a number stays what it is while it is typed, with or without the country code', () => {
  expect(type('01712345678')).toBe('01712345678');
  expect(type('8801712345678')).toBe('01712345678');
  expect(type('+8801712345678')).toBe('01712345678');
  expect(type('1712345678')).toBe('01712345678');
});

it('the field holds at most 15 digits', () => {
  expect(toNationalPhone('0'.repeat(40))).toHaveLength(15);
});

it('a complete number is grouped for reading', () => {
  expect(toReadablePhone('8801712345678')).toBe('01712\u00a0345678');
  expect(toReadablePhone('017')).toBe('017');
});

it('a code is its digits, at most 6, Bengali ones too', () => {
  expect(toOtp(' 123 456 ')).toBe('123456');
  expect(toOtp('১২৩৪৫')).toBe('12345');
  expect(toOtp('1234567')).toBe('123456');
  expect(toOtp('abc')).toBe('');
});
