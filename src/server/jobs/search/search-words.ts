import type { SearchWord } from '#contract/search/search-words.ts';

/** Shorter words match whole, unless they are still being typed: too many words begin with them. */
const MIN_PREFIX_CHARS = 3;

/** Only letters and digits come out of `toSearchWords`, so that quotes are all the care a lexeme needs. */
const lexeme = (word: string, isPrefix: boolean): string =>
  `'${word.replaceAll(/['\\]/g, '')}'${isPrefix ? ':*' : ''}`;

/**
 * The word in the notation of a tsquery.
 * @param isBeginning whether longer words match too, as far as it is long enough or the last one typed
 */
export function toLexemes(word: SearchWord, isBeginning: boolean, isLast: boolean): string {
  const asTyped = (part: string, isEnd: boolean) =>
    lexeme(part, isBeginning && isEnd && (isLast || part.length >= MIN_PREFIX_CHARS));
  const joined = asTyped(word.joined, true);
  if (word.parts.length === 1) return joined;
  const parts = word.parts.map((part, index) => asTyped(part, index === word.parts.length - 1));
  return `(${parts.join(' & ')}) | ${joined}`;
}
