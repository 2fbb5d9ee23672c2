import { eq, sql } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { rateLimits } from '../db/schema.ts';
import { tooManyRequests } from '../errors/api-error.ts';
import { type LimitContext, toLimitKey } from './rate-limit.ts';

/** The first attempts are free, later ones wait 1, 2, 4 … s up to {@link MAX_WAIT_MS}: about 30 guesses an hour. */
export interface Spacing {
  key: readonly string[];
  free: number;
}

const MAX_WAIT_MS = 2 * MINUTE_MS;
const FORGET_MS = HOUR_MS;

const seconds = (ms: number) => sql.raw(`${ms / 1000}`);

/** SQL, in seconds: since the last attempt, and the wait after it. */
function toTimes(now: number, allowed: number) {
  // The clock of another server may be ahead a little.
  const since = sql`greatest(0, extract(epoch from (${new Date(now).toISOString()}::timestamptz - ${rateLimits.windowStart})))`;
  const wait = sql`case when ${rateLimits.count} < ${allowed}::int then 0
    else least(${seconds(MAX_WAIT_MS)}, power(2, least(${rateLimits.count} - ${allowed}::int, 20))) end`;
  const isForgotten = sql`${since} >= ${seconds(FORGET_MS)}`;
  return { since, wait, isForgotten };
}

/**
 * Counts an attempt before it is made. @returns how many, 0 where limits are off @throws ApiError 429 when it is too
 * early
 */
export async function spaceAttempt(context: LimitContext, { key, free }: Spacing): Promise<number> {
  const { db, clock, config } = context;
  if (config.rateLimitFactor === 0) return 0;
  const now = clock();
  const allowed = Math.max(1, Math.round(free * config.rateLimitFactor));
  const { since, wait, isForgotten } = toTimes(now, allowed);
  const stored = toLimitKey(key);
  const at = new Date(now);
  const [counted] = await db.orm
    .insert(rateLimits)
    .values({ key: stored, count: 1, windowStart: at })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`case when ${isForgotten} then 1 else ${rateLimits.count} + 1 end`, windowStart: at },
      setWhere: sql`${isForgotten} or ${since} >= ${wait}`,
    })
    .returning({ count: rateLimits.count });
  if (counted !== undefined) return counted.count;
  const [row] = await db.orm
    .select({ left: sql`${wait} - ${since}`.mapWith(Number) })
    .from(rateLimits)
    .where(eq(rateLimits.key, stored));
  const left = Math.max(1, Math.ceil(row?.left ?? 1));
  throw tooManyRequests('tooManyAttempts', left);
}
