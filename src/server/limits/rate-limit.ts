import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { Config } from '../config.ts';
import { type Connection, inTransaction, type Orm, type Transaction } from '../db/connection.ts';
import { rateLimits } from '../db/schema.ts';
import { tooManyRequests } from '../errors/api-error.ts';

/** The dependencies of counting. */
export interface LimitContext {
  db: Pick<Connection, 'orm'>;
  clock: () => number;
  config: Pick<Config, 'rateLimitFactor'>;
}

/** At most `attempts` in each window, stored in the database for all servers. */
export interface Limit {
  /** Stored as a hash: addresses and numbers are private. */
  key: readonly string[];
  attempts: number;
  windowMs: number;
  /** The weight of one use; 1 by default. */
  weight?: number;
  /** True if others on the same network may have used it up. */
  isOfNetwork?: boolean;
}

export const LONGEST_WINDOW_MS = DAY_MS;

/** The stored form of a limit's key. */
export const toLimitKey = (key: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url');

const toInstant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

const toAllowed = ({ rateLimitFactor }: LimitContext['config'], attempts: number): number =>
  Math.max(1, Math.round(attempts * rateLimitFactor));

export interface Use {
  count: number;
  allowed: number;
  seconds: number;
}

const toUse = (
  { clock, config }: Pick<LimitContext, 'clock' | 'config'>,
  limit: Limit,
  row: { count: number; windowStart: Date },
): Use => ({
  count: row.count,
  allowed: toAllowed(config, limit.attempts),
  seconds: Math.ceil((row.windowStart.getTime() + limit.windowMs - clock()) / 1000),
});

/** {@link countUse} within a transaction; limits must be on. */
export async function countIn(
  orm: Orm,
  context: Pick<LimitContext, 'clock' | 'config'>,
  limit: Limit,
): Promise<Use> {
  const now = context.clock();
  const { weight = 1 } = limit;
  const isOver = sql`${rateLimits.windowStart} <= ${toInstant(now - limit.windowMs)}`;
  const first = { count: weight, windowStart: new Date(now) };
  const [row = first] = await orm
    .insert(rateLimits)
    .values({ key: toLimitKey(limit.key), ...first })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else least(${rateLimits.count} + excluded.count, 1000000) end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
      },
    })
    .returning();
  return toUse(context, limit, row);
}

/** Counts one use, also beyond the limit. @returns null if limits are off */
export async function countUse(context: LimitContext, limit: Limit): Promise<Use | null> {
  return context.config.rateLimitFactor === 0 ? null : countIn(context.db.orm, context, limit);
}

/** The use so far; null if unused, or if limits are off. */
export async function readUse(context: LimitContext, limit: Limit): Promise<Use | null> {
  if (context.config.rateLimitFactor === 0) return null;
  const [row] = await context.db.orm
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, toLimitKey(limit.key)));
  if (row === undefined) return null;
  const age = context.clock() - row.windowStart.getTime();
  return age < limit.windowMs ? toUse(context, limit, row) : null;
}

/** Thrown to roll back the counting transaction. */
class OverLimit extends Error {
  readonly limit: Limit;
  readonly use: Use;

  constructor(limit: Limit, use: Use) {
    super('limit used up');
    this.limit = limit;
    this.use = use;
  }
}

async function countEach(
  tx: Transaction,
  context: Pick<LimitContext, 'clock' | 'config'>,
  limits: readonly Limit[],
): Promise<Use[]> {
  const uses: Use[] = [];
  for (const limit of limits) {
    const use = await countIn(tx, context, limit);
    if (use.count > use.allowed) throw new OverLimit(limit, use);
    uses.push(use);
  }
  return uses;
}

/**
 * Counts a use of all limits, or of none if one is used up, so that refused requests do not use up shared limits.
 * @returns the uses, in order, or the limit that refuses
 */
export async function countTogether(
  context: LimitContext,
  limits: readonly Limit[],
): Promise<{ uses: Use[] } | { over: Limit; use: Use }> {
  if (context.config.rateLimitFactor === 0) return { uses: [] };
  try {
    return { uses: await inTransaction(context.db, (tx) => countEach(tx, context, limits)) };
  } catch (error) {
    if (error instanceof OverLimit) return { over: error.limit, use: error.use };
    throw error;
  }
}

const toRefusal = (over: Limit, use: Use) =>
  tooManyRequests(over.isOfNetwork ? 'tooManyFromNetwork' : 'tooManyAttempts', use.seconds);

/** Counts an attempt before it is made, so that concurrent ones cannot slip through. @throws ApiError 429 */
export async function countAttempt(context: LimitContext, limits: readonly Limit[]): Promise<void> {
  const counted = await countTogether(context, limits);
  if ('over' in counted) throw toRefusal(counted.over, counted.use);
}

/** Counts an attempt within its transaction: one that fails uses up nothing. @throws ApiError 429 */
export async function countAttemptIn(
  tx: Transaction,
  context: Pick<LimitContext, 'clock' | 'config'>,
  limits: readonly Limit[],
): Promise<void> {
  if (context.config.rateLimitFactor === 0) return;
  await countEach(tx, context, limits).catch((error: unknown) => {
    throw error instanceof OverLimit ? toRefusal(error.limit, error.use) : error;
  });
}

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
  const since = sql`greatest(0, extract(epoch from (${toInstant(now)} - ${rateLimits.windowStart})))`;
  const wait = sql`case when ${rateLimits.count} < ${allowed}::int then 0
    else least(${seconds(MAX_WAIT_MS)}, power(2, least(${rateLimits.count} - ${allowed}::int, 20))) end`;
  const isForgotten = sql`${since} >= ${seconds(FORGET_MS)}`;
  return { since, wait, isForgotten };
}

/**
 * Counts an attempt in advance, with growing delays after failed ones; the row's window starts with the last attempt.
 * @returns how many, 0 if limits are off @throws ApiError 429 if it is too early
 */
export async function spaceAttempt(context: LimitContext, { key, free }: Spacing): Promise<number> {
  const { db, clock, config } = context;
  if (config.rateLimitFactor === 0) return 0;
  const now = clock();
  const { since, wait, isForgotten } = toTimes(now, toAllowed(config, free));
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
  throw tooManyRequests('tooManyAttempts', Math.max(1, Math.ceil(row?.left ?? 1)));
}

/** 80 or 100 if this use has just reached that percentage of its limit, for an alert; else null. @param weight of this use */
export function toPercent({ count, allowed }: Use, weight = 1): number | null {
  const isReached = (mark: number) => count >= mark && count - weight < mark;
  if (isReached(allowed)) return 100;
  return isReached(Math.ceil(allowed * 0.8)) ? 80 : null;
}

/** Uncounts an attempt that succeeded. */
export async function uncountAttempt(
  context: LimitContext,
  limits: readonly Pick<Limit, 'key' | 'weight'>[],
): Promise<void> {
  if (context.config.rateLimitFactor === 0) return;
  for (const { key, weight = 1 } of limits) {
    await context.db.orm
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - ${weight}::int, 0)` })
      .where(eq(rateLimits.key, toLimitKey(key)));
  }
}

/** Resets a limit. */
export async function resetAttempts(
  { db }: Pick<LimitContext, 'db'>,
  { key }: Pick<Limit, 'key'>,
): Promise<void> {
  await db.orm.delete(rateLimits).where(eq(rateLimits.key, toLimitKey(key)));
}

/** Removes expired rows. */
export async function purgeLimits({ db }: Pick<LimitContext, 'db'>, startedBefore: Date): Promise<number> {
  const gone = await db.orm
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, startedBefore))
    .returning({ key: rateLimits.key });
  return gone.length;
}
