import { eq, sql } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../../app-context.ts';
import { rateLimits } from '../../db/schema.ts';
import { tooManyRequests } from '../errors/errors.ts';
import { toLimitKey } from './rate-limit.ts';

type LimitContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

/**
 * Attempts of which the first few run at once and each further one has to wait: 1 second, 2, 4, up to
 * {@link MAX_WAIT_MS}. Nobody is locked out for long, and guessing ends at about 30 an hour.
 */
export interface Spacing {
  /** What is counted, and for whom. Stored as a hash. */
  key: readonly string[];
  /** Attempts before the first wait. */
  free: number;
}

const MAX_WAIT_MS = 2 * MINUTE_MS;
/** So long after the last attempt all of them are forgotten. */
const FORGET_MS = HOUR_MS;

const seconds = (ms: number) => sql.raw(`${ms / 1000}`);

/** SQL for a stored row, in seconds: since its last attempt, and how long the next one has to wait after that. */
function toTimes(now: number, allowed: number) {
  const since = sql`extract(epoch from (${new Date(now).toISOString()}::timestamptz - ${rateLimits.windowStart}))`;
  const wait = sql`case when ${rateLimits.count} < ${allowed}::int then 0
    else least(${seconds(MAX_WAIT_MS)}, power(2, least(${rateLimits.count} - ${allowed}::int, 20))) end`;
  // A moment in the future was written by a clock that was ahead.
  const isForgotten = sql`(${since} < 0 or ${since} >= ${seconds(FORGET_MS)})`;
  return { since, wait, isForgotten };
}

const toWords = (wait: number): string => {
  if (wait >= 60) return wait > 60 ? `${Math.ceil(wait / 60)} minutes` : 'a minute';
  return wait === 1 ? 'a second' : `${wait} seconds`;
};

/**
 * Counts an attempt before it is made, so that many at once cannot slip through. One that comes too early is refused
 * and not counted.
 * @returns how many there were, this one included; 0 where limits are off
 * @throws ApiError 429 with a short Retry-After
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
  throw tooManyRequests(`Too many attempts. Please try again in ${toWords(left)}.`, left);
}
