import type postgres from 'postgres';
import { searchQuery, type Search } from './search-condition.ts';

/** So many of the newest jobs that the filters let through are looked at first. */
const PROBED = 1000;
/** With fewer hits among them, a word's frequency says nothing; the index lists its few jobs at once. */
const MIN_HITS = 5;

/** A look at the newest jobs, which tells how common what is searched for is. */
export interface Probe {
  /** Numbers of those that match, the newest first. */
  hits: string[];
  /** How many of them match in their title. */
  titleHits: number;
  /** True when the filters let no more jobs through than were looked at. */
  isWhole: boolean;
  /** Time between the oldest and the newest, in ms. */
  spanMs: number;
  /** Time of the newest, in ms since the epoch. */
  newest: number;
}

/**
 * PostgreSQL cannot know how common words are that are still being typed, and a wrong guess makes it walk the whole table;
 * so this looks first. Its cost is the same for every text.
 */
export async function probe(sql: postgres.Sql, search: Search): Promise<Probe> {
  const query = () => searchQuery(sql, search);
  const [found] = await sql<
    { hits: string[] | null; titles: number; looked: number; oldest: number | null; newest: number | null }[]
  >`
    select array_agg(no::text order by posted_at desc, no desc) filter (where is_hit) as hits,
      (count(*) filter (where is_title))::int as titles, count(*)::int as looked,
      extract(epoch from min(posted_at))::float8 * 1000 as oldest,
      extract(epoch from max(posted_at))::float8 * 1000 as newest
    from (
      select jobs.no, jobs.posted_at, jobs.all_words @@ (${query()}) as is_hit,
        jobs.title_words @@ (${query()}) as is_title
      from jobs where ${search.where()} order by jobs.posted_at desc, jobs.no desc limit ${PROBED}::int
    ) looked`;
  const newest = found?.newest ?? 0;
  return {
    hits: found?.hits ?? [],
    titleHits: found?.titles ?? 0,
    isWhole: (found?.looked ?? 0) < PROBED,
    spanMs: newest - (found?.oldest ?? newest),
    newest,
  };
}

/** True when so many jobs match that walking an order finds a page of them soon. */
export const isCommon = ({ hits }: Probe): boolean => hits.length >= MIN_HITS;

/**
 * The time since which about that many jobs match, in ms since the epoch; null when it is unknown or far back, so that
 * all of them may as well be read.
 * @param hits among the jobs looked at
 */
export function sinceWhen({ newest, spanMs }: Probe, hits: number, wanted: number): number | null {
  return hits < MIN_HITS || spanMs <= 0 ? null : newest - (spanMs * wanted) / hits;
}
