import type postgres from 'postgres';
import { matches, type Search } from './search-condition.ts';

/** So many of the newest jobs are looked at first. */
const FIRST_LOOK = 1000;
/** At most so many are looked at one by one: some 20 ms. */
const MAX_LOOK = 20_000;
/** With fewer hits in the first look than this, the index of words lists a text's few jobs faster. */
const MIN_HITS = 2;
/** A second look is made large enough to find some more than is wanted. */
const MARGIN = 1.5;

/** What a look at the newest jobs found. */
export interface Probe {
  /** Numbers of those that match, the newest first. */
  hits: string[];
  /** How many of them match in their title. */
  titleHits: number;
  /** True when there are no more jobs than were looked at. */
  isWhole: boolean;
  /** True when walking an order finds a page of matches soon. */
  isCommon: boolean;
}

async function look(sql: postgres.Sql, search: Search, count: number): Promise<Probe> {
  const [found] = await sql<{ hits: string[] | null; titles: number; looked: number }[]>`
    select array_agg(no::text order by posted_at desc, no desc) filter (where is_hit) as hits,
      (count(*) filter (where is_hit and is_title))::int as titles, count(*)::int as looked
    from (
      select jobs.no, jobs.posted_at, ${matches(sql, search, 'all_words')} ${search.others()} as is_hit,
        ${matches(sql, search, 'title_words')} as is_title
      from jobs where ${search.leading()} order by jobs.posted_at desc, jobs.no desc limit ${count}::int
    ) looked`;
  const hits = found?.hits ?? [];
  return {
    hits,
    titleHits: found?.titles ?? 0,
    isWhole: (found?.looked ?? 0) < count,
    isCommon: hits.length >= MIN_HITS,
  };
}

/**
 * PostgreSQL cannot know how common words are that are still being typed, and a wrong guess makes it walk the whole
 * table; so this looks at the newest jobs first. It costs the same for every text.
 */
export const probe = (sql: postgres.Sql, search: Search): Promise<Probe> => look(sql, search, FIRST_LOOK);

/** Looks further back for texts that are common, but not enough for the first look to find that many. */
export async function probeFor(sql: postgres.Sql, search: Search, wanted: number): Promise<Probe> {
  const first = await probe(sql, search);
  if (first.isWhole || !first.isCommon || first.hits.length >= wanted) return first;
  const count = Math.ceil((FIRST_LOOK * MARGIN * wanted) / first.hits.length);
  return { ...(await look(sql, search, Math.min(count, MAX_LOOK))), isCommon: true };
}
