import { isBangla, toBanglaSpelling, toBanglaStem } from './bangla-word.ts';
import { toEnglishStem, withoutPlural } from './english-stem.ts';

/** Words repeat: so many are remembered, then forgotten at once. */
const MAX_REMEMBERED = 20_000;

/** Remembers a function's results by word. */
export function remembering<T>(find: (word: string) => T): (word: string) => T {
  const found = new Map<string, T>();
  return (word) => {
    const known = found.get(word);
    if (known !== undefined) return known;
    if (found.size >= MAX_REMEMBERED) found.clear();
    const result = find(word);
    found.set(word, result);
    return result;
  };
}

/** The stem by which a word is found in its other forms. */
export const toStem = remembering((word) =>
  isBangla(word) ? toBanglaStem(toBanglaSpelling(word)) : toEnglishStem(word),
);

/** What the vocabulary compares: nearer to the word than its stem, as "operations" are no operator. */
export const toTableForm = remembering((word) => (isBangla(word) ? toStem(word) : withoutPlural(word)));
