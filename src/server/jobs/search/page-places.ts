import { sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../../app-context.ts';
import type { Connection } from '../../db/connection.ts';
import { orderBy, type ListOrder, type ListPlace } from './filters.ts';
import { createTtlCache } from '../../ttl-cache.ts';
import type { Guess } from './totals.ts';

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

export const whereOf = ({ listed, asked }: OrderedList): SQL => sql`${listed()} ${asked()}`;

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
