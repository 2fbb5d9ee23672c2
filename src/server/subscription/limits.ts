import type { Context } from 'hono';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { clientAddress, perAddress } from '../http/request/client-address.ts';
import { countAttempt, countUse, readUse } from '../http/request/rate-limit.ts';
import type { Purpose } from './message-budget.ts';

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
