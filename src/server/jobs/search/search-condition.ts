import { toLookupWord, type AskedTerm } from '#contract/search/asked-terms.ts';
import {
  classWeights,
  placeWeights,
  toAnswers,
  wordClasses,
  type TermAnswer,
  type AskedToken,
  type KnownWord,
  type WordClass,
} from '#contract/search/term-tokens.ts';
import { sql, type SQL } from 'drizzle-orm';
import { isIndexedUnder, type WordColumn } from './word-lookup.ts';

/** A term as tsqueries. */
export interface SearchTerm {
  query: string;
  /** By quality of the match. */
  byClass: Readonly<Partial<Record<WordClass, string>>>;
  /** A prefix so short that it matches half of all words. */
  isShort: boolean;
}

/** Search terms, and the filters in two forms: for walking the newest jobs and for the word index. */
export interface Search {
  key: string;
  terms: readonly SearchTerm[];
  /** Filters with an index by time, */
  leading: () => SQL;
  /** a cache key for them; undefined when there are none, */
  leadingKey: string | undefined;
  /** and the remaining ones, beginning with `and`. */
  others: () => SQL;
  facets: string | undefined;
  beside: () => SQL;
  /** True if these filters are more selective than the words. */
  isBesideNarrow: boolean;
}

const SHORT_CHARS = 2;

/** Tokens have only letters, digits and their mark, so quoting is enough. */
const toLexeme = ({ token, isPrefix }: AskedToken): string =>
  `'${token.replaceAll(/['\\]/g, '')}'${isPrefix ? ':*' : ''}`;

const anyOf = (answers: readonly TermAnswer[]): string =>
  answers.map(({ all }) => `(${all.map(toLexeme).join(' & ')})`).join(' | ');

function toTerm(answers: readonly TermAnswer[]): SearchTerm {
  const ofClass = (kind: WordClass) => answers.filter((answer) => answer.class === kind);
  const [token] = answers[0]?.all ?? [];
  return {
    query: anyOf(answers),
    byClass: Object.fromEntries(
      wordClasses.flatMap((kind) => (ofClass(kind).length > 0 ? [[kind, anyOf(ofClass(kind))]] : [])),
    ),
    isShort: answers.length === 1 && token?.isPrefix === true && [...token.token].length <= SHORT_CHARS,
  };
}

/** The terms of a search. @param known by word */
export const toTerms = (asked: readonly AskedTerm[], known: ReadonlyMap<string, KnownWord>): SearchTerm[] =>
  asked.map((term) => toTerm(toAnswers(term, known.get(toLookupWord(term) ?? ''))));

const allOf = (terms: readonly SearchTerm[]): string => terms.map(({ query }) => `(${query})`).join(' & ');

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
  const specific = terms.filter(({ isShort }) => !isShort);
  const asked = allOf(specific.length > 0 ? specific : terms);
  const query = facets === undefined ? asked : `${asked} & (${facets})`;
  // With another index in use, checking the column is faster than the word index.
  const plain = search.isBesideNarrow ? sql`and ${matches(search, words)}` : sql``;
  return sql`${beside()} ${plain} and ${isIndexedUnder(words, query)}`;
}

export function alsoMatches({ terms }: Search, words: WordColumn): SQL {
  const short = terms.filter(({ isShort }) => isShort);
  return short.length === 0 || short.length === terms.length
    ? sql`true`
    : sql`jobs.${sql.identifier(words)} @@ ${allOf(short)}::text::tsquery`;
}

const columns = { title: 'title_words', keys: 'key_words', text: 'all_words' } as const;

/** Class and place of an answer, the best first. */
const ranks = wordClasses
  .flatMap((kind) =>
    (['title', 'keys', 'text'] as const).map((place) => ({
      kind,
      column: columns[place],
      score: classWeights[kind] * placeWeights[place],
    })),
  )
  .toSorted((one, other) => other.score - one.score);

function scoreOfTerm({ byClass }: SearchTerm): SQL {
  const cases = ranks.flatMap(({ kind, column, score }) => {
    const query = byClass[kind];
    if (query === undefined) return [];
    return [sql`when jobs.${sql.identifier(column)} @@ ${query}::text::tsquery then ${score}::int`];
  });
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

/** Relevance: the quality and the place of each word's match. */
export const scoreOf = ({ terms }: Search): SQL => sql.join(terms.map(scoreOfTerm), sql` + `);
