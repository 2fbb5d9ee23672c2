import { and, eq, gt } from 'drizzle-orm';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { sessions, users } from '../db/schema.ts';
import type { SessionUser } from './session-user.ts';
import { createToken, hashToken } from './tokens.ts';

type SessionContext = Pick<AppContext, 'db' | 'clock'>;

/** A session ends this long after it was last used. */
const SESSION_MS = 30 * DAY_MS;
/** Its end is moved at most this often, so that reads stay reads. */
const EXTEND_EVERY_MS = DAY_MS;

const toEnd = (now: number): Date => new Date(now + SESSION_MS);

/** Starts a session. @returns its token, which is not kept */
export async function createSession({ db, clock }: SessionContext, userId: string): Promise<string> {
  const token = createToken();
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt: toEnd(clock()) });
  return token;
}

/** The user a token stands for; null when it is unknown, revoked or over. */
export async function findSession({ db, clock }: SessionContext, token: string): Promise<SessionUser | null> {
  const now = clock();
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({
      expiresAt: sessions.expiresAt,
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phoneNumber: users.phoneNumber,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))));
  if (found === undefined) return null;
  if (found.expiresAt.getTime() < now + SESSION_MS - EXTEND_EVERY_MS) {
    await db
      .update(sessions)
      .set({ expiresAt: toEnd(now) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return found.user;
}

/** Ends a session. */
export async function revokeSession({ db }: Pick<SessionContext, 'db'>, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
