import type postgres from 'postgres';
import type { SearchWord } from './search-words.ts';

/** Shorter words are too much alike. */
const MIN_CHARS = 4;
const MIN_SIMILARITY = 0.35;
const MAX_CORRECTIONS = 3;

/**
 * Other spellings for words that no public job holds: the most similar words that some do hold. Words that are known, as
 * the beginning or the stem of one, are left alone.
 */
export async function findCorrections(
  sql: postgres.Sql,
  words: readonly SearchWord[],
): Promise<Map<string, string[]>> {
  const candidates = words.map((word) => word.joined).filter((word) => [...word].length >= MIN_CHARS);
  if (candidates.length === 0) return new Map();
  const rows = await sql<{ typed: string; word: string }[]>`
    select typed, alike.word
    from unnest(${candidates}::text[]) typed
    cross join lateral (
      select word, similarity(word, typed) as likeness from search_words
      where word % typed and similarity(word, typed) >= ${MIN_SIMILARITY}::float8
      order by likeness desc, word limit ${MAX_CORRECTIONS}::int
    ) alike
    where not exists (select from search_words known where known.word like typed || '%')
    order by typed, likeness desc`;
  const corrections = new Map<string, string[]>();
  for (const { typed, word } of rows) corrections.set(typed, [...(corrections.get(typed) ?? []), word]);
  return corrections;
}
