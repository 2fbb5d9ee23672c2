import { sql, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Connection } from '../../db/connection.ts';
import { filterColumns, orderBy, startingAt } from './filters.ts';
import { createPagePlaces, NEAR_OFFSET, whereOf, type OrderedList } from './page-places.ts';
import type { Total, Totals } from './totals.ts';
import type { WordColumn } from './word-lookup.ts';

export interface ListPage extends Total {
  numbers: string[];
}

export interface Slice {
  offset: number;
  limit: number;
}

export interface Found {
  numbers: string[];
  total?: number;
}

/** An index walk over this many jobs takes about a millisecond. */
const WALKED = 5000;
const SMALL_TABLE = 20_000;

interface NumberRow {
  no: string;
}
const toFound = (rows: readonly NumberRow[]): Found => ({ numbers: rows.map(({ no }) => no) });

/** The offset may exceed an `int`. */
export const limitTo = ({ limit, offset }: Slice): SQL => sql`limit ${limit}::int offset ${offset}::bigint`;

/** Leaves the plan to PostgreSQL. @param start where to begin in the order */
async function readPlanned(
  db: Connection,
  list: OrderedList,
  slice: Slice & { start?: SQL },
): Promise<Found> {
  return toFound(
    await db.sql<NumberRow[]>`
      select jobs.no::text as no from jobs where ${whereOf(list)} ${slice.start ?? sql``}
      ${orderBy(list.order)} ${limitTo(slice)}`,
  );
}

/** Checks only the first entries of the order. */
async function readWalking(
  db: Connection,
  list: OrderedList,
  { count, words = [], ...slice }: Slice & { count: number; words?: readonly WordColumn[] },
): Promise<Found> {
  const names = new Set(['no', list.order.column, ...filterColumns, ...words]);
  const columns = [...names].map((name) => sql.identifier(name));
  return toFound(
    await db.sql<NumberRow[]>`
      select jobs.no::text as no from (
        select ${sql.join(columns, sql`, `)} from jobs where ${list.listed()} ${orderBy(list.order)} limit ${count}::int
      ) jobs where true ${list.asked()} ${orderBy(list.order)} ${limitTo(slice)}`,
  );
}

/** Reads all matches before ordering them: fast for few, whatever the planner estimates. */
async function readRare(db: Connection, list: OrderedList, slice: Slice): Promise<Found> {
  const [found] = await db.sql<{ total: number; numbers: string[] }[]>`
    with matching as materialized (
      select jobs.no, jobs.${sql.identifier(list.order.column)} from jobs where ${whereOf(list)}
    )
    select (select count(*) from matching)::int as total,
      array(select jobs.no::text from matching jobs ${orderBy(list.order)} ${limitTo(slice)}) as numbers`;
  return { numbers: found?.numbers ?? [], total: found?.total ?? 0 };
}

export interface Listing {
  read: (list: OrderedList, slice: Slice) => Promise<ListPage>;
  find: (list: OrderedList, slice: Slice) => Promise<Found>;
  /** A page of a search among the first entries of the order; it may be short. */
  walk: (list: OrderedList, slice: Slice, count: number) => Promise<Found>;
  complete: (list: OrderedList, slice: Slice, found: Found) => Promise<ListPage>;
}

/** Reads pages of ordered lists. */
export function createListing(
  context: Pick<AppContext, 'db' | 'clock'>,
  totals: Totals,
  readTableSize: () => Promise<number>,
): Listing {
  const { db } = context;
  const pagePlaces = createPagePlaces(context);

  async function find(list: OrderedList, slice: Slice): Promise<Found> {
    const { offset, limit } = slice;
    const isSmall = list.by === 'walk' && (await readTableSize()) < SMALL_TABLE;
    if (list.by === 'rare' || isSmall) return readRare(db, list, slice);
    if (offset > NEAR_OFFSET) {
      const found = await pagePlaces.find(list, offset);
      if (found === null) return { numbers: [] };
      return readPlanned(db, list, {
        offset: found.skip,
        limit,
        start: startingAt(list.order, found.place),
      });
    }
    if (list.by === 'plan' || offset + limit > WALKED / 5) return readPlanned(db, list, slice);
    const walked = await readWalking(db, list, { ...slice, count: WALKED });
    return walked.numbers.length === limit ? walked : readRare(db, list, slice);
  }

  async function countAll(
    list: OrderedList,
    { offset, limit }: Slice,
    { numbers, total }: Found,
  ): Promise<Total> {
    if (total !== undefined) return { total, isEstimate: false };
    const end = offset + numbers.length;
    const isEnd = numbers.length < limit && (numbers.length > 0 || offset === 0);
    if (isEnd && offset <= NEAR_OFFSET) return { total: end, isEstimate: false };
    const where = () => whereOf(list);
    const known = await totals.of(list.key, where, list.guess);
    // Corrects the estimated total if this page contradicts it.
    const isRefuted = known.isEstimate && (numbers.length < limit || known.total < end);
    return isRefuted ? totals.exact(list.key, where) : known;
  }

  async function complete(list: OrderedList, slice: Slice, found: Found): Promise<ListPage> {
    const counted = await countAll(list, slice, found);
    if (list.isMain && counted.total > NEAR_OFFSET) pagePlaces.prepare(list);
    return { numbers: found.numbers, ...counted };
  }

  return {
    find,
    complete,
    read: async (list, slice) => complete(list, slice, await find(list, slice)),
    walk: (list, slice, count) => readWalking(db, list, { ...slice, count, words: ['all_words'] }),
  };
}
