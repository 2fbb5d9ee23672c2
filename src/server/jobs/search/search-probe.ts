import type { AppContext } from '../../app-context.ts';
import type { Connection } from '../../db/connection.ts';
import { matches, type Search } from './search-condition.ts';

/** How many of the newest jobs are probed first. */
const FIRST_LOOK = 1000;
const SMALL_LOOK = 250;
const SMALL_TABLE = 50_000;
const MAX_LOOK = 20_000;
/** Fewer hits allow no estimate. */
const MIN_HITS = 2;
/** A second probe should find some more than wanted. */
const MARGIN = 1.5;
/** Cost of an indexed match, relative to walking past a job. */
export const INDEX_COST = 2;
/** The word index reads this many matches in milliseconds. */
const CHEAP_MATCHES = 2000;

export interface Probe {
  hits: string[];
  titleHits: number;
  looked: number;
  isWhole: boolean;
  about: number;
}

interface Look {
  count: number;
  tableSize: number;
}

async function look(db: Connection, search: Search, { count, tableSize }: Look): Promise<Probe> {
  const [found] = await db.sql<{ hits: string[] | null; titles: number; looked: number }[]>`
    select array_agg(no::text order by posted_at desc, no desc) filter (where is_hit) as hits,
      (count(*) filter (where is_hit and is_title))::int as titles, count(*)::int as looked
    from (
      select jobs.no, jobs.posted_at, ${matches(search, 'all_words')} ${search.others()} as is_hit,
        ${matches(search, 'title_words')} as is_title
      from jobs where ${search.leading()} order by jobs.posted_at desc, jobs.no desc limit ${count}::int
    ) looked`;
  const hits = found?.hits ?? [];
  const about = hits.length < MIN_HITS ? 0 : (hits.length * tableSize) / count;
  return {
    hits,
    titleHits: found?.titles ?? 0,
    looked: found?.looked ?? 0,
    isWhole: (found?.looked ?? 0) < count,
    about,
  };
}

/** Numbers of jobs among the `count` newest whose titles match, newest first. */
async function lookAtTitles(db: Connection, search: Search, count: number): Promise<string[]> {
  const rows = await db.sql<{ no: string }[]>`
    select no::text as no from (
      select jobs.no, jobs.posted_at, ${matches(search, 'title_words')} ${search.others()} as is_hit
      from jobs where ${search.leading()} order by jobs.posted_at desc, jobs.no desc limit ${count}::int
    ) looked where is_hit order by posted_at desc, looked.no desc`;
  return rows.map((row) => row.no);
}

export interface Prober {
  first: (search: Search) => Promise<Probe>;
  /** Probes further back; null where the word index is faster. */
  further: (search: Search, first: Probe, wanted: number) => Promise<Probe | null>;
  /** Probes titles further back; null where their index is faster. */
  titles: (search: Search, seen: Probe, wanted: number) => Promise<string[] | null>;
}

/**
 * Probes the newest jobs in fixed time. PostgreSQL cannot estimate prefixes, and a wrong plan walks the whole table.
 */
export function createProber({ db }: Pick<AppContext, 'db'>, readTableSize: () => Promise<number>): Prober {
  return {
    async first(search) {
      const tableSize = await readTableSize();
      return look(db, search, { count: tableSize < SMALL_TABLE ? SMALL_LOOK : FIRST_LOOK, tableSize });
    },
    async further(search, { hits, looked, about }, wanted) {
      const count = Math.ceil((looked * MARGIN * wanted) / hits.length);
      const isFew = about <= CHEAP_MATCHES || about * INDEX_COST <= count;
      if (hits.length < MIN_HITS || isFew) return null;
      return look(db, search, { count: Math.min(count, MAX_LOOK), tableSize: await readTableSize() });
    },
    async titles(search, { hits, titleHits, looked, about }, wanted) {
      const count = Math.ceil((looked * MARGIN * wanted) / Math.max(1, titleHits));
      const matching = (about * titleHits) / hits.length;
      if (titleHits < MIN_HITS || count > Math.min(MAX_LOOK, matching * INDEX_COST)) return null;
      const found = await lookAtTitles(db, search, count);
      return found.length < wanted ? null : found;
    },
  };
}
