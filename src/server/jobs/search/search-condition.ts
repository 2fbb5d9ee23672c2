import type { SearchWord } from '#contract/search/search-words.ts';
import { sql, type SQL } from 'drizzle-orm';
import { isIndexedUnder, type WordColumn, MAX_LONGER, type KnownWord } from './word-lookup.ts';

/** Shorter words match whole, unless they are still being typed. */
const MIN_PREFIX_CHARS = 3;

/** `toSearchWords` leaves only letters and digits, so quoting is enough. */
const lexeme = (word: string, isPrefix: boolean): string =>
  `'${word.replaceAll(/['\\]/g, '')}'${isPrefix ? ':*' : ''}`;

/** The word as a tsquery. @param isBeginning whether longer words match too */
function toLexemes(word: SearchWord, isBeginning: boolean, isLast: boolean): string {
  const asTyped = (part: string, isEnd: boolean) =>
    lexeme(part, isBeginning && isEnd && (isLast || part.length >= MIN_PREFIX_CHARS));
  const joined = asTyped(word.joined, true);
  if (word.parts.length === 1) return joined;
  const parts = word.parts.map((part, index) => asTyped(part, index === word.parts.length - 1));
  return `(${parts.join(' & ')}) | ${joined}`;
}

/** Search terms, and the filters in two forms: for walking the newest jobs and for the word index. */
export interface Search {
  key: string;
  /** Each word with its variants, as a tsquery. */
  terms: readonly string[];
  /** Filters with an index by time, */
  leading: () => SQL;
  /** a cache key for them; undefined when there are none, */
  leadingKey: string | undefined;
  /** and the remaining ones, beginning with `and`. */
  others: () => SQL;
  facets: string | undefined;
  beside: () => SQL;
  /** True when those narrow more than words do. */
  isBesideNarrow: boolean;
}

/** A word with its stem, longer words and corrections. */
function toTerm(word: SearchWord, known: KnownWord | undefined, isLast: boolean): string {
  // A known word matches whole, plus its few longer words by name, which the index finds faster than a prefix. An
  // unknown word matches as a prefix.
  const longer = isLast && known?.isWhole === true ? known.longer : [];
  const isBeginning = known?.isWhole !== true || longer.length > MAX_LONGER;
  const stem = known?.stem ?? null;
  const isStemCovered =
    stem === null || stem === word.joined || (isBeginning && stem.startsWith(word.joined));
  const others = [
    ...(isStemCovered ? [] : [stem]),
    ...(isBeginning ? [] : longer),
    ...(known?.corrections ?? []),
  ];
  return [
    toLexemes(word, isBeginning, isLast),
    ...others.map((other) => `'${other.replaceAll(/['\\]/g, '')}'`),
  ]
    .map((lexemes) => `(${lexemes})`)
    .join(' | ');
}

/** The terms of a search. @param known by word */
export function toTerms(words: readonly SearchWord[], known: ReadonlyMap<string, KnownWord>): string[] {
  return words.map((word, index) => toTerm(word, known.get(word.joined), index === words.length - 1));
}

const allOf = (terms: readonly string[]): string => terms.map((term) => `(${term})`).join(' & ');

const isShort = (term: string): boolean => /^\('.{1,2}':\*\)$/u.test(term);

/** Matches by a column of words, without filters. */
export function matches({ terms }: Search, words: WordColumn): SQL {
  return sql`jobs.${sql.identifier(words)} @@ ${allOf(terms)}::text::tsquery`;
}

/**
 * Matches by the word index, filters included, but without very short prefixes, which match half of all words; {@link
 * alsoMatches} adds them.
 */
export function byWords(search: Search, words: WordColumn): SQL {
  const { terms, facets, beside } = search;
  const telling = terms.filter((term) => !isShort(term));
  const query = allOf([...(telling.length > 0 ? telling : terms), ...(facets === undefined ? [] : [facets])]);
  // Where another index is used, the column is faster than the word index.
  const plain = search.isBesideNarrow ? sql`and ${matches(search, words)}` : sql``;
  return sql`${beside()} ${plain} and ${isIndexedUnder(words, query)}`;
}

export function alsoMatches({ terms }: Search, words: WordColumn): SQL {
  const short = terms.filter(isShort);
  return short.length === 0 || short.length === terms.length
    ? sql`true`
    : sql`jobs.${sql.identifier(words)} @@ ${allOf(short)}::text::tsquery`;
}

/** Relevance: title before company, category, skills and place. */
export function scoreOf({ terms }: Search): SQL {
  return terms.reduce(
    (score, term) => {
      const query = sql`${term}::text::tsquery`;
      return sql`${score} + case when jobs.title_words @@ ${query} then 4 when jobs.key_words @@ ${query} then 2 else 1 end`;
    },
    sql`0`,
  );
}
