import { expect, test } from 'vitest';
import { toMeantAddress } from './meant-address.ts';

test.each([
  ['rahim@gmail.con', 'rahim@gmail.com'],
  ['rahim@gmial.com', 'rahim@gmail.com'],
  ['rahim@gmial.con', 'rahim@gmail.com'],
  ['rahim@gmail.co', 'rahim@gmail.com'],
  ['rahim@gmail..com', 'rahim@gmail.com'],
  ['rahim@gmail,com', 'rahim@gmail.com'],
  ['rahim@gmailcom', 'rahim@gmail.com'],
  ['rahim@gmail', 'rahim@gmail.com'],
  ['Rahim@gmail.com.', 'Rahim@gmail.com'],
  ['rahim@GMIAL.com', 'rahim@gmail.com'],
  ['rahim@yaho.com', 'rahim@yahoo.com'],
  ['rahim@yahooo.com', 'rahim@yahoo.com'],
  ['rahim@hotmial.com', 'rahim@hotmail.com'],
  ['rahim@outlok.com', 'rahim@outlook.com'],
  ['rahim@live.con', 'rahim@live.com'],
  ['ra. him@gmail.com', 'ra.him@gmail.com'],
  ['ra..him@gmail.com', 'ra.him@gmail.com'],
  ['rahim@bkash..com', 'rahim@bkash.com'],
])('%s was meant as %s', (typed, meant) => {
  expect(toMeantAddress(typed)).toEqual({ address: meant, question: `Did you mean ${meant}?` });
});

test.each([
  'rahim@gmail.com',
  ' Rahim@Gmail.com ',
  'rahim@ymail.com',
  'rahim@mail.com',
  'rahim@email.com',
  'rahim@gmx.com',
  'rahim@line.com',
  'rahim@me.com',
  'rahim@aol.com',
  'rahim@yahoo.co.uk',
  'rahim@yahoo.ca',
  'rahim@hotmail.fr',
  'rahim@gmail.com.bd',
  'rahim@bkash.com',
  'rahim@du.ac.bd',
  'rahim',
  'rahim@',
  '@gmail.com',
  'rahim@karim@gmail.com',
  '',
])('%j is not asked about', (typed) => {
  expect(toMeantAddress(typed)).toBeNull();
});
