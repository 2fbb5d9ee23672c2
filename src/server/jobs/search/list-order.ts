import { sql, type SQL } from 'drizzle-orm';
import type { JobSort } from '#contract/jobs/vocabulary.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { Connection } from '../../db/connection.ts';
import { matches, type Search } from './search-condition.ts';

export interface ListOrder {
  column: 'posted_at' | 'closes_at' | 'pay_order';
  type: 'timestamptz' | 'float8';
  isDescending: boolean;
}

const orders: Record<JobSort, ListOrder> = {
  newest: { column: 'posted_at', type: 'timestamptz', isDescending: true },
  deadline: { column: 'closes_at', type: 'timestamptz', isDescending: false },
  salary: { column: 'pay_order', type: 'float8', isDescending: true },
};

export const toListOrder = (sort: JobSort): ListOrder => orders[sort];

/** `order by`; both columns in the index's direction. */
export function orderBy({ column, isDescending }: ListOrder): SQL {
  return isDescending
    ? sql`order by jobs.${sql.identifier(column)} desc, jobs.no desc`
    : sql`order by jobs.${sql.identifier(column)}, jobs.no`;
}

export interface ListPlace {
  key: string;
  no: string;
}

/** Jobs from that place on, inclusive. */
export function startingAt({ column, type, isDescending }: ListOrder, place: ListPlace): SQL {
  const key = sql`(${place.key}::text::${sql.identifier(type)}, ${place.no}::text::bigint)`;
  return isDescending
    ? sql`and (jobs.${sql.identifier(column)}, jobs.no) <= ${key}`
    : sql`and (jobs.${sql.identifier(column)}, jobs.no) >= ${key}`;
}

const TOGETHER = 16;
const LAST_PAY_STEP = 255;

/** Steps of `kaj_order_marks` (db/migrations), some 6 % of pay each. */
const toPayStep = (payOrder: number): number =>
  Math.min(LAST_PAY_STEP, Math.floor(16 * Math.log(Math.max(0, payOrder) + 1)));

const toDay = (ms: number): number => Math.floor(ms / DAY_MS);

/**
 * The index reads one posting list per mark, so a group with more wanted steps is read whole: sorted searches took 57 ms
 * instead of 65 (p95, 1,000,000 jobs).
 */
const MAX_ALONE = 6;

const toFirst = (step: number): number => {
  const over = step % TOGETHER;
  return TOGETHER - over > MAX_ALONE ? step - over : step;
};

const toLast = (step: number): number => {
  const over = step % TOGETHER;
  return over + 1 > MAX_ALONE ? step - over + TOGETHER - 1 : step;
};

/** The marks of at least the steps `from` to `to`, inclusive, as a tsquery. */
function toFacet(sign: 'p' | 'd', from: number, to: number): string {
  const marks: string[] = [];
  const last = toLast(to);
  for (let step = toFirst(from); step <= last;) {
    const isWhole = step % TOGETHER === 0 && step + TOGETHER - 1 <= last;
    marks.push(isWhole ? `'=${sign.toUpperCase()}${step / TOGETHER}'` : `'=${sign}${step}'`);
    step += isWhole ? TOGETHER : 1;
  }
  return marks.join(' | ');
}

/** The order from its beginning to a key, as a tsquery; undefined if it has no marks. @param key a JSON value */
function toMarks({ column }: ListOrder, key: string | number, now: number): string | undefined {
  if (column === 'posted_at') return undefined;
  const marks =
    column === 'pay_order'
      ? toFacet('p', toPayStep(Number(key)), LAST_PAY_STEP)
      : toFacet('d', toDay(now), toDay(Date.parse(String(key))));
  return marks === '' ? undefined : marks;
}

export type SortedSearch = Search & { order: ListOrder };

/** Where a search's matches lie in an order, by a sample. */
export interface OrderSample {
  keys: readonly (string | number)[];
  about: number;
}

/**
 * Samples the newest jobs. They are independent of pay and deadline, so they show where matches lie in these orders.
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

/** Fewer matches are too uncertain. */
const MIN_KEYS = 3;
/** A larger part is no faster than all matches. */
const MAX_SHARE = 1 / 2;
/** A part should hold some more than wanted; */
const MARGIN = 1.5;
/** each further part is this much larger. */
const GROWTH = 4;

/** Growing parts of the order, as tsqueries; the first should hold enough matches. @param now ms since the epoch */
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
