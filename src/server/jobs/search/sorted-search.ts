import { sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import {
  type Found,
  type Listing,
  type ListPage,
  type Slice,
  NEAR_OFFSET,
  type OrderedList,
} from './listing.ts';
import { readOrderSample, toParts, type OrderSample, type SortedSearch } from './list-order.ts';
import { alsoMatches, byWords, matches } from './search-condition.ts';
import { INDEX_COST } from './search-probe.ts';

interface Effort {
  sample: number;
  few: number;
  /** Jobs walked in the order; 2 ms each 1000. */
  walk: { least: number; most: number };
}

const SMALL_TABLE = 50_000;
const small: Effort = { sample: 250, few: 1000, walk: { least: 500, most: 1500 } };
const large: Effort = { sample: 1000, few: 4000, walk: { least: 1000, most: 6000 } };
/** A walk should find some more than wanted. */
const MARGIN = 1.5;

function toList({ facets, ...search }: SortedSearch, part?: string): OrderedList {
  const both = [facets, part].flatMap((marks) => (marks === undefined ? [] : [`(${marks})`]));
  const narrowed = { ...search, facets: both.length === 0 ? undefined : both.join(' & ') };
  return {
    key: search.key,
    listed: () => byWords(narrowed, 'all_words'),
    asked: () => sql`and ${alsoMatches(narrowed, 'all_words')}`,
    order: search.order,
    by: 'rare',
  };
}

const toWalked = (search: SortedSearch): OrderedList => ({
  key: search.key,
  listed: search.leading,
  asked: () => sql`${search.others()} and ${matches(search, 'all_words')}`,
  order: search.order,
  by: 'walk',
});

/**
 * Reads pages of searches in a chosen order: few matches are all ordered; many are found at its beginning, else in a
 * sampled part.
 */
export function createSortedSearch(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  listing: Listing,
  readTableSize: () => Promise<number>,
) {
  async function readPart(search: SortedSearch, slice: Slice, sample: OrderSample): Promise<Found> {
    const wanted = slice.offset + slice.limit;
    for (const part of toParts(search.order, sample, { wanted, now: clock() })) {
      const { numbers, total = 0 } = await listing.find(toList(search, part), slice);
      if (total >= wanted) return { numbers };
    }
    return listing.find(toList(search), slice);
  }

  return async (search: SortedSearch, slice: Slice): Promise<ListPage> => {
    const all = toList(search);
    // A sample of a period tells nothing of the table.
    if (search.leadingKey !== undefined) return listing.read(all, slice);
    const tableSize = await readTableSize();
    const { sample: count, few, walk } = tableSize < SMALL_TABLE ? small : large;
    const sample = await readOrderSample(db, search, { count, tableSize });
    const guess = { about: sample.about, hits: sample.keys.length };
    if (sample.about <= few || slice.offset > NEAR_OFFSET) return listing.read(all, slice);
    const passed = Math.ceil((MARGIN * (slice.offset + slice.limit) * tableSize) / sample.about);
    // The sample is exact for the order by time, which has no parts.
    const most =
      search.order.column === 'posted_at' ? Math.max(walk.most, INDEX_COST * sample.about) : walk.most;
    if (passed <= most) {
      const walked = await listing.walk(toWalked(search), slice, Math.max(walk.least, passed));
      if (walked.numbers.length === slice.limit) return listing.complete({ ...all, guess }, slice, walked);
    }
    return listing.complete({ ...all, guess }, slice, await readPart(search, slice, sample));
  };
}
