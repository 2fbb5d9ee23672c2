import { toLatinDigits } from './format.ts';

/** What people put between digits. */
const separators = /[\s().,/\u2010-\u2015\u2212-]/g;

/** A mobile number of Bangladesh, also with its country code, or as a number that lost its 0. */
export const ofBangladesh = /^(?:(?:\+|00)?8800?|0)?(1\d{9})$/;

/** Of another country, or a landline, with "+" and 8 to 15 digits. */
const withCountry = /^\+(?!8800?1)[1-9]\d{7,14}$/;

/** True for a telephone number that can be called. */
export function isPhoneNumber(text: string): boolean {
  const plain = toLatinDigits(text).replaceAll(separators, '');
  return ofBangladesh.test(plain) || withCountry.test(plain);
}
