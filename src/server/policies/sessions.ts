import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, type SQL } from 'drizzle-orm';
import { DAY_MS } from '#contract/limits.ts';
import type { Connection, Orm, Transaction } from '../db/connection.ts';
import { sessions, users } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';

/** A new bearer token: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface SessionUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  emailVerifiedAt: Date | null;
  role: 'user' | 'admin';
}

/** The dependencies of finding a session. */
export interface SessionContext {
  db: Pick<Connection, 'orm'>;
  clock: () => number;
}

const IDLE_MS = 30 * DAY_MS;
const LONGEST_MS = 90 * DAY_MS;
/** Limits how often reading a session writes its new expiry. */
const EXTEND_EVERY_MS = DAY_MS;

const toEnd = (now: number, createdAt: number): Date =>
  new Date(Math.min(now + IDLE_MS, createdAt + LONGEST_MS));

/** Starts a session. @returns its token */
export async function createSession(
  { db: { orm }, clock }: { db: { orm: Orm }; clock: () => number },
  userId: string,
): Promise<string> {
  const token = createToken();
  const now = clock();
  const createdAt = new Date(now);
  await orm
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, createdAt, expiresAt: toEnd(now, now) });
  return token;
}

const sessionUser = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  emailVerifiedAt: users.emailVerifiedAt,
  role: users.role,
};

/** Condition of a valid session. */
export const isRunning = (now: number): SQL | undefined =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, new Date(now)),
    gt(sessions.createdAt, new Date(now - LONGEST_MS)),
  );

/** The user of a token; null when it is unknown, revoked or expired. */
export async function findSession({ db, clock }: SessionContext, token: string): Promise<SessionUser | null> {
  const now = clock();
  const isThis = eq(sessions.tokenHash, hashToken(token));
  const [found] = await db.orm
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt, user: sessionUser })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isThis, isRunning(now)));
  if (found === undefined) return null;
  const end = toEnd(now, found.createdAt.getTime());
  // Never earlier than before: a clock that is behind would end the session.
  if (end.getTime() - found.expiresAt.getTime() > EXTEND_EVERY_MS) {
    await db.orm.update(sessions).set({ expiresAt: end }).where(isThis);
  }
  return found.user;
}

/** True for a token that ran out by itself. A device keeps what others wrote only for such a token. */
export async function isExpired({ db }: SessionContext, token: string): Promise<boolean> {
  const isThis = and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.revokedAt));
  return (await db.orm.select({ id: sessions.userId }).from(sessions).where(isThis)).length > 0;
}

/**
 * A request may take long after its session was checked: makes a deletion of the account wait until this transaction ends.
 * Lock it before other rows, as the deletion does. @throws ApiError 401 once it is deleted
 */
export async function lockPresentUser(tx: Transaction, id: string): Promise<void> {
  const isPresent = and(eq(users.id, id), isNull(users.deletedAt));
  const [user] = await tx.select({ id: users.id }).from(users).where(isPresent).for('share');
  if (user === undefined) throw new ApiError('sessionRevoked');
}

/** Removes sessions that ended before a moment. @returns how many */
export async function purgeSessions({ db }: Pick<SessionContext, 'db'>, endedBefore: Date): Promise<number> {
  const gone = await db.orm
    .delete(sessions)
    .where(lt(sessions.expiresAt, endedBefore))
    .returning({ userId: sessions.userId });
  return gone.length;
}

/** Ends a session. */
export async function revokeSession({ db, clock }: SessionContext, token: string): Promise<void> {
  await db.orm
    .update(sessions)
    .set({ revokedAt: new Date(clock()) })
    .where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends an account's sessions. @param except the token of one that stays @returns how many */
export async function revokeSessions(
  orm: Orm,
  { userId, now, except }: { userId: string; now: number; except?: string },
): Promise<number> {
  const isOther = except === undefined ? undefined : ne(sessions.tokenHash, hashToken(except));
  const ended = await orm
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.userId, userId), isRunning(now), isOther))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length;
}

/** Compares secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
