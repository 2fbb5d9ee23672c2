import type postgres from 'postgres';
import { toLexemes, type SearchWord } from './search-words.ts';

type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** What one word of a search text may be found by. */
export interface Term {
  /** In the notation of a tsquery. */
  lexemes: string;
  /** An English word, whose stem is tried as well; undefined for others. */
  english: string | undefined;
}

/** @param corrections other spellings by the word, from the words of public jobs */
export function toTerms(words: readonly SearchWord[], corrections = new Map<string, string[]>()): Term[] {
  return words.map((word, index) => {
    const spelled = toLexemes(word, index === words.length - 1);
    const others = (corrections.get(word.joined) ?? []).map((other) => `'${other.replaceAll("'", '')}'`);
    return {
      lexemes: [spelled, ...others].map((lexemes) => `(${lexemes})`).join(' | '),
      english: /^[a-z]{3,}$/.test(word.joined) ? word.joined : undefined,
    };
  });
}

/** A term as a tsquery. */
export function termQuery(sql: postgres.Sql, { lexemes, english }: Term): Fragment {
  return english === undefined
    ? sql`${lexemes}::text::tsquery`
    : sql`(${lexemes}::text::tsquery || plainto_tsquery('english', ${english}::text))`;
}

/** All terms together as a tsquery. */
function allTermsQuery(sql: postgres.Sql, terms: readonly Term[]): Fragment {
  return terms
    .slice(1)
    .reduce(
      (query, term) => sql`${query} && ${termQuery(sql, term)}`,
      terms[0] === undefined ? sql`''::tsquery` : termQuery(sql, terms[0]),
    );
}

/** A search: its terms, and the filters in two forms. */
export interface Search {
  /** A name for all of it. */
  key: string;
  terms: readonly Term[];
  /** The filters as conditions on columns, for walking an order. */
  where: () => Fragment;
  /** The filters that stand among a job's words, as a tsquery. */
  facets: string | undefined;
  /** The other filters as conditions on columns. */
  beside: () => Fragment;
}

/** All that is searched for, by the words alone. */
export const searchQuery = (sql: postgres.Sql, { terms }: Search): Fragment => allTermsQuery(sql, terms);

/** The matches, filters included, by the index of words; `words` is the column that holds them. */
export function byWords(sql: postgres.Sql, search: Search, words: 'all_words' | 'title_words'): Fragment {
  const { facets, beside } = search;
  const query = searchQuery(sql, search);
  const whole = facets === undefined ? query : sql`(${query}) && ${facets}::text::tsquery`;
  return sql`${beside()} and jobs.${sql(words)} @@ (${whole})`;
}

/** How well a job suits: each term counts most in the title, then in company, category, skills and place. */
export function scoreOf(sql: postgres.Sql, terms: readonly Term[]): Fragment {
  return terms.reduce(
    (score, term) => {
      const query = termQuery(sql, term);
      return sql`${score} + case when jobs.title_words @@ ${query} then 4 when jobs.key_words @@ ${query} then 2 else 1 end`;
    },
    sql`0`,
  );
}
