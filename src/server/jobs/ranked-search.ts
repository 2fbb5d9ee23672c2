import type postgres from 'postgres';
import type { AppContext } from '../app-context.ts';
import { cardColumns, joined, type CardRow } from './job-rows.ts';
import type { ListPage, Slice } from './listing.ts';
import { byWords, scoreOf, searchQuery, type Search } from './search-condition.ts';
import { isCommon, probe, sinceWhen, type Probe } from './search-probe.ts';
import type { Total, Totals } from './totals.ts';

type Fragment = postgres.PendingQuery<postgres.Row[]>;

/**
 * The best matches are looked for among the newest jobs that match in their title, and the newest that match at all: so
 * many of each. A word that most jobs hold costs no more than a rare one; what lies further back follows by date.
 */
const RANKED = 100;
/** Jobs that a stretch of time should hold for {@link RANKED} of them to be found in it. */
const WANTED = 2.5 * RANKED;

interface Ranking {
  /** Numbers of jobs, the best first. */
  best: string[];
  /** How many match; undefined when not all of them were seen. */
  total: number | undefined;
  isCommon: boolean;
}

interface Found {
  numbers: string[];
  /** How many match; undefined when only a stretch of time was looked at. */
  total: number | undefined;
}

/** The newest matches by the index of that column. They are all read before they are ordered: see {@link probe}. */
async function findNewest(sql: postgres.Sql, condition: Fragment, since: number | null): Promise<Found> {
  const start =
    since === null ? sql`` : sql`and jobs.posted_at >= ${new Date(since).toISOString()}::timestamptz`;
  const rows = await sql<{ no: string; total: number }[]>`
    with found as materialized (select jobs.no, jobs.posted_at from jobs where ${condition} ${start})
    select no::text as no, (select count(*) from found)::int as total
    from found order by posted_at desc, found.no desc limit ${RANKED}::int`;
  return { numbers: rows.map((row) => row.no), total: since === null ? (rows[0]?.total ?? 0) : undefined };
}

/** The same, from the stretch of time that should hold enough, and from all time when it does not. */
async function findEnough(
  sql: postgres.Sql,
  condition: () => Fragment,
  since: number | null,
): Promise<Found> {
  const found = await findNewest(sql, condition(), since);
  if (since === null || found.numbers.length >= RANKED) return found;
  return findNewest(sql, condition(), null);
}

async function findCandidates(sql: postgres.Sql, search: Search, seen: Probe): Promise<Found> {
  if (seen.isWhole) return { numbers: seen.hits, total: seen.hits.length };
  const none: Found = { numbers: [], total: undefined };
  const titles = () => byWords(sql, search, 'title_words');
  const all = () => byWords(sql, search, 'all_words');
  const [inTitle, anywhere] = await Promise.all([
    seen.titleHits >= RANKED ? none : findEnough(sql, titles, sinceWhen(seen, seen.titleHits, WANTED)),
    seen.hits.length >= RANKED ? none : findEnough(sql, all, sinceWhen(seen, seen.hits.length, WANTED)),
  ]);
  const numbers = new Set([...seen.hits, ...inTitle.numbers, ...anywhere.numbers]);
  return { numbers: [...numbers], total: anywhere.total };
}

async function rank(sql: postgres.Sql, search: Search): Promise<Ranking> {
  const seen = await probe(sql, search);
  const { numbers, total } = await findCandidates(sql, search, seen);
  const rows = await sql<{ no: string }[]>`
    select jobs.no::text as no from unnest(${numbers}::bigint[]) candidate (no)
    join jobs on jobs.no = candidate.no
    order by ${scoreOf(sql, search.terms)} desc, jobs.posted_at desc, jobs.no desc`;
  return { best: rows.map((row) => row.no), total, isCommon: isCommon(seen) };
}

async function readCards(sql: postgres.Sql, numbers: readonly string[]): Promise<CardRow[]> {
  if (numbers.length === 0) return [];
  return sql<CardRow[]>`
    select ${cardColumns(sql)}
    from unnest(${numbers}::bigint[]) with ordinality wanted (no, place)
    join jobs on jobs.no = wanted.no ${joined(sql)} order by wanted.place`;
}

/** The matches that were not ranked, newest first. */
async function readRest(
  sql: postgres.Sql,
  search: Search,
  ranking: Ranking,
  slice: Slice,
): Promise<CardRow[]> {
  const condition = ranking.isCommon
    ? sql`${search.where()} and jobs.all_words @@ (${searchQuery(sql, search)})`
    : byWords(sql, search, 'all_words');
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
    const known = await totals.of(search.key, () => byWords(sql, search, 'all_words'));
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
