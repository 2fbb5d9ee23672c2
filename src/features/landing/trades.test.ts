import { expect, test } from 'vitest';
import { toTextWords } from '#contract/search/search-words.ts';
import { readConcepts, toPhrase } from '#contract/search/vocabulary/concepts.ts';
import { landingMessages as banglaTexts } from './messages.bn.ts';
import { landingMessages as englishTexts } from './messages.en.ts';

const toConcepts = (search: string): readonly string[] =>
  readConcepts().bySpelling.get(toPhrase(toTextWords(search).flatMap(({ parts }) => parts))) ?? [];

test('each trade is a search that finds the same in both languages', () => {
  const english = englishTexts.trades.map(toConcepts);
  expect(english.every((concepts) => concepts.length > 0)).toBe(true);
  expect(banglaTexts.trades.map(toConcepts)).toEqual(english);
});
