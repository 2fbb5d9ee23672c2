import { ofBangladesh } from '#contract/phone-number.ts';
import { toPlainNumber } from '#contract/subscription/phone.ts';
import { encodeText } from '#platform/browser/webmail.ts';

const toDigits = (text: string): string => toPlainNumber(text).replace(/[^\d+]/g, '');

/** The first number of a contact in Latin digits, a mobile one of Bangladesh with its country; '' without one. */
function toNumber(written: string): string {
  // What separates numbers may stand between the digits of one.
  const whole = toDigits(written);
  const isOne = ofBangladesh.test(whole) || /^\+\d{8,15}$/.test(whole);
  const number = isOne ? whole : toDigits(written.replace(/[,;/].*/s, ''));
  const mobile = ofBangladesh.exec(number)?.[1];
  return mobile === undefined ? number : `+880${mobile}`;
}

/** The link that calls a contact; '' where it holds no number. */
export function toCallLink(contact: string): string {
  const number = toNumber(contact);
  return number && `tel:${number}`;
}

/**
 * The link that writes to a contact in WhatsApp; '' where it is no mobile number of Bangladesh and not from abroad.
 * @param isKnown it has WhatsApp, as those of businesses may that are no mobile ones
 */
export function toWhatsAppLink(contact: string, text: string, isKnown = false): string {
  const [, number = ''] = /^\+(\d+)$/.exec(toNumber(contact)) ?? [];
  if (number === '' || (!isKnown && /^880(?!1\d{9}$)/.test(number))) return '';
  return `https://wa.me/${number}?text=${encodeText(text)}`;
}
