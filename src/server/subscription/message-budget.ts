import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { tooManyRequests, type ApiError } from '../http/errors/errors.ts';
import { countUse, readUse, toWait, type Limit, type Use } from '../http/request/rate-limit.ts';

/**
 * Messages an hour and a day, of all servers to all numbers. Codes to unsubscribe have an equal budget of their own.
 */

type BudgetContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;

export type Purpose = 'subscribe' | 'stop';

interface Budget extends Limit {
  window: 'hour' | 'day';
}

function toBudgets({ config }: BudgetContext, purpose: Purpose): Budget[] {
  const { hour, day } = config.subscription.messageBudget;
  return [
    { window: 'hour', key: ['all messages', purpose, 'hour'], attempts: hour, windowMs: HOUR_MS },
    { window: 'day', key: ['all messages', purpose, 'day'], attempts: day, windowMs: DAY_MS },
  ];
}

const toRefusal = ({ seconds }: Use): ApiError =>
  tooManyRequests(
    `No more codes can be sent at the moment. Please try again in ${toWait(seconds)}.`,
    seconds,
  );

/** Uses are counted in the database, so each alert is logged once per window. */
function toPercent({ count, allowed }: Use): number | null {
  if (count === allowed) return 100;
  return count === Math.ceil(allowed * 0.8) ? 80 : null;
}

/** Counts a message before it is sent. @throws ApiError 429 */
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

/** Refuses early, equally for every number. @throws ApiError 429 */
export async function requireBudget(context: BudgetContext, purpose: Purpose): Promise<void> {
  for (const budget of toBudgets(context, purpose)) {
    const use = await readUse(context, budget);
    if (use !== null && use.count >= use.allowed) throw toRefusal(use);
  }
}
