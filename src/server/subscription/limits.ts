import type { Context } from 'hono';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { clientAddress } from '../http/client-address.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';

/** Tries of one code; bdapps allows no more, AppLink says nothing. */
export const MAX_CODE_TRIES = 3;

const QUARTER_HOUR_MS = 15 * MINUTE_MS;

type LimitContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway'>;

/** Counted by hash: what is counted must not tell a number either. */
const ofPhone = ({ gateway }: LimitContext, what: string, phone: string): string[] => [
  what,
  gateway.phones.hash(phone),
];

/**
 * Counts a message or a payment page for a number, on whatever channel, and for an address. Mobile operators put many
 * people behind one address.
 * @throws ApiError 429
 */
export async function countMessage(context: LimitContext, c: Context, phone: string): Promise<void> {
  const address = clientAddress(c, context.config.trustedProxies);
  await countTry(context, [
    { key: ['messages from', address], tries: 100, windowMs: HOUR_MS },
    { key: ofPhone(context, 'messages to, hour', phone), tries: 6, windowMs: HOUR_MS },
    { key: ofPhone(context, 'messages to, day', phone), tries: 12, windowMs: DAY_MS },
  ]);
}

/** Counts a look-up of a number. @throws ApiError 429 */
export async function countLookup(context: LimitContext, c: Context, phone: string): Promise<void> {
  const address = clientAddress(c, context.config.trustedProxies);
  await countTry(context, [
    { key: ['look-ups from', address], tries: 150, windowMs: QUARTER_HOUR_MS },
    { key: ofPhone(context, 'look-ups of', phone), tries: 30, windowMs: QUARTER_HOUR_MS },
  ]);
}

/** Counts a call that names a handle or an id, against guessing. @throws ApiError 429 */
export async function countGuess(context: LimitContext, c: Context, what: string): Promise<void> {
  const address = clientAddress(c, context.config.trustedProxies);
  const limit: Limit = { key: [`${what} from`, address], tries: 200, windowMs: HOUR_MS };
  await countTry(context, [limit]);
}
