import { expect, test } from 'vitest';
import { toCallLink, toWhatsAppLink } from './phone-links.ts';

const toNumber = (contact: string): string => toWhatsAppLink(contact, 'Hello').replace(/\?.*/, '');

test('WhatsApp is offered for mobile numbers, in every form that contacts are written in', () => {
  for (const contact of ['01711-000000', '+880 1711 000000', '০১৭১১ ০০০০০০', '8801711000000, 01811-000000'])
    expect(toNumber(contact)).toBe('https://wa.me/8801711000000');
  expect(toNumber('+44 20 7946 0000')).toBe('https://wa.me/442079460000');
  expect(['+880 2 9550000', '02-9550000', 'At the desk', ''].map(toNumber)).toEqual(['', '', '', '']);
});

test('every number can be called', () => {
  expect(toCallLink('02-9550000')).toBe('tel:029550000');
  expect(toCallLink('At the desk')).toBe('');
});

test('the text of the message cannot end its parameter', () => {
  const link = new URL(toWhatsAppLink('01711-000000', 'Tea & sugar?\n100%'));
  expect([...link.searchParams]).toEqual([['text', 'Tea & sugar?\n100%']]);
});
