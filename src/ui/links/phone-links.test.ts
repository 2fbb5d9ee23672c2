import { expect, test } from 'vitest';
import { toCallLink, toWhatsAppLink } from './phone-links.ts';

const toNumber = (contact: string): string => toWhatsAppLink(contact, 'Hello').replace(/\?.*/, '');

test('WhatsApp is offered for mobile numbers, in every form that contacts are written in', () => {
  for (const contact of ['01711-000000', '+880 1711 000000', '০১৭১১ ০০০০০০', '8801711000000, 01811-000000'])
    expect(toNumber(contact)).toBe('https://wa.me/8801711000000');
  expect(toNumber('+44 20 7946 0000')).toBe('https://wa.me/442079460000');
  expect(['+880 2 9550000', '02-9550000', 'At the desk', ''].map(toNumber)).toEqual(['', '', '', '']);
});

test('WhatsApp of a number that is no mobile one is offered where its owner says so', () => {
  expect(toWhatsAppLink('+880 9612-345678', '', true)).toBe('https://wa.me/8809612345678?text=');
  expect(toWhatsAppLink('01711-000000', '', true)).toBe('https://wa.me/8801711000000?text=');
});

test.each([
  ['02-9550000', 'tel:029550000'],
  ['+880 2 9550000, 01711-000000', 'tel:+88029550000'],
  // What a form takes as one number is called as one.
  ['01711/234567', 'tel:+8801711234567'],
  ['০১৭১১,২৩৪৫৬৭', 'tel:+8801711234567'],
  ['+880 (0) 1711-000000', 'tel:+8801711000000'],
  ['1711000000', 'tel:+8801711000000'],
  ['8801711000000', 'tel:+8801711000000'],
  ['+44 (20) 7946/0000', 'tel:+442079460000'],
  ['At the desk', ''],
])('%j is called at %j', (contact, link) => {
  expect(toCallLink(contact)).toBe(link);
});

test('the text of the message cannot end its parameter', () => {
  const link = new URL(toWhatsAppLink('01711-000000', 'Tea & sugar?\n100%'));
  expect([...link.searchParams]).toEqual([['text', 'Tea & sugar?\n100%']]);
});
