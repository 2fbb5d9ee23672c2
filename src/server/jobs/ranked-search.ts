import type postgres from 'postgres';
import type { AppContext } from '../app-context.ts';
import type { CardRow } from './job-rows.ts';
import { cardColumns, joined } from './job-rows.ts';
import type { ListPage, Slice } from './listing.ts';
import { allTermsQuery, scoreOf, type Term } from './search-condition.ts';
import type { Total, Totals } from './totals.ts';

type Fragment = postgres.PendingQuery<postgres.Row[]>;

/**
 * The best matches are looked for among the newest jobs that match in their title, and the newest that match at all: so
 * many of each. A word that most jobs hold costs no more than a rare one; what lies further back follows by date.
 */
const RANKED = 200;

/** A search: its terms, the filters' condition, and a name for both. */
export interface RankedSearch {
  key: string;
  where: () => Fragment;
  terms: readonly Term[];
}

interface Ranking {
  /** Numbers of jobs, the best first. */
  best: string[];
  /** True when `best` holds every match. */
  isWhole: boolean;
}

async function rank(sql: postgres.Sql, { where, terms }: RankedSearch): Promise<Ranking> {
  const query = allTermsQuery(sql, terms);
  const rows = await sql<{ no: string; hits: number }[]>`
    with titles as materialized (
      select jobs.no from jobs where ${where()} and jobs.title_words @@ (${query})
      order by jobs.posted_at desc, jobs.no desc limit ${RANKED}::int
    ), hits as materialized (
      select jobs.no from jobs where ${where()} and jobs.all_words @@ (${query})
      order by jobs.posted_at desc, jobs.no desc limit ${RANKED}::int
    ), candidates as (select no from titles union select no from hits)
    select jobs.no::text as no, (select count(*) from hits)::int as hits
    from candidates join jobs on jobs.no = candidates.no
    order by ${scoreOf(sql, terms)} desc, jobs.posted_at desc, jobs.no desc`;
  return { best: rows.map((row) => row.no), isWhole: (rows[0]?.hits ?? 0) < RANKED };
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
  search: RankedSearch,
  { best, ...slice }: Slice & { best: string[] },
) {
  return sql<CardRow[]>`
    with page as materialized (
      select jobs.no, jobs.posted_at from jobs
      where ${search.where()} and jobs.all_words @@ (${allTermsQuery(sql, search.terms)})
        and jobs.no <> all(${best}::bigint[])
      order by jobs.posted_at desc, jobs.no desc limit ${slice.limit}::int offset ${slice.offset}::int
    )
    select ${cardColumns(sql)} from page join jobs on jobs.no = page.no ${joined(sql)}
    order by page.posted_at desc, page.no desc`;
}

/** Reads pages of searches, best matches first. */
export function createRankedSearch({ db }: Pick<AppContext, 'db'>, totals: Totals) {
  const { sql } = db;

  async function countMatches(search: RankedSearch, { best, isWhole }: Ranking): Promise<Total> {
    if (isWhole) return { total: best.length, isEstimate: false };
    const where = () => sql`${search.where()} and jobs.all_words @@ (${allTermsQuery(sql, search.terms)})`;
    const known = await totals.of(search.key, where);
    return { ...known, total: Math.max(known.total, best.length) };
  }

  return async (search: RankedSearch, { offset, limit }: Slice): Promise<ListPage> => {
    const ranking = await rank(sql, search);
    const rows = await readCards(sql, ranking.best.slice(offset, offset + limit));
    if (rows.length < limit && !ranking.isWhole) {
      const restOffset = Math.max(0, offset - ranking.best.length);
      rows.push(
        ...(await readRest(sql, search, {
          best: ranking.best,
          offset: restOffset,
          limit: limit - rows.length,
        })),
      );
    }
    return { rows, ...(await countMatches(search, ranking)) };
  };
}
