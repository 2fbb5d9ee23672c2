import { sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '#contract/limits.ts';
import {
  FEW_JOBS,
  isCorrected,
  MAX_CORRECTIONS,
  MAX_LONGER,
  MIN_LIKENESS,
  type KnownWord,
} from '#contract/search/term-tokens.ts';
import { toStem } from '#contract/search/word-stem.ts';
import type { AppContext } from '../../app-context.ts';
import type { Connection } from '../../db/connection.ts';
import { createTtlCache } from '../../ttl-cache.ts';

export type WordColumn = 'all_words' | 'title_words';

/** Exactly the indexed expressions (db/migrations); others do not use the index. */
const indexed: Record<WordColumn, SQL> = {
  all_words: sql`(jobs.all_words || kaj_order_marks(jobs.closes_at, jobs.pay_order))`,
  title_words: sql`jobs.title_words`,
};

/** Condition that uses the index of a column of words. @param query a tsquery */
export const isIndexedUnder = (words: WordColumn, query: string): SQL =>
  sql`${indexed[words]} @@ ${query}::text::tsquery`;

const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 5000;
const NEWEST = 500;

interface Entry {
  word: string;
  is_whole: boolean;
  longer: string[];
  is_stem: boolean;
}

async function readEntries(db: Connection, words: readonly string[]): Promise<Entry[]> {
  return db.sql<Entry[]>`
    select typed as word, exists (select from search_words where word = typed) as is_whole,
      array(
        select word from search_words where word ~>~ typed and word ~<~ (typed || ${'\u{10FFFF}'}::text)
        order by word using ~<~ limit ${MAX_LONGER + 1}::int
      ) as longer,
      exists (select from search_words where word = stem) as is_stem
    from unnest(${sql.param(words)}::text[], ${sql.param(words.map(toStem))}::text[]) asked (typed, stem)`;
}

async function isRare(db: Connection, word: string): Promise<boolean> {
  const query = `'${word.replaceAll(/['\\]/g, '')}':*`;
  const [newest] = await db.sql<{ count: number }[]>`
    select count(*)::int as count from (
      select all_words from jobs where listed order by posted_at desc, no desc limit ${NEWEST}::int
    ) newest where all_words @@ ${query}::text::tsquery`;
  if ((newest?.count ?? 0) >= FEW_JOBS) return false;
  const [all] = await db.sql<{ count: number }[]>`
    with found as materialized (select no from jobs where listed and ${isIndexedUnder('all_words', query)})
    select count(*)::int as count from found`;
  return (all?.count ?? 0) < FEW_JOBS;
}

/** The most similar words, by `toLikeness` of the contract. Excludes words that occur only in descriptions. */
async function findCorrections(db: Connection, word: string): Promise<string[]> {
  if (!(await isRare(db, word))) return [];
  const rows = await db.sql<{ word: string }[]>`
    select word from (
      select word, cardinality(trigrams) + cardinality(kaj_trigrams(${word}::text)) as both_sizes,
        (select count(*) from unnest(trigrams) own where own = any(kaj_trigrams(${word}::text)))::float8 as common
      from search_words
      where trigrams && kaj_trigrams(${word}::text)
        and cardinality(trigrams) >= ${MIN_LIKENESS}::float8 * cardinality(kaj_trigrams(${word}::text))
        and cardinality(kaj_trigrams(${word}::text)) >= ${MIN_LIKENESS}::float8 * cardinality(trigrams)
    ) alike
    where common / (both_sizes - common) >= ${MIN_LIKENESS}::float8
    order by common / (both_sizes - common) desc, word collate "C" limit ${MAX_CORRECTIONS}::int`;
  return rows.map((row) => row.word);
}

async function toKnown(db: Connection, entry: Entry): Promise<KnownWord> {
  const indexed = { isWhole: entry.is_whole, isStem: entry.is_stem, longer: entry.longer };
  return {
    ...indexed,
    corrections: isCorrected(entry.word, indexed) ? await findCorrections(db, entry.word) : [],
  };
}

/** Looks up words of public jobs, cached for a minute. */
export function createWordLookup({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const cache = createTtlCache<KnownWord>({ clock, forMs: CACHE_MS, max: MAX_CACHED });
  return async (words: readonly string[]): Promise<Map<string, KnownWord>> => {
    const found = new Map<string, KnownWord>();
    for (const word of words) {
      const known = cache.get(word);
      if (known !== undefined) found.set(word, known);
    }
    const missing = [...new Set(words)].filter((word) => !found.has(word));
    if (missing.length === 0) return found;
    for (const entry of await readEntries(db, missing)) {
      found.set(entry.word, cache.set(entry.word, await toKnown(db, entry)));
    }
    return found;
  };
}
