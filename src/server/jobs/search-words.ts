/**
 * What is searched for, cut into words by the rules by which `kaj_word_vector` (db/migrations) cuts what is found.
 */
export interface SearchWord {
  /** The parts of a compound ("node", "js"); a plain word is one part. */
  parts: string[];
  /** The compound as one word ("nodejs"); the same as the only part of a plain word. */
  joined: string;
}

const MAX_WORDS = 8;
const MAX_WORD_CHARS = 60;

const invisible = /[\u200B-\u200D\uFEFF\u00AD]/g;
/** Marks inside words: they part compounds. */
const innerMarks = /[.&'_\-\u2010\u2018\u2019]+/;
const separators =
  /[\s!"#$%()*+,/:;<=>?@[\\\]^`{|}~\u00A1\u00A7\u00AB\u00B7\u00BB\u00BF\u2013\u2014\u201C\u201D\u201E\u2022\u20AC\u0964\u0965\u09F3\p{Cc}]+/u;
/** Words that say nothing by themselves. "it" is not among them: it is a trade. */
const fillers = new Set(
  'a an and as at by for from in of on or the to with job jobs vacancy চাকরি চাকুরি ও এবং'
    .split(' ')
    .map((word) => word.normalize('NFKC')),
);

function toWord(chunk: string): SearchWord | null {
  const parts = chunk
    .split(innerMarks)
    .filter((part) => part !== '')
    .map((part) => [...part].slice(0, MAX_WORD_CHARS).join(''));
  if (parts.length === 0) return null;
  return { parts, joined: [...parts.join('')].slice(0, MAX_WORD_CHARS).join('') };
}

/** The words of a search text, without words that say nothing as long as others remain; at most eight. */
export function toSearchWords(text: string): SearchWord[] {
  const words = text
    .toLowerCase()
    .replaceAll('c++', ' cplusplus ')
    .replaceAll('c#', ' csharp ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
    .split(separators)
    .flatMap((chunk) => toWord(chunk) ?? []);
  const telling = words.filter((word) => !fillers.has(word.joined));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** Shorter words match whole, unless they are still being typed: too many words begin with them. */
const MIN_PREFIX_CHARS = 3;

/** Only letters and digits come out of {@link toSearchWords}, so that quotes are all the care a lexeme needs. */
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
