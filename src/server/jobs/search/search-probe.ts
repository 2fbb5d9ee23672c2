import type { AppContext } from '../../app-context.ts';
import type { Connection } from '../../db/connection.ts';
import { matches, type Search } from './search-condition.ts';

/** So many of the newest jobs are looked at first; fewer where there are few. */
const FIRST_LOOK = 1000;
const SMALL_LOOK = 250;
const SMALL_TABLE = 50_000;
/** At most so many are looked at one by one: some 20 ms. */
const MAX_LOOK = 20_000;
/** With fewer hits than this, nothing can be said of how many there are. */
const MIN_HITS = 2;
/** A second look is made large enough to find some more than is wanted. */
const MARGIN = 1.5;
/** What a match costs by the index of words, where walking past a job costs 1. */
export const INDEX_COST = 2;
/** So few matches that the index lists them all in a few milliseconds. */
const CHEAP_MATCHES = 2000;

/** What a look at the newest jobs found. */
export interface Probe {
  /** Numbers of those that match, the newest first. */
  hits: string[];
  /** How many of them match in their title. */
  titleHits: number;
  /** How many were looked at. */
  looked: number;
  /** True when there are no more jobs than were looked at. */
  isWhole: boolean;
  /** About how many jobs match, if those that `leading` leaves out were like the others. */
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

export interface Prober {
  first: (search: Search) => Promise<Probe>;
  /** Looks further back where that finds so many sooner than the index of words does; null where it does not. */
  further: (search: Search, first: Probe, wanted: number) => Promise<Probe | null>;
}

/**
 * PostgreSQL cannot know how common words are that are still being typed, and a wrong guess makes it walk the whole
 * table; so this looks at the newest jobs first. It costs the same for every text.
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
  };
}
