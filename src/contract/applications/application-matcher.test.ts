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
  ['7k34q9xd', true],
  ['7k34–q9xd', true],
  ['example.com', true],
  ['01712 345', true],
  ['০১৭১২', true],
  // A number with signs is compared with the phone number alone.
  ['(34) 56', true],
  ['7-34', false],
])('a search for "%s" finds it: %s', (search, isFound) => {
  expect(createApplicationMatcher(search)(application)).toBe(isFound);
});

const written = [
  '01712345671',
  '1712345671',
  '+8801712345671',
  '8801712345671',
  '008801712345671',
  '+880 1712-345671',
  '\u202a+8801712345671\u202c',
  '০১৭১২৩৪৫৬৭১',
  '+৮৮০১৭১২৩৪৫৬৭১',
];

test.each(written)('a number that was typed as %s is found however it is searched for', (phone) => {
  for (const search of [...written, 'Akter +8801712345671', '88017123', '2345671'])
    expect(createApplicationMatcher(search)({ ...application, phone }), search).toBe(true);
  for (const search of ['01712345672', '+4401712345671'])
    expect(createApplicationMatcher(search)({ ...application, phone }), search).toBe(false);
});

test('a number of another country is found', () => {
  const ofUk = { ...application, phone: '+44 20 7123 4567' };
  for (const search of ['+442071234567', '20 7123', '4420'])
    expect(createApplicationMatcher(search)(ofUk)).toBe(true);
});

/** As keyboards write "ড়", "ঢ়" and "য়": one sign, or the letter and its dot. */
const letters = [
  ['বড়ুয়া', 'ব\u09DCুয\u09BCা'],
  ['আষাঢ়', 'আষা\u09DD'],
  ['আয়েশা', 'আ\u09DFেশা'],
] as const;

test.each([...letters, ["Lu'lu", 'lu’LU'], ['শরীফ', 'শরী\u200cফ'], ['Zoë', 'zoe\u0308']] as const)(
  '%s is one name in both spellings',
  (one, other) => {
    expect(createApplicationMatcher(one)({ ...application, name: other })).toBe(true);
    expect(createApplicationMatcher(other)({ ...application, name: one })).toBe(true);
  },
);
