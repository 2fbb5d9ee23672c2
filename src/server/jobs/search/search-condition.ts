import type { SearchWord } from '#contract/search/search-words.ts';
import { sql, type SQL } from 'drizzle-orm';
import { isIndexedUnder, type WordColumn, MAX_LONGER, type KnownWord } from './word-lookup.ts';

/** Shorter words match whole, unless they are still being typed: too many words begin with them. */
const MIN_PREFIX_CHARS = 3;

/** Only letters and digits come out of `toSearchWords`, so that quotes are all the care a lexeme needs. */
const lexeme = (word: string, isPrefix: boolean): string =>
  `'${word.replaceAll(/['\\]/g, '')}'${isPrefix ? ':*' : ''}`;

/**
 * The word in the notation of a tsquery.
 * @param isBeginning whether longer words match too, as far as it is long enough or the last one typed
 */
function toLexemes(word: SearchWord, isBeginning: boolean, isLast: boolean): string {
  const asTyped = (part: string, isEnd: boolean) =>
    lexeme(part, isBeginning && isEnd && (isLast || part.length >= MIN_PREFIX_CHARS));
  const joined = asTyped(word.joined, true);
  if (word.parts.length === 1) return joined;
  const parts = word.parts.map((part, index) => asTyped(part, index === word.parts.length - 1));
  return `(${parts.join(' & ')}) | ${joined}`;
}

/** A search: what is asked for, and the filters in two forms, for walking the newest jobs and for the index of words. */
export interface Search {
  /** A name for all of it. */
  key: string;
  /** Each word with its other forms, in the notation of a tsquery. */
  terms: readonly string[];
  /** The filters as conditions on columns: those whose index is in the order of time, */
  leading: () => SQL;
  /** a name for those; undefined when all jobs are walked, */
  leadingKey: string | undefined;
  /** and those to look at on the way, beginning with `and`. */
  others: () => SQL;
  /** The filters that stand among a job's words, in the notation of a tsquery. */
  facets: string | undefined;
  /** Conditions on columns for what does not stand there. */
  beside: () => SQL;
  /** True when those may find fewer jobs than the words do. */
  isBesideNarrow: boolean;
}

/** A word and its other forms: its stem, where that is no part of it, longer words, and what it may be a misspelling of. */
function toTerm(word: SearchWord, known: KnownWord | undefined, isLast: boolean): string {
  // A whole word matches whole, and what it may still be typed on to; one that nobody knows matches as a beginning. Few
  // longer words are named instead: the index lists whole words many times sooner than all that begin alike.
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

/** @param known what is known of the words, by the word */
export function toTerms(words: readonly SearchWord[], known: ReadonlyMap<string, KnownWord>): string[] {
  return words.map((word, index) => toTerm(word, known.get(word.joined), index === words.length - 1));
}

const allOf = (terms: readonly string[]): string => terms.map((term) => `(${term})`).join(' & ');

const isShort = (term: string): boolean => /^\('.{1,2}':\*\)$/u.test(term);

/** True of jobs whose words, in that column, are those that are searched for; filters aside. */
export function matches({ terms }: Search, words: WordColumn): SQL {
  return sql`jobs.${sql.identifier(words)} @@ ${allOf(terms)}::text::tsquery`;
}

/**
 * The same, filters included, by the index of words alone. Beginnings of one or two letters are left out when there are
 * other terms: half of all words have them, and the index would list every job of each. {@link alsoMatches} asks for them.
 */
export function byWords(search: Search, words: WordColumn): SQL {
  const { terms, facets, beside } = search;
  const telling = terms.filter((term) => !isShort(term));
  const query = allOf([...(telling.length > 0 ? telling : terms), ...(facets === undefined ? [] : [facets])]);
  // Where another index finds the jobs, the column itself tells their words sooner than what the index of words holds.
  const plain = search.isBesideNarrow ? sql`and ${matches(search, words)}` : sql``;
  return sql`${beside()} ${plain} and ${isIndexedUnder(words, query)}`;
}

/** What {@link byWords} left out, of the rows that it found. */
export function alsoMatches({ terms }: Search, words: WordColumn): SQL {
  const short = terms.filter(isShort);
  return short.length === 0 || short.length === terms.length
    ? sql`true`
    : sql`jobs.${sql.identifier(words)} @@ ${allOf(short)}::text::tsquery`;
}

/** How well a job suits: each term counts most in the title, then in company, category, skills and place. */
export function scoreOf({ terms }: Search): SQL {
  return terms.reduce(
    (score, term) => {
      const query = sql`${term}::text::tsquery`;
      return sql`${score} + case when jobs.title_words @@ ${query} then 4 when jobs.key_words @@ ${query} then 2 else 1 end`;
    },
    sql`0`,
  );
}
