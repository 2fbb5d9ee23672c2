import { expect, test } from 'vitest';
import { toTextWords } from '#contract/search/search-words.ts';
import { readConcepts, toPhrase } from '#contract/search/vocabulary/concepts.ts';
import { landingMessagesIn } from './messages.ts';

const toConcepts = (search: string): readonly string[] =>
  readConcepts().bySpelling.get(toPhrase(toTextWords(search).flatMap(({ parts }) => parts))) ?? [];

test('each trade is a search that finds the same in both languages', () => {
  const english = landingMessagesIn.en.trades.map(toConcepts);
  expect(english.every((concepts) => concepts.length > 0)).toBe(true);
  expect(landingMessagesIn.bn.trades.map(toConcepts)).toEqual(english);
});
