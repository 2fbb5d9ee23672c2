import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { rateLimits } from '../db/schema.ts';
import { tooManyRequests } from './errors.ts';

type LimitContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** At most `tries` in each window. Kept in the database: several servers count together. */
export interface Limit {
  /** What is counted, and for whom. It is stored as a hash: addresses and numbers are private. */
  key: readonly string[];
  tries: number;
  windowMs: number;
}

/** No window is longer, so older rows count nothing any more. */
const LONGEST_WINDOW_MS = DAY_MS;

/** How a limit's key is stored. */
export const toLimitKey = (key: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url');

async function count({ db, clock }: LimitContext, limit: Limit): Promise<{ count: number; endsAt: number }> {
  const now = clock();
  const isOver = sql`${rateLimits.windowStart} <= ${new Date(now - limit.windowMs).toISOString()}::timestamptz`;
  const start = new Date(now);
  const [row] = await db.orm
    .insert(rateLimits)
    .values({ key: toLimitKey(limit.key), count: 1, windowStart: start })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
      },
    })
    .returning();
  const windowStart = row?.windowStart ?? start;
  return { count: row?.count ?? 1, endsAt: windowStart.getTime() + limit.windowMs };
}

/**
 * Counts a try against each limit, in order, before it is made: so that many at once cannot slip through.
 * @throws ApiError 429 with Retry-After at the first limit that is used up
 */
export async function countTry(context: LimitContext, limits: readonly Limit[]): Promise<void> {
  const factor = context.config.rateLimitFactor;
  if (factor === 0) return;
  for (const limit of limits) {
    const used = await count(context, limit);
    if (used.count <= Math.max(1, Math.round(limit.tries * factor))) continue;
    const seconds = Math.ceil((used.endsAt - context.clock()) / 1000);
    throw tooManyRequests(`Too many tries. Please try again in ${toWait(seconds)}.`, seconds);
  }
}

function toWait(seconds: number): string {
  if (seconds < 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
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

/** Clears rows that count nothing any more, once an hour, for as long as the server runs. */
export function sweepTries({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>): () => void {
  const sweep = async (): Promise<void> => {
    try {
      const oldest = new Date(clock() - LONGEST_WINDOW_MS);
      await db.orm.delete(rateLimits).where(lt(rateLimits.windowStart, oldest));
    } catch (error) {
      log({ kind: 'error', where: 'the sweep of used-up tries', error });
    }
  };
  const timer = setInterval(() => void sweep(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
