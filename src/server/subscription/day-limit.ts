import { inArray } from 'drizzle-orm';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { channels, type Channel } from '#contract/subscription/subscription.ts';
import type { AppContext } from '../app-context.ts';
import { rateLimits } from '../db/schema.ts';
import { toLimitKey } from '../limits/rate-limit.ts';
import type { Ask } from './adapters/caller.ts';
import type { OperatorRefusal } from './adapters/operator.ts';

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
