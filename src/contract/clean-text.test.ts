import { describe, expect, test } from 'vitest';
import { mixesAlphabets, toCleanLine, toPlainLine, toPlainText } from './clean-text.ts';
import { isPlainEmail, toEmailKey } from './accounts/email-address.ts';

test.each([
  ['zero width', 'Ra\u200Bhim\uFEFF', 'Rahim'],
  ['direction', '\u202Emihar\u202C \u2066x\u2069\u200F', 'mihar x'],
  ['soft hyphens and fillers', 'Ra\u00ADhim \u3164\u2800', 'Rahim'],
  ['tags', 'Rahim\u{E0041}', 'Rahim'],
  ['joiners between Latin letters', 'Ra\u200Dhi\u200Cm', 'Rahim'],
  ['variation selectors of letters', 'Rahim\uFE0F', 'Rahim'],
])('%s: what cannot be seen goes', (_, typed, expected) => {
  expect(toCleanLine(typed)).toBe(expected);
});

test.each(['র‍্যাব', 'হসন্ত্‌ক', 'ত্‍', 'क्‍ष', 'می‌خواهم', '👩🏽‍💻 Developer', '❤️', '1️⃣', 'José Peña', 'নুসরাত'])(
  '%s stays as it is',
  (typed) => {
    expect(toCleanLine(typed)).toBe(typed);
  },
);

test('pasted breaks are line breaks, and in one line a space', () => {
  expect(toPlainText('a\vb\fc\u0085d\u2028e\u2029f\r\ng\th')).toBe('a\nb\nc\nd\ne\nf\r\ng\th');
  expect(toPlainLine(' a\v\tb\fc\u2028d\n')).toBe('a b c d');
});

test('signs of the fonts Symbol and Wingdings are bullets', () => {
  expect(toPlainText('\uF0B7\tCook\n\uF0A7 Clean')).toBe('•\tCook\n• Clean');
  expect(toPlainLine('\uF0D8 Cook')).toBe('• Cook');
});

describe('words of several alphabets', () => {
  test.each(['R\u0430him', 'Αlpha', 'Meghn\u0430 Foods'])('%s is one', (text) => {
    expect(mixesAlphabets(text)).toBe(true);
  });
  test.each(['Rahim', 'Олена Rahman', 'রহিম Rahim', 'Peña', 'Ωmega'.slice(1), '5 µm'])(
    '%s is none',
    (text) => {
      expect(mixesAlphabets(text)).toBe(false);
    },
  );
});

describe('addresses', () => {
  test.each(['a@b.co', "O'Brien+jobs@mail.example.com", 'x@xn--45br5cyl.xn--54b7fta0cc', 'A_b-c@9.example'])(
    '%s is plain',
    (email) => expect(isPlainEmail(email)).toBe(true),
  );
  test.each([
    'v\u0130ctim@example.com',
    'v\u0131ctim@example.com',
    'a\u017F@example.com',
    '\u212A@example.com',
    'x@example.com\u200B',
    'a\u202E@b.co',
    '\u0430dmin@example.com',
    'a@b.co,c',
    'a,b@c.co',
    'a@b.co?cc=x',
    'a@b',
    'a@b..co',
    'a b@c.co',
    'a@\u09AC.co',
  ])('%j is not', (email) => expect(isPlainEmail(email)).toBe(false));

  test('are found whatever the case of their plain letters, and of no others', () => {
    expect(toEmailKey(' Rahim@Example.COM ')).toBe('rahim@example.com');
    expect(toEmailKey('\u0130\u212A@x.co')).toBe('\u0130\u212A@x.co');
  });
});
