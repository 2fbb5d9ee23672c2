import * as v from 'valibot';
import { toLatinDigits } from '#contract/format.ts';

/** A mobile number of Bangladesh as the operators write it. */
const mobile = /^8801[3-9]\d{8}$/;

/**
 * A mobile number in any usual form (01…, 880…, +880…, tel:880…, Bengali digits, spaces) as 8801XXXXXXXXX.
 * @returns null when it is none
 */
export function readPhone(text: string): string | null {
  const digits = toLatinDigits(text)
    .trim()
    .replace(/^tel:/i, '')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(?:\+|00)/, '')
    // A zero too many after the country code is a common slip.
    .replace(/^880+1/, '8801')
    .replace(/^0*1(?=[3-9]\d{8}$)/, '8801');
  return mobile.test(digits) ? digits : null;
}

/** `tel` of a body. Some clients send digits as a number. */
export const Tel = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(64)), v.number()], 'tel must be text of at most 64 characters.'),
  v.transform(String),
);
