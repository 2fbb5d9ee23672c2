import { toLatinDigits } from '../format.ts';
import { phoneLimits } from '../limits.ts';

/**
 * What stands in the phone field: the national form (01…) of a number typed or pasted in any usual form, digits
 * alone, in Latin ones, at most 15 (§9).
 */
export function toNationalPhone(typed: string): string {
  const digits = toLatinDigits(typed)
    .replace(/\D/g, '')
    .replace(/^(00)?8800?/, '0');
  // Without any prefix a number is complete with ten digits.
  const national = /^1\d{9}$/.test(digits) ? `0${digits}` : digits;
  return national.slice(0, phoneLimits.maxDigits);
}

/** "01712 345678", for reading, kept on one line; a number of another length stays as it is. */
export function toReadablePhone(phone: string): string {
  return toNationalPhone(phone).replace(/^(\d{5})(\d{6})$/, '$1\u00a0$2');
}

/** What stands in the field of the code: its digits, in Latin ones, at most 6 (§5). */
export function toOtp(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '').slice(0, phoneLimits.otpMaxLength);
}
