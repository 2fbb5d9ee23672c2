import type postgres from 'postgres';
import type { AppContext } from '../app-context.ts';
import { orderBy, startingAt } from './filters.ts';
import { cardColumns, joined, type CardRow } from './job-rows.ts';
import { createPagePlaces, NEAR_OFFSET, type OrderedList } from './page-places.ts';
import type { Total, Totals } from './totals.ts';

/** One page of a list. */
export interface ListPage extends Total {
  rows: CardRow[];
}

export interface Slice {
  offset: number;
  limit: number;
}

/** Finds the page by an index alone, then reads its few jobs. */
async function readSlice(
  sql: postgres.Sql,
  list: OrderedList,
  slice: Slice & { start: ReturnType<typeof startingAt> },
) {
  return sql<CardRow[]>`
    with jobs_listed as ${list.isRare ? sql`materialized` : sql`not materialized`} (
      select jobs.no, jobs.posted_at, jobs.closes_at, jobs.salary_rank from jobs where ${list.where()} ${slice.start}
    ), page as materialized (
      select jobs.no from jobs_listed jobs ${orderBy(sql, list.order)}
      limit ${slice.limit}::int offset ${slice.offset}::int
    )
    select ${cardColumns(sql)} from page join jobs on jobs.no = page.no ${joined(sql)} ${orderBy(sql, list.order)}`;
}

/** Reads pages of lists that are ordered by a column. */
export function createListing(context: Pick<AppContext, 'db' | 'clock'>, totals: Totals) {
  const { sql } = context.db;
  const pagePlaces = createPagePlaces(context);

  async function readRows(list: OrderedList, { offset, limit }: Slice): Promise<CardRow[]> {
    if (offset <= NEAR_OFFSET) return readSlice(sql, list, { offset, limit, start: sql`` });
    const found = await pagePlaces.find(list, offset);
    if (found === null) return [];
    return readSlice(sql, list, {
      offset: found.skip,
      limit,
      start: startingAt(sql, list.order, found.place),
    });
  }

  return async (list: OrderedList, slice: Slice): Promise<ListPage> => {
    const rows = await readRows(list, slice);
    const end = slice.offset + rows.length;
    const isEnd = rows.length < slice.limit && (rows.length > 0 || slice.offset === 0);
    if (isEnd && slice.offset <= NEAR_OFFSET) return { rows, total: end, isEstimate: false };
    const known = await totals.of(list.key, list.where);
    // An estimate that this page proves wrong is not worth showing.
    const isRefuted = known.isEstimate && (rows.length < slice.limit || known.total < end);
    return { rows, ...(isRefuted ? await totals.exact(list.key, list.where) : known) };
  };
}
