import { sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../../app-context.ts';
import type { Connection } from '../../db/connection.ts';
import { createTtlCache } from '../../ttl-cache.ts';

/** The columns that hold a job's words. */
export type WordColumn = 'all_words' | 'title_words';

/** Just what the indexes (db/migrations) hold: asked for in any other form, they are not used. */
const indexed: Record<WordColumn, SQL> = {
  all_words: sql`(jobs.all_words || kaj_order_marks(jobs.closes_at, jobs.salary_rank))`,
  title_words: sql`jobs.title_words`,
};

/** True of jobs whose words the query finds, by the index of that column. @param query in the notation of a tsquery */
export const isIndexedUnder = (words: WordColumn, query: string): SQL =>
  sql`${indexed[words]} @@ ${query}::text::tsquery`;

/** What is known of a word that somebody searches for. */
export interface KnownWord {
  /** Its English stem; null for words that are not English. */
  stem: string | null;
  /** True when public jobs hold it, just so. */
  isWhole: boolean;
  /** Longer words that begin with it, of titles, companies, skills and places; at most {@link MAX_LONGER} and one. */
  longer: string[];
  /** Words that public jobs hold and that it may be a misspelling of; none when it is a word, or begins one. */
  corrections: string[];
}

const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 5000;
/** Shorter words are too much alike to be corrected. */
const MIN_CORRECTED_CHARS = 4;
/** A word in fewer jobs than this, and in no title, company, skill or place, may be a slip. */
const FEW_JOBS = 5;
const NEWEST = 500;
const MIN_SIMILARITY = 0.35;
const MAX_CORRECTIONS = 3;
/** More words than this are asked for by their common beginning. */
export const MAX_LONGER = 12;

interface Entry {
  word: string;
  stem: string | null;
  is_whole: boolean;
  longer: string[];
  is_stem: boolean;
}

async function readEntries(db: Connection, words: readonly string[]): Promise<Entry[]> {
  // A beginning is a range of the index in the order of characters.
  return db.sql<Entry[]>`
    select typed as word, stem[1] as stem, exists (select from search_words where word = typed) as is_whole,
      array(
        select word from search_words where word ~>~ typed and word ~<~ (typed || ${'\u{10FFFF}'}::text)
        order by word using ~<~ limit ${MAX_LONGER + 1}::int
      ) as longer,
      exists (
        select from search_words where search_words.stem @@ plainto_tsquery('english', typed)
      ) as is_stem
    from unnest(${sql.param(words)}::text[]) typed
    cross join lateral (select case when typed ~ '^[a-z]{3,}$' then ts_lexize('english_stem', typed) end) stems (stem)`;
}

/** True of words that few jobs hold; a look at the newest tells the others without counting them. */
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

/** The most similar words, the most similar first. Words of descriptions alone are not looked among, but are not slips. */
async function findCorrections(db: Connection, word: string): Promise<string[]> {
  if (!(await isRare(db, word))) return [];
  const rows = await db.sql<{ word: string }[]>`
    select word from search_words
    where word % ${word}::text and similarity(word, ${word}::text) >= ${MIN_SIMILARITY}::float8
    order by similarity(word, ${word}::text) desc, word limit ${MAX_CORRECTIONS}::int`;
  return rows.map((row) => row.word);
}

async function toKnown(db: Connection, entry: Entry): Promise<KnownWord> {
  const isLong = [...entry.word].length >= MIN_CORRECTED_CHARS;
  const isKnown = entry.is_whole || entry.longer.length > 0 || entry.is_stem;
  const corrections = isKnown || !isLong ? [] : await findCorrections(db, entry.word);
  return { stem: entry.stem, isWhole: entry.is_whole, longer: entry.longer, corrections };
}

/** Looks words up among those of public jobs, and remembers for a minute what it found. */
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
