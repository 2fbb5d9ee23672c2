import { toSeenText } from '../clean-text.ts';
import { toLatinDigits } from '../format.ts';
import { phoneLimits } from '../limits.ts';

/**
 * A written number without what stands between its digits: signs that contacts are pasted with, and digits of all widths
 * and of Bangla.
 */
export const toPlainNumber = (written: string): string =>
  toSeenText(toLatinDigits(written.normalize('NFKC'))).replace(/[\s\p{Z}\p{Pd}\u2212().]/gu, '');

/** A typed or pasted number in national form (01…), at most 15 digits (§9). */
export function toNationalPhone(typed: string): string {
  const digits = toPlainNumber(typed)
    .replace(/\D/g, '')
    .replace(/^(00)?8800?/, '0');
  const national = /^1\d{9}$/.test(digits) ? `0${digits}` : digits;
  return national.slice(0, phoneLimits.maxDigits);
}

/** Whether a number with its country code is a mobile number of Bangladesh. */
export const isMobile = (phone: string): boolean => /^8801[3-9]\d{8}$/.test(phone);

/** "01712 345678", without a line break; other lengths unchanged. */
export function toReadablePhone(phone: string): string {
  return toNationalPhone(phone).replace(/^(\d{5})(\d{6})$/, '$1\u00a0$2');
}

/** The digits of a typed code, at most 6 (§5). */
export function toOtp(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '').slice(0, phoneLimits.otpMaxLength);
}
