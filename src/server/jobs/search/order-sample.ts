import { DAY_MS } from '#contract/limits.ts';
import type { ListOrder } from './filters.ts';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../db/connection.ts';
import { matches, type Search } from './search-condition.ts';

/** Marks of steps, and of so many steps together. */
const TOGETHER = 16;
const LAST_PAY_STEP = 255;

/** The step of pay that `kaj_order_marks` (db/migrations) marks a job with: each pays some 6 % more. */
const toPayStep = (salaryRank: number): number =>
  Math.min(LAST_PAY_STEP, Math.floor(16 * Math.log(Math.max(0, salaryRank) + 1)));

const toDay = (ms: number): number => Math.floor(ms / DAY_MS);

/** The marks of the steps `from` to `to`, both included, in the notation of a tsquery. */
function toFacet(sign: 'p' | 'd', from: number, to: number): string {
  const marks: string[] = [];
  for (let step = from; step <= to;) {
    const isWhole = step % TOGETHER === 0 && step + TOGETHER - 1 <= to;
    marks.push(isWhole ? `'=${sign.toUpperCase()}${step / TOGETHER}'` : `'=${sign}${step}'`);
    step += isWhole ? TOGETHER : 1;
  }
  return marks.join(' | ');
}

/**
 * The part of an order from its beginning to that key, and a little further, as marks among the words of jobs.
 * @param key as PostgreSQL writes it in JSON
 * @param now ms since the epoch; what closes before is in no list
 * @returns undefined where an order has no marks, or the part none of them
 */
function toMarks({ column }: ListOrder, key: string | number, now: number): string | undefined {
  if (column === 'posted_at') return undefined;
  const marks =
    column === 'salary_rank'
      ? toFacet('p', toPayStep(Number(key)), LAST_PAY_STEP)
      : toFacet('d', toDay(now), toDay(Date.parse(String(key))));
  return marks === '' ? undefined : marks;
}

export type SortedSearch = Search & { order: ListOrder };

/** What the newest jobs say of where a search's matches lie in an order. */
export interface OrderSample {
  /** The sort keys of those that match, the first of the order first: taka, or ISO instants. */
  keys: readonly (string | number)[];
  /** About how many of all jobs match. */
  about: number;
}

/**
 * Looks at the newest jobs, so many, for those that match. What is newest says little of pay or deadline, so they tell
 * how the matches lie in those orders: words of low pay lie far down in the order of pay, however common they are.
 */
export async function readOrderSample(
  db: Connection,
  search: SortedSearch,
  { count, tableSize }: { count: number; tableSize: number },
): Promise<OrderSample> {
  const { column, isDescending } = search.order;
  const [found] = await db.sql<{ keys: (string | number)[] | null }[]>`
    select jsonb_agg(key order by key ${isDescending ? sql`desc` : sql``}) filter (where is_hit) as keys from (
      select jobs.${sql.identifier(column)} as key, ${matches(search, 'all_words')} ${search.others()} as is_hit
      from jobs where ${search.leading()} order by jobs.posted_at desc, jobs.no desc limit ${count}::int
    ) newest`;
  const keys = found?.keys ?? [];
  return { keys, about: (keys.length * tableSize) / count };
}

/** A part ends at the key of so many matches of the sample at least: fewer say little. */
const MIN_KEYS = 3;
/** A larger share of all matches is no quicker to find than all of them. */
const MAX_SHARE = 1 / 2;
/** It is made to hold some more than is wanted, */
const MARGIN = 1.5;
/** and the next one, where that was too little, so many times more. */
const GROWTH = 4;

/**
 * Parts of the order from its beginning, each larger than the one before, of which the first most likely holds so many
 * matches; in the notation of a tsquery.
 * @param now ms since the epoch
 */
export function toParts(
  order: ListOrder,
  { keys, about }: OrderSample,
  { wanted, now }: { wanted: number; now: number },
): string[] {
  const parts: string[] = [];
  let place = Math.max(MIN_KEYS, Math.ceil((MARGIN * wanted * keys.length) / about));
  for (; place <= keys.length * MAX_SHARE; place *= GROWTH)
    parts.push(toMarks(order, keys[place - 1] ?? '', now) ?? '');
  return parts.filter((part) => part !== '');
}
