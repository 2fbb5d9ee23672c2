import { expect, test } from 'vitest';
import { createApplicationMatcher } from './application-matcher.ts';

const application = {
  receipt: '7K34-Q9XD',
  name: 'Rina Akter',
  phone: '০১৭১২-৩৪৫৬৭৮',
  email: 'rina56@example.com',
};

test.each([
  ['', true],
  ['  ', true],
  ['akter RINA', true],
  ['rina karim', false],
  ['7k34', true],
  ['example.com', true],
  ['01712 345', true],
  ['০১৭১২', true],
  // A number with signs is compared with the phone number alone.
  ['(34) 56', true],
  ['7-34', false],
])('a search for "%s" finds it: %s', (search, isFound) => {
  expect(createApplicationMatcher(search)(application)).toBe(isFound);
});
