import { toPlainNumber } from '#contract/subscription/phone.ts';
import { encodeText } from '#platform/browser/webmail.ts';

/** The first number of a contact in Latin digits; '' without one. */
function toNumber(written: string): string {
  const [first = ''] = written.split(/[,;/]/);
  return toPlainNumber(first).replace(/[^\d+]/g, '');
}

/** The link that calls a contact; '' where it holds no number. */
export function toCallLink(contact: string): string {
  const number = toNumber(contact);
  return number && `tel:${number}`;
}

/** The link that writes to a contact in WhatsApp; '' where it is no mobile number of Bangladesh and not from abroad. */
export function toWhatsAppLink(contact: string, text: string): string {
  const number = toNumber(contact).replace(/^(?:00|\+)/, '');
  const [, mobile = ''] = /^(?:8800?|0)?(1\d{9})$/.exec(number) ?? [];
  const isAbroad = toNumber(contact).startsWith('+') && !number.startsWith('880');
  if (mobile === '' && !isAbroad) return '';
  return `https://wa.me/${mobile === '' ? number : `880${mobile}`}?text=${encodeText(text)}`;
}
