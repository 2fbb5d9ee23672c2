import type postgres from 'postgres';
import type { AppContext } from '../app-context.ts';
import { cardColumns, joined, readCards, type CardRow } from './job-rows.ts';
import type { ListPage, Slice } from './listing.ts';
import { alsoMatches, byWords, matches, scoreOf, type Search, type WordColumn } from './search-condition.ts';
import { probeFor } from './search-probe.ts';
import type { Total, Totals } from './totals.ts';

/**
 * The best matches are looked for among the newest jobs that match, at least so many, and the newest that match in their
 * title. A word that most jobs hold costs no more than a rare one; what lies further back follows by date.
 */
const RANKED = 60;
/** With so many matches in titles among the newest, older titles are not looked for. */
const ENOUGH_TITLES = 10;

interface Ranking {
  /** Numbers of jobs, the best first. */
  best: string[];
  /** How many match; undefined when not all of them were seen. */
  total: number | undefined;
  isCommon: boolean;
}

interface Found {
  numbers: string[];
  /** How many match. */
  total: number;
}

/** The newest matches by the index of that column. They are all read before they are ordered: see {@link probeFor}. */
async function findNewest(sql: postgres.Sql, search: Search, words: WordColumn): Promise<Found> {
  const rows = await sql<{ no: string; total: number }[]>`
    with listed as materialized (
      select jobs.no, jobs.posted_at, jobs.${sql(words)} from jobs where ${byWords(sql, search, words)}
    ), found as materialized (
      select no, posted_at from listed jobs where ${alsoMatches(sql, search, words)}
    )
    select no::text as no, (select count(*) from found)::int as total
    from found order by posted_at desc, found.no desc limit ${RANKED}::int`;
  return { numbers: rows.map((row) => row.no), total: rows[0]?.total ?? 0 };
}

interface Candidates extends Omit<Ranking, 'best'> {
  numbers: Iterable<string>;
}

async function findCandidates(sql: postgres.Sql, search: Search): Promise<Candidates> {
  const seen = await probeFor(sql, search, RANKED);
  const { isCommon, hits } = seen;
  if (seen.isWhole) return { numbers: hits, total: hits.length, isCommon };
  if (isCommon && seen.titleHits >= ENOUGH_TITLES) return { numbers: hits, total: undefined, isCommon };
  const [inTitle, anywhere] = await Promise.all([
    findNewest(sql, search, 'title_words'),
    isCommon ? undefined : findNewest(sql, search, 'all_words'),
  ]);
  const numbers = new Set([...hits, ...inTitle.numbers, ...(anywhere?.numbers ?? [])]);
  return { numbers, total: anywhere?.total, isCommon };
}

async function rank(sql: postgres.Sql, search: Search): Promise<Ranking> {
  const { numbers, total, isCommon } = await findCandidates(sql, search);
  const rows = await sql<{ no: string }[]>`
    select jobs.no::text as no from unnest(${[...numbers]}::bigint[]) candidate (no)
    join jobs on jobs.no = candidate.no
    order by ${scoreOf(sql, search)} desc, jobs.posted_at desc, jobs.no desc`;
  return { best: rows.map((row) => row.no), total, isCommon };
}

/** The matches that were not ranked, newest first. */
async function readRest(
  sql: postgres.Sql,
  search: Search,
  ranking: Ranking,
  slice: Slice,
): Promise<CardRow[]> {
  const condition = ranking.isCommon
    ? sql`${search.leading()} ${search.others()} and ${matches(sql, search, 'all_words')}`
    : sql`${byWords(sql, search, 'all_words')} and ${alsoMatches(sql, search, 'all_words')}`;
  const matching = sql`select jobs.no, jobs.posted_at from jobs
    where ${condition} and jobs.no <> all(${ranking.best}::bigint[])`;
  return sql<CardRow[]>`
    with matching as ${ranking.isCommon ? sql`not materialized` : sql`materialized`} (${matching}),
    page as materialized (
      select no, posted_at from matching
      order by posted_at desc, no desc limit ${slice.limit}::int offset ${slice.offset}::int
    )
    select ${cardColumns(sql)} from page join jobs on jobs.no = page.no ${joined(sql)}
    order by page.posted_at desc, page.no desc`;
}

/** Reads pages of searches, best matches first. */
export function createRankedSearch({ db }: Pick<AppContext, 'db'>, totals: Totals) {
  const { sql } = db;

  async function countMatches(search: Search, { best, total }: Ranking): Promise<Total> {
    if (total !== undefined) return { total, isEstimate: false };
    const known = await totals.of(
      search.key,
      () => sql`${byWords(sql, search, 'all_words')} and ${alsoMatches(sql, search, 'all_words')}`,
    );
    return { ...known, total: Math.max(known.total, best.length) };
  }

  return async (search: Search, { offset, limit }: Slice): Promise<ListPage> => {
    const ranking = await rank(sql, search);
    const rows = await readCards(sql, ranking.best.slice(offset, offset + limit));
    const counted = await countMatches(search, ranking);
    const { length } = ranking.best;
    if (rows.length === limit || counted.total <= length) return { rows, ...counted };
    const rest = { offset: Math.max(0, offset - length), limit: limit - rows.length };
    return { rows: [...rows, ...(await readRest(sql, search, ranking, rest))], ...counted };
  };
}
