import { inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { type Channel, channels } from '#contract/subscription/subscription.ts';
import type { AppContext } from '../app-context.ts';
import { rateLimits } from '../db/schema.ts';
import { type ApiError, tooManyRequests } from '../errors/api-error.ts';
import { clientAddress, perAddress } from '../http/request/client-address.ts';
import {
  countAttempt,
  countTogether,
  countUse,
  type Limit,
  readUse,
  toLimitKey,
  toPercent,
  uncountAttempt,
  type Use,
} from '../limits/rate-limit.ts';
import type { Ask } from './adapters/caller.ts';
import type { OperatorRefusal } from './adapters/operator.ts';

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

const toRefusal = ({ seconds }: Use): ApiError => tooManyRequests('noMoreCodes', seconds);

/** Undoes the count if the operator did not send the message. */
export type Uncount = () => Promise<void>;

/** Counts a message before it is sent. @throws ApiError 429 */
export async function countInBudget(context: BudgetContext, purpose: Purpose): Promise<Uncount> {
  const budgets = toBudgets(context, purpose);
  const counted = await countTogether(context, budgets);
  if (!('uses' in counted)) throw toRefusal(counted.use);
  for (const [place, use] of counted.uses.entries()) {
    const percent = toPercent(use);
    if (percent === null) continue;
    const fields = { purpose, window: budgets[place]?.window ?? '', percent, limit: use.allowed };
    context.log({ level: 'alert', event: 'message budget used', fields });
  }
  return () => uncountAttempt(context, budgets);
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

/** Messages that an address asks for, and the new numbers among them. */
function toAddressLimits(address: string, { purpose, isNew }: { purpose: Purpose; isNew: boolean }): Limit[] {
  const of = (what: string, attempts: number, windowMs: number) =>
    perAddress({ key: [what, purpose], attempts, windowMs }, address);
  const numbers = [...of('numbers from, hour', 60, HOUR_MS), ...of('numbers from, day', 200, DAY_MS)];
  return [
    ...of('messages from, hour', 100, HOUR_MS),
    ...of('messages from, day', 400, DAY_MS),
    ...(isNew ? numbers : []),
  ];
}

/**
 * Counts a message or payment page per number and address. Operators put many people behind one address. @returns how to
 * uncount what no operator has sent; the limits of a minute stay, as they protect the operator @throws ApiError 429
 */
export async function countMessage(context: LimitContext, c: Context, message: Message): Promise<Uncount> {
  const { phone, purpose } = message;
  const address = clientAddress(c, context.config.trustedProxies);
  const seen: Limit = {
    key: [...ofPhone(context, `number from, ${purpose}`, phone), address],
    attempts: 1,
    windowMs: DAY_MS,
  };
  const isNew = (await readUse(context, seen)) === null;
  const minute: Limit = { key: ['messages from, minute', purpose], attempts: 30, windowMs: MINUTE_MS };
  const long: Limit[] = [
    ...toAddressLimits(address, { purpose, isNew }),
    { key: ofPhone(context, `messages to, hour, ${purpose}`, phone), attempts: 6, windowMs: HOUR_MS },
    { key: ofPhone(context, `messages to, day, ${purpose}`, phone), attempts: 12, windowMs: DAY_MS },
  ];
  await countAttempt(context, [...perAddress(minute, address), ...long]);
  if (isNew) await countUse(context, seen);
  return () => uncountAttempt(context, long);
}

/**
 * Gives an address back what a number used up that was subscribed from there: many people may share it. Only numbers
 * without a subscription add up.
 */
export const uncountSubscribed = (context: LimitContext, c: Context): Promise<void> =>
  uncountAttempt(
    context,
    toAddressLimits(clientAddress(c, context.config.trustedProxies), { purpose: 'subscribe', isNew: true }),
  );

/** The app offers another code after a minute. */
const RESEND_MS = 55 * SECOND_MS;

/**
 * Counts a sent code per number and network address, so that others cannot delay a visitor. @throws ApiError 429
 */
export async function countPause(context: LimitContext, c: Context, phone: string): Promise<Uncount> {
  const address = clientAddress(c, context.config.trustedProxies);
  const limit: Limit = {
    key: [...ofPhone(context, 'code just sent', phone), address],
    attempts: 1,
    windowMs: RESEND_MS,
  };
  const counted = await countTogether(context, [limit]);
  if ('uses' in counted) return () => uncountAttempt(context, [limit]);
  const { seconds } = counted.use;
  throw tooManyRequests('codeJustSent', seconds);
}

/** A hash of the network address, to compare the requesters of two codes. */
export const toAskerHash = ({ config, gateway }: Omit<LimitContext, 'db' | 'clock'>, c: Context): string =>
  gateway.phones.hash(`asker ${clientAddress(c, config.trustedProxies)}`);

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

/**
 * An operator's daily limit (AppLink's E1319). Until the next day only calls that end a subscription or finish a
 * begun one are sent. Stored in the database for all servers.
 */

type NoteContext = Pick<AppContext, 'db' | 'clock' | 'log'>;

/** Around midnight the operator may still be at yesterday. */
const CLOCK_DIFFERENCE_MS = 5 * MINUTE_MS;

/** Per application. @param at ms since the epoch */
const toKey = (channel: Channel, appId: string, at: number): string =>
  toLimitKey(['limit for the day', channel, appId, toDhakaDay(at)]);

export const spent: OperatorRefusal = { kind: 'refused', code: 'E1319', class: 'spent' };

interface Application {
  channel: Channel;
  appId: string;
}

async function note({ db, clock, log }: NoteContext, { channel, appId }: Application, askedAt: number) {
  try {
    const key = toKey(channel, appId, askedAt - CLOCK_DIFFERENCE_MS);
    const windowStart = new Date(clock());
    await db.orm.insert(rateLimits).values({ key, count: 1, windowStart }).onConflictDoNothing();
  } catch (error) {
    log({ level: 'error', event: 'day limit not stored', reason: error, fields: { channel } });
  }
}

/** Wraps `ask` to store a used-up daily limit. Never throws. */
export function withDayLimit(context: NoteContext, application: Application, ask: Ask): Ask {
  return async (call) => {
    const askedAt = context.clock();
    const outcome = await ask(call);
    if (outcome.kind === 'refused' && outcome.class === 'spent') await note(context, application, askedAt);
    return outcome;
  };
}

/** Channels out of requests for today. */
export async function findSpent({
  db,
  clock,
  gateway: { operators },
}: Pick<AppContext, 'db' | 'clock' | 'gateway'>): Promise<Channel[]> {
  const keys = new Map<string, Channel>();
  for (const channel of channels) {
    const operator = operators[channel];
    if (operator) keys.set(toKey(channel, operator.appId, clock()), channel);
  }
  if (keys.size === 0) return [];
  const rows = await db.orm
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...keys.keys()]));
  return rows.flatMap(({ key }) => keys.get(key) ?? []);
}
