import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { tooManyRequests, type ApiError } from '../http/errors/errors.ts';
import { countUse, readUse, toWait, type Limit, type Use } from '../http/request/rate-limit.ts';

/**
 * How many messages all servers of a database send in an hour and in a day, to all numbers together. Codes to
 * unsubscribe have a budget of their own, as large: whatever happens to the other one, people can stop.
 */

type BudgetContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;

export type Purpose = 'subscribe' | 'stop';

interface Budget extends Limit {
  window: 'hour' | 'day';
}

function toBudgets({ config }: BudgetContext, purpose: Purpose): Budget[] {
  const { hour, day } = config.subscription.messageBudget;
  return [
    { window: 'hour', key: ['all messages', purpose, 'hour'], tries: hour, windowMs: HOUR_MS },
    { window: 'day', key: ['all messages', purpose, 'day'], tries: day, windowMs: DAY_MS },
  ];
}

const toRefusal = ({ seconds }: Use): ApiError =>
  tooManyRequests(
    `No more codes can be sent at the moment. Please try again in ${toWait(seconds)}.`,
    seconds,
  );

/** Each use is counted once in the whole database, so each alert comes once a window. */
function toPercent({ count, allowed }: Use): number | null {
  if (count === allowed) return 100;
  return count === Math.ceil(allowed * 0.8) ? 80 : null;
}

/** Counts a message that is about to be sent. @throws ApiError 429 when the budget is used up */
export async function countInBudget(context: BudgetContext, purpose: Purpose): Promise<void> {
  for (const budget of toBudgets(context, purpose)) {
    const use = await countUse(context, budget);
    if (use === null) return;
    const percent = toPercent(use);
    if (percent !== null) {
      const fields = { purpose, window: budget.window, percent, limit: use.allowed };
      context.log({ level: 'alert', event: 'message budget used', fields });
    }
    if (use.count > use.allowed) throw toRefusal(use);
  }
}

/** Refuses early, the same for every number, what could not be sent later. @throws ApiError 429 */
export async function requireBudget(context: BudgetContext, purpose: Purpose): Promise<void> {
  for (const budget of toBudgets(context, purpose)) {
    const use = await readUse(context, budget);
    if (use !== null && use.count >= use.allowed) throw toRefusal(use);
  }
}
