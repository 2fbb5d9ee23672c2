import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { sessions, users } from '../db/schema.ts';
import type { SessionUser } from './session-user.ts';
import { createToken, hashToken } from './tokens.ts';

type SessionContext = Pick<AppContext, 'db' | 'clock'>;

/** A session ends this long after it was last used. */
export const SESSION_MS = 30 * DAY_MS;
/** Its end is moved at most this often, so that reads stay reads. */
const EXTEND_EVERY_MS = DAY_MS;

const toEnd = (now: number): Date => new Date(now + SESSION_MS);

/** Starts a session, and forgets the user's ended ones. @returns its token, which is not kept */
export async function createSession({ db, clock }: SessionContext, userId: string): Promise<string> {
  const token = createToken();
  const now = clock();
  await db.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, new Date(now))));
  await db.orm
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, createdAt: new Date(now), expiresAt: toEnd(now) });
  return token;
}

const sessionUser = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  role: users.role,
};

/** The user a token stands for; null when it is unknown, revoked or over. */
export async function findSession({ db, clock }: SessionContext, token: string): Promise<SessionUser | null> {
  const now = clock();
  const isThis = eq(sessions.tokenHash, hashToken(token));
  const [found] = await db.orm
    .select({ expiresAt: sessions.expiresAt, user: sessionUser })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isThis, isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(now))));
  if (found === undefined) return null;
  if (found.expiresAt.getTime() < now + SESSION_MS - EXTEND_EVERY_MS) {
    await db.orm
      .update(sessions)
      .set({ expiresAt: toEnd(now) })
      .where(isThis);
  }
  return found.user;
}

/** Ends a session at once. Unknown tokens are as good as ended. */
export async function revokeSession({ db, clock }: SessionContext, token: string): Promise<void> {
  await db.orm
    .update(sessions)
    .set({ revokedAt: new Date(clock()) })
    .where(eq(sessions.tokenHash, hashToken(token)));
}
