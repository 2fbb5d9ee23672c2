import { sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../../app-context.ts';
import type { Connection } from '../../db/connection.ts';
import { createTtlCache } from '../../ttl-cache.ts';
import { filterColumns } from './filters.ts';
import { orderBy, startingAt, type ListOrder, type ListPlace } from './list-order.ts';
import type { Guess, Total, Totals } from './totals.ts';
import type { WordColumn } from './word-lookup.ts';

/** Smaller offsets are skipped row by row. */
export const NEAR_OFFSET = 4000;
const STEP = 2000;
const CACHE_MS = 5 * MINUTE_MS;
const MAX_CACHED = 40;

interface Places {
  places: readonly ListPlace[];
  builtAt: number;
}

/** `key` identifies the list in caches. */
export interface OrderedList {
  key: string;
  listed: () => SQL;
  asked: () => SQL;
  order: ListOrder;
  /** `walk` the order with fallbacks, trust the planner (`plan`), or read all rows first, as they are few (`rare`). */
  by: 'walk' | 'plan' | 'rare';
  guess?: Guess;
  /** True for the unfiltered list, whose far pages are prepared. */
  isMain?: boolean;
}

const whereOf = ({ listed, asked }: OrderedList): SQL => sql`${listed()} ${asked()}`;

async function buildPlaces(db: Connection, list: OrderedList): Promise<ListPlace[]> {
  return db.sql<ListPlace[]>`
    select key, no from (
      select jobs.${sql.identifier(list.order.column)}::text as key, jobs.no::text as no, row_number() over (${orderBy(list.order)}) as row
      from jobs where ${whereOf(list)}
    ) numbered where row % ${STEP} = 1 order by row`;
}

interface PagePlaces {
  prepare: (list: OrderedList) => void;
  /** Where to start for an offset, and how many rows to skip; null beyond the end. */
  find: (list: OrderedList, offset: number) => Promise<{ place: ListPlace; skip: number } | null>;
}

/**
 * Remembers where far pages begin. Places are built on demand and refreshed in the background, so new jobs shift far
 * pages a little.
 */
function createPagePlaces({ db, clock }: Pick<AppContext, 'db' | 'clock'>): PagePlaces {
  const cache = createTtlCache<Promise<Places>>({ clock, forMs: 6 * CACHE_MS, max: MAX_CACHED });
  const build = (list: OrderedList): Promise<Places> => {
    const building = buildPlaces(db, list).then((places) => ({ places, builtAt: clock() }));
    building.catch(() => cache.delete(list.key));
    return cache.set(list.key, building);
  };
  const refresh = (list: OrderedList, old: Places) => {
    const oldOnes = Promise.resolve(old);
    cache.set(list.key, oldOnes);
    buildPlaces(db, list).then(
      (places) => cache.set(list.key, Promise.resolve({ places, builtAt: clock() })),
      () => cache.delete(list.key),
    );
  };
  return {
    prepare(list) {
      if (cache.get(list.key) === undefined) void build(list);
    },
    async find(list, offset) {
      const known = await (cache.get(list.key) ?? build(list));
      if (known.builtAt + CACHE_MS < clock()) refresh(list, { ...known, builtAt: clock() });
      const place = known.places[Math.floor(offset / STEP)];
      return place === undefined ? null : { place, skip: offset % STEP };
    },
  };
}

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
