import { DAY_MS } from '#contract/limits.ts';
import type { ListOrder } from './filters.ts';

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
export function toMarks({ column }: ListOrder, key: string | number, now: number): string | undefined {
  if (column === 'posted_at') return undefined;
  const marks =
    column === 'salary_rank'
      ? toFacet('p', toPayStep(Number(key)), LAST_PAY_STEP)
      : toFacet('d', toDay(now), toDay(Date.parse(String(key))));
  return marks === '' ? undefined : marks;
}
