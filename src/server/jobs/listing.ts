import type postgres from 'postgres';
import type { AppContext } from '../app-context.ts';
import { filterColumns, orderBy, startingAt } from './filters.ts';
import { cardColumns, joined, readCards, type CardRow } from './job-rows.ts';
import { createPagePlaces, NEAR_OFFSET, whereOf, type OrderedList } from './page-places.ts';
import type { Total, Totals } from './totals.ts';
import type { WordColumn } from './word-index.ts';

type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** One page of a list. */
export interface ListPage extends Total {
  rows: CardRow[];
}

export interface Slice {
  offset: number;
  limit: number;
}

/** Rows, and how many there are in the list where that became known. */
export interface Found {
  rows: CardRow[];
  total?: number;
}

/** So many entries of an order's index are walked, in about a millisecond, before the planner is asked. */
const WALKED = 5000;
/** Of so few jobs, what a filter lets through is few. */
const SMALL_TABLE = 20_000;

/** Reads the few jobs of a page that an index has found. */
const readPage = (sql: postgres.Sql, list: OrderedList): Fragment => sql`
  select ${cardColumns(sql)} from page join jobs on jobs.no = page.no ${joined(sql)} ${orderBy(sql, list.order)}`;

/** The last page there may be begins beyond what an `int` holds. */
export const limitTo = (sql: postgres.Sql, { limit, offset }: Slice): Fragment =>
  sql`limit ${limit}::int offset ${offset}::bigint`;

/** Leaves the way to the planner. @param start where to begin in the order */
async function readPlanned(
  sql: postgres.Sql,
  list: OrderedList,
  slice: Slice & { start?: Fragment },
): Promise<Found> {
  const rows = await sql<CardRow[]>`
    with page as materialized (
      select jobs.no from jobs where ${whereOf(sql, list)} ${slice.start ?? sql``}
      ${orderBy(sql, list.order)} ${limitTo(sql, slice)}
    ) ${readPage(sql, list)}`;
  return { rows };
}

/** Looks among the first entries of the order alone, so many. */
async function readWalking(
  sql: postgres.Sql,
  list: OrderedList,
  { count, words = [], ...slice }: Slice & { count: number; words?: readonly WordColumn[] },
): Promise<Found> {
  const columns = [...new Set(['no', list.order.column, ...filterColumns, ...words])];
  const rows = await sql<CardRow[]>`
    with page as materialized (
      select jobs.no from (
        select ${sql(columns)} from jobs where ${list.listed()} ${orderBy(sql, list.order)} limit ${count}::int
      ) jobs where true ${list.asked()} ${orderBy(sql, list.order)} ${limitTo(sql, slice)}
    ) ${readPage(sql, list)}`;
  return { rows };
}

/** Reads all rows' numbers before they are ordered: right for few, and never slow by a wrong guess of how many. */
async function readRare(sql: postgres.Sql, list: OrderedList, slice: Slice): Promise<Found> {
  const [found] = await sql<{ total: number; numbers: string[] }[]>`
    with matching as materialized (
      select jobs.no, jobs.${sql(list.order.column)} from jobs where ${whereOf(sql, list)}
    )
    select (select count(*) from matching)::int as total,
      array(select jobs.no::text from matching jobs ${orderBy(sql, list.order)} ${limitTo(sql, slice)}) as numbers`;
  return { rows: await readCards(sql, found?.numbers ?? []), total: found?.total ?? 0 };
}

export interface Listing {
  /** A page, and how many there are. */
  read: (list: OrderedList, slice: Slice) => Promise<ListPage>;
  find: (list: OrderedList, slice: Slice) => Promise<Found>;
  /** Looks for a page of a search among the first so many of the order alone; it may find less than there is. */
  walk: (list: OrderedList, slice: Slice, count: number) => Promise<Found>;
  /** Adds how many there are to what was found. */
  complete: (list: OrderedList, slice: Slice, found: Found) => Promise<ListPage>;
}

/** Reads pages of lists that are ordered by a column. */
export function createListing(
  context: Pick<AppContext, 'db' | 'clock'>,
  totals: Totals,
  readTableSize: () => Promise<number>,
): Listing {
  const { sql } = context.db;
  const pagePlaces = createPagePlaces(context);

  async function find(list: OrderedList, slice: Slice): Promise<Found> {
    const { offset, limit } = slice;
    const isSmall = list.by === 'walk' && (await readTableSize()) < SMALL_TABLE;
    if (list.by === 'rare' || isSmall) return readRare(sql, list, slice);
    if (offset > NEAR_OFFSET) {
      const found = await pagePlaces.find(list, offset);
      if (found === null) return { rows: [] };
      return readPlanned(sql, list, {
        offset: found.skip,
        limit,
        start: startingAt(sql, list.order, found.place),
      });
    }
    if (list.by === 'plan' || offset + limit > WALKED / 5) return readPlanned(sql, list, slice);
    const walked = await readWalking(sql, list, { ...slice, count: WALKED });
    return walked.rows.length === limit ? walked : readRare(sql, list, slice);
  }

  async function countAll(
    list: OrderedList,
    { offset, limit }: Slice,
    { rows, total }: Found,
  ): Promise<Total> {
    if (total !== undefined) return { total, isEstimate: false };
    const end = offset + rows.length;
    const isEnd = rows.length < limit && (rows.length > 0 || offset === 0);
    if (isEnd && offset <= NEAR_OFFSET) return { total: end, isEstimate: false };
    const where = () => whereOf(sql, list);
    const known = await totals.of(list.key, where, list.guess);
    // An estimate that this page proves wrong is not worth showing.
    const isRefuted = known.isEstimate && (rows.length < limit || known.total < end);
    return isRefuted ? totals.exact(list.key, where) : known;
  }

  async function complete(list: OrderedList, slice: Slice, found: Found): Promise<ListPage> {
    const counted = await countAll(list, slice, found);
    if (list.isMain && counted.total > NEAR_OFFSET) pagePlaces.prepare(list);
    return { rows: found.rows, ...counted };
  }

  return {
    find,
    complete,
    read: async (list, slice) => complete(list, slice, await find(list, slice)),
    walk: (list, slice, count) => readWalking(sql, list, { ...slice, count, words: ['all_words'] }),
  };
}
