import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { tooManyRequests, type ApiError } from '../http/errors/errors.ts';
import {
  countAttempt,
  countUse,
  readUse,
  toPercent,
  toWait,
  type Limit,
  type Use,
} from '../http/request/rate-limit.ts';
import type { Context } from 'hono';
import { clientAddress, perAddress } from '../http/request/client-address.ts';

/**
 * Messages an hour and a day, of all servers to all numbers. Codes to unsubscribe have an equal budget of their own.
 */

type BudgetContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;

type Purpose = 'subscribe' | 'stop';

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

/** bdapps allows no more; AppLink does not say. */
export const MAX_CODE_ATTEMPTS = 3;

const QUARTER_HOUR_MS = 15 * MINUTE_MS;

type LimitContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway'>;

/** By hash, as numbers are private. */
const ofPhone = ({ gateway }: LimitContext, what: string, phone: string): string[] => [
  what,
  gateway.phones.hash(phone),
];

interface Message {
  phone: string;
  /** Counted apart: limits on subscribing never block unsubscribing. */
  purpose: Purpose;
}

/** Limits new numbers per address and day; the first limit slows down, the others stop. */
async function countNumber(context: LimitContext, address: string, { phone, purpose }: Message) {
  const seen = {
    key: [...ofPhone(context, `number from, ${purpose}`, phone), address],
    attempts: 1,
    windowMs: DAY_MS,
  };
  if ((await readUse(context, seen)) !== null) return;
  await countAttempt(context, [
    ...perAddress({ key: ['numbers from, minute', purpose], attempts: 10, windowMs: MINUTE_MS }, address),
    ...perAddress({ key: ['numbers from, hour', purpose], attempts: 60, windowMs: HOUR_MS }, address),
    ...perAddress({ key: ['numbers from, day', purpose], attempts: 200, windowMs: DAY_MS }, address),
  ]);
  await countUse(context, seen);
}

/**
 * Counts a message or payment page per number and address. Operators put many people behind one address. @throws
 * ApiError 429
 */
export async function countMessage(context: LimitContext, c: Context, message: Message): Promise<void> {
  const { phone, purpose } = message;
  const address = clientAddress(c, context.config.trustedProxies);
  await countAttempt(context, [
    ...perAddress({ key: ['messages from, hour', purpose], attempts: 100, windowMs: HOUR_MS }, address),
    ...perAddress({ key: ['messages from, day', purpose], attempts: 400, windowMs: DAY_MS }, address),
  ]);
  await countNumber(context, address, message);
  await countAttempt(context, [
    { key: ofPhone(context, `messages to, hour, ${purpose}`, phone), attempts: 6, windowMs: HOUR_MS },
    { key: ofPhone(context, `messages to, day, ${purpose}`, phone), attempts: 12, windowMs: DAY_MS },
  ]);
}

/** Counts a look-up. @throws ApiError 429 */
export async function countLookup(context: LimitContext, c: Context, phone: string): Promise<void> {
  const address = clientAddress(c, context.config.trustedProxies);
  await countAttempt(context, [
    ...perAddress({ key: ['look-ups from'], attempts: 150, windowMs: QUARTER_HOUR_MS }, address),
    { key: ofPhone(context, 'look-ups of', phone), attempts: 30, windowMs: QUARTER_HOUR_MS },
  ]);
}

/** Counts a call with a handle or id, against guessing. @throws ApiError 429 */
export async function countGuess(context: LimitContext, c: Context, what: string): Promise<void> {
  const address = clientAddress(c, context.config.trustedProxies);
  await countAttempt(
    context,
    perAddress({ key: [`${what} from`], attempts: 200, windowMs: HOUR_MS }, address),
  );
}
