import { stem } from 'porter2';
import { isBanglaWord, toBanglaSpelling, toBanglaStem } from './bangla-word.ts';

/** The cache size, after which it is cleared. */
const MAX_MEMOIZED = 20_000;

/** Caches a function's results by word. */
export function memoize<T>(find: (word: string) => T): (word: string) => T {
  const found = new Map<string, T>();
  return (word) => {
    const known = found.get(word);
    if (known !== undefined) return known;
    if (found.size >= MAX_MEMOIZED) found.clear();
    const result = find(word);
    found.set(word, result);
    return result;
  };
}

/** Numbers, other alphabets and short words have no English stem. */
const isEnglish = (word: string): boolean => /^[a-z]{3,}$/.test(word);

/** The stem by which a word is found in its other forms: "engineers" and "engineering" by "engin". */
export const toStem = memoize((word) => {
  if (isBanglaWord(word)) return toBanglaStem(toBanglaSpelling(word));
  return isEnglish(word) ? stem(word) : word;
});

/** "nurses" as "nurse": the first step of Porter2. */
function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  const isPlural = /[^us]s$/.test(word) && /[aeiouy]/.test(word.slice(0, -2));
  return isPlural ? word.slice(0, -1) : word;
}

/** What the vocabulary compares: nearer to the word than its stem, as "operations" are no operator. */
export const toTableForm = memoize((word) => (isBanglaWord(word) ? toStem(word) : withoutPlural(word)));
