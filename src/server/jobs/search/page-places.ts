import { sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../../app-context.ts';
import type { Connection } from '../../db/connection.ts';
import { orderBy, type ListOrder, type ListPlace } from './filters.ts';
import { createTtlCache } from '../../ttl-cache.ts';
import type { Guess } from './totals.ts';

/** Offsets up to this many rows are simply skipped. */
export const NEAR_OFFSET = 4000;
/** A place is remembered for every so many rows. */
const STEP = 2000;
const CACHE_MS = 5 * MINUTE_MS;
const MAX_CACHED = 40;

interface Places {
  /** The rows at 0, STEP, 2 × STEP, … of the list. */
  places: readonly ListPlace[];
  builtAt: number;
}

/** A list: its rows' conditions and order, and a name for all of it. */
export interface OrderedList {
  key: string;
  /** Condition of every public list. */
  listed: () => SQL;
  /** What else is asked, beginning with `and`; empty when nothing is. */
  asked: () => SQL;
  order: ListOrder;
  /**
   * How to find a page: `walk` the order and fall back on the others; trust the planner to choose (`plan`); or read all
   * rows before they are ordered, as there are few (`rare`).
   */
  by: 'walk' | 'plan' | 'rare';
  /** About how many there are, where they are too many to be counted. */
  guess?: Guess;
  /** True of the list that everybody sees first: its far pages are prepared. */
  isMain?: boolean;
}

/** All conditions of a list. */
export const whereOf = ({ listed, asked }: OrderedList): SQL => sql`${listed()} ${asked()}`;

async function buildPlaces(db: Connection, list: OrderedList): Promise<ListPlace[]> {
  return db.sql<ListPlace[]>`
    select key, no from (
      select jobs.${sql.identifier(list.order.column)}::text as key, jobs.no::text as no, row_number() over (${orderBy(list.order)}) as row
      from jobs where ${whereOf(list)}
    ) numbered where row % ${STEP} = 1 order by row`;
}

interface PagePlaces {
  /** Finds the places in advance, unless they are known. */
  prepare: (list: OrderedList) => void;
  /** Where to start for that offset, and how many rows to skip from there; null when the list ends before it. */
  find: (list: OrderedList, offset: number) => Promise<{ place: ListPlace; skip: number } | null>;
}

/**
 * Remembers where the far pages of a list begin, so that they need not be counted up to. Built when a far page is first
 * asked for and good for some minutes, and then while it is built anew; in between, new jobs move far pages a little.
 */
export function createPagePlaces({ db, clock }: Pick<AppContext, 'db' | 'clock'>): PagePlaces {
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
