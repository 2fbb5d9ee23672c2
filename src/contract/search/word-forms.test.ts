import { expect, test } from 'vitest';
import { toEnglishStem } from './word-forms.ts';

test.each([
  ['engineer engineers engineering engineered', 'engin'],
  ['manager managers management manage managing', 'manag'],
  ['accountant accountants', 'account'],
  ['company companies', 'compani'],
  ['drive driving drives', 'drive'],
  ['plan planned planning plans', 'plan'],
  ['adoption adopt adopted', 'adopt'],
  ['nurse nurses nursing', 'nurs'],
  ['agreed agree', 'agre'],
])('%s have the stem %s', (words, stem) => {
  for (const word of words.split(' ')) expect(toEnglishStem(word), word).toBe(stem);
});

test('short words, numbers and other scripts stay as they are', () => {
  for (const word of ['it', 'class', '2026s', 'হিসাব']) expect(toEnglishStem(word)).toBe(word);
});
