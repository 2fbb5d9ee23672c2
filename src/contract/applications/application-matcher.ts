import { toLetters } from '../search/bangla-word.ts';
import { toNationalPhone, toPlainNumber } from '../subscription/phone.ts';
import type { InboxApplication } from './application.ts';

type Searched = Pick<InboxApplication, 'receipt' | 'name' | 'phone' | 'email'>;

/** Without joiners and marks of direction, and with the dash and apostrophe of keyboards. */
const toPlain = (text: string): string =>
  toLetters(text)
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'");

/** A part of a number as it is typed, and in national form, as it may have its country code. */
function toNumbers(typed: string): readonly string[] {
  const number = toPlainNumber(typed);
  return /^\+?\d+$/.test(number) ? [number.replace('+', ''), toNationalPhone(typed)] : [];
}

/** Each word is a part of a name, an address or a receipt, or of a number however it is written. */
export function createApplicationMatcher(search: string): (application: Searched) => boolean {
  const whole = toNumbers(search);
  const words = toPlain(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, numbers: toNumbers(word) }));
  return ({ receipt, name, phone, email }) => {
    const national = toNationalPhone(phone);
    const isInNumber = (numbers: readonly string[]) => numbers.some((number) => national.includes(number));
    // A receipt that was read aloud has no dash.
    const text = toPlain(`${name} ${email} ${receipt} ${receipt.replace('-', '')}`);
    return (
      isInNumber(whole) || words.every(({ word, numbers }) => text.includes(word) || isInNumber(numbers))
    );
  };
}
