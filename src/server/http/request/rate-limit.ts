import { createHash } from 'node:crypto';
import { eq, gt, lt, or, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../../app-context.ts';
import { rateLimits } from '../../db/schema.ts';
import { tooManyRequests } from '../errors/errors.ts';

type LimitContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** At most `tries` in each window. Kept in the database: several servers count together. */
export interface Limit {
  /** What is counted, and for whom. It is stored as a hash: addresses and numbers are private. */
  key: readonly string[];
  tries: number;
  windowMs: number;
}

/** No window is longer, so older rows count nothing any more. */
export const LONGEST_WINDOW_MS = DAY_MS;
/** Clocks of several servers differ by less. A window that begins later was begun by one that was ahead. */
const MAX_AHEAD_MS = MINUTE_MS;

/** How a limit's key is stored. */
export const toLimitKey = (key: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url');

const toInstant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** How much of a limit is used. */
export interface Use {
  count: number;
  allowed: number;
  /** Until the window is over. */
  seconds: number;
}

const toUse = (
  { clock, config }: LimitContext,
  limit: Limit,
  row: { count: number; windowStart: Date },
): Use => ({
  count: row.count,
  allowed: Math.max(1, Math.round(limit.tries * config.rateLimitFactor)),
  seconds: Math.ceil((row.windowStart.getTime() + limit.windowMs - clock()) / 1000),
});

/** Counts one use. @returns the use it is; null where limits are switched off */
export async function countUse(context: LimitContext, limit: Limit): Promise<Use | null> {
  if (context.config.rateLimitFactor === 0) return null;
  const now = context.clock();
  const isOver = sql`(${rateLimits.windowStart} <= ${toInstant(now - limit.windowMs)}
    or ${rateLimits.windowStart} > ${toInstant(now + MAX_AHEAD_MS)})`;
  const first = { count: 1, windowStart: new Date(now) };
  const [row = first] = await context.db.orm
    .insert(rateLimits)
    .values({ key: toLimitKey(limit.key), ...first })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
      },
    })
    .returning();
  return toUse(context, limit, row);
}

/** What was counted so far; null where nothing was, or limits are switched off. */
export async function readUse(context: LimitContext, limit: Limit): Promise<Use | null> {
  if (context.config.rateLimitFactor === 0) return null;
  const [row] = await context.db.orm
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, toLimitKey(limit.key)));
  if (row === undefined) return null;
  const age = context.clock() - row.windowStart.getTime();
  return age >= -MAX_AHEAD_MS && age < limit.windowMs ? toUse(context, limit, row) : null;
}

/**
 * Counts a try against each limit, in order, before it is made: so that many at once cannot slip through.
 * @throws ApiError 429 with Retry-After at the first limit that is used up
 */
export async function countTry(context: LimitContext, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const use = await countUse(context, limit);
    if (use === null || use.count <= use.allowed) continue;
    throw tooManyRequests(`Too many tries. Please try again in ${toWait(use.seconds)}.`, use.seconds);
  }
}

/** "a minute", "12 minutes", "5 hours". */
export function toWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Takes a counted try back, for one that succeeded. */
export async function uncountTry(
  context: LimitContext,
  limits: readonly Pick<Limit, 'key'>[],
): Promise<void> {
  if (context.config.rateLimitFactor === 0) return;
  for (const { key } of limits) {
    await context.db.orm
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.key, toLimitKey(key)));
  }
}

/** Forgets a limit's tries. */
export async function resetTries(
  { db }: Pick<LimitContext, 'db'>,
  { key }: Pick<Limit, 'key'>,
): Promise<void> {
  await db.orm.delete(rateLimits).where(eq(rateLimits.key, toLimitKey(key)));
}

/** Removes what counts nothing any more, and what a clock that was ahead has left. */
export async function purgeLimits(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  startedBefore: Date,
): Promise<number> {
  const isAhead = gt(rateLimits.windowStart, new Date(clock() + MAX_AHEAD_MS));
  const gone = await db.orm
    .delete(rateLimits)
    .where(or(lt(rateLimits.windowStart, startedBefore), isAhead))
    .returning({ key: rateLimits.key });
  return gone.length;
}
