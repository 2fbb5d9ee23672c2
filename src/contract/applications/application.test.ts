import { expect, test } from 'vitest';
import { answerTextsIn } from './texts.ts';
import { formatAnswer, toShownAnswer } from './application.ts';

const toBangla = (value: number): string => formatAnswer(value, 'bn');

test.each([
  ['৩', '3', '৩'],
  ['88.5', '88.5', '৮৮.৫'],
  ['1,20,000', '120000', '১,২০,০০০'],
  ['2015', '2015', '২০১৫'],
  ['120000', '120000', '১,২০,০০০'],
  [' -২ ', '-2', '-২'],
  ['3.14159', '3.14159', '৩.১৪১৫৯'],
  // Not a number to count with.
  ['01712345678', '01712345678', '01712345678'],
  ['19901234567890123', '19901234567890123', '19901234567890123'],
  // Of an older version.
  ['about 5', 'about 5', 'about 5'],
  ['', '', ''],
])('the number %j is %s in a table and %s on a page in Bangla', (value, inTable, onPage) => {
  const answer = { question: 'Years?', value, kind: 'number' } as const;
  expect(toShownAnswer(answer, answerTextsIn.en, String)).toBe(inTable);
  expect(toShownAnswer(answer, answerTextsIn.en, toBangla)).toBe(onPage);
});

test.each(['choice', 'shortText'] as const)(
  'a number in an answer of the kind %s stays as it was typed',
  (kind) => {
    expect(toShownAnswer({ question: 'Floor?', value: '৩', kind }, answerTextsIn.en, String)).toBe('৩');
  },
);
