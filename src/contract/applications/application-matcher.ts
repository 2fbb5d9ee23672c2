import { toLatinDigits } from '../format.ts';
import type { InboxApplication } from './application.ts';

type Searched = Pick<InboxApplication, 'receipt' | 'name' | 'phone' | 'email'>;

const toPlain = (text: string): string => toLatinDigits(text).toLowerCase();
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Each word is a part of a name, an address or a receipt, or of a number however it is written. */
export function createApplicationMatcher(search: string): (application: Searched) => boolean {
  const plain = toPlain(search);
  const words = plain.split(/\s+/).filter(Boolean);
  const number = /^[\d\s+()-]+$/.test(plain) ? digitsOf(plain) : '';
  return ({ receipt, name, phone, email }) => {
    const phoneDigits = digitsOf(toPlain(phone));
    if (number !== '' && phoneDigits.includes(number)) return true;
    const text = `${toPlain(`${name} ${email} ${receipt}`)} ${phoneDigits}`;
    return words.every((word) => text.includes(word));
  };
}
