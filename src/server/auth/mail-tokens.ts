import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import type { Orm, Transaction } from '../db/connection.ts';
import { mailTokens } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { createToken, hashToken } from '../policies/sessions.ts';

const lifetimes = {
  'reset-password': 30 * MINUTE_MS,
  'verify-address': DAY_MS,
  'change-address': DAY_MS,
} as const;
export type MailPurpose = keyof typeof lifetimes;

/** The same error for unknown, used and expired links. */
export const brokenLink = () => new ApiError('linkOutdated');

interface TokenRequest {
  userId: string;
  purpose: MailPurpose;
  /** Where the token is sent. */
  email: string;
  now: number;
}

/** Creates a token for a link. Only its hash is stored. */
export async function createMailToken(
  orm: Orm,
  { userId, purpose, email, now }: TokenRequest,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now + lifetimes[purpose]);
  await orm
    .insert(mailTokens)
    .values({ tokenHash: hashToken(token), userId, purpose, email, createdAt: new Date(now), expiresAt });
  return token;
}

const isValid = (purpose: MailPurpose, token: string, now: Date) =>
  and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  );

/** True while {@link spendMailToken} would find the token. */
export async function isMailTokenValid(
  orm: Orm,
  { purpose, token, now }: { purpose: MailPurpose; token: string; now: number },
): Promise<boolean> {
  const found = await orm
    .select({ userId: mailTokens.userId })
    .from(mailTokens)
    .where(isValid(purpose, token, new Date(now)));
  return found.length > 0;
}

/** Invalidates a token and all others of its account and purpose. @returns null if it is unknown, used or expired */
export async function spendMailToken(
  tx: Transaction,
  { purpose, token, now }: { purpose: MailPurpose; token: string; now: number },
): Promise<{ userId: string; email: string } | null> {
  const usedAt = new Date(now);
  const [spent] = await tx
    .update(mailTokens)
    .set({ usedAt })
    .where(isValid(purpose, token, usedAt))
    .returning({ userId: mailTokens.userId, email: mailTokens.email });
  if (spent === undefined) return null;
  const isSibling = and(eq(mailTokens.userId, spent.userId), eq(mailTokens.purpose, purpose));
  await tx
    .update(mailTokens)
    .set({ usedAt })
    .where(and(isSibling, isNull(mailTokens.usedAt)));
  return spent;
}

/** Invalidates all mail links of an account. */
export async function endLinks(
  tx: Transaction,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: new Date(now) })
    .where(
      and(
        eq(mailTokens.userId, userId),
        inArray(mailTokens.purpose, ['reset-password', 'change-address']),
        isNull(mailTokens.usedAt),
      ),
    );
}

/** Removes tokens that expired before a moment. @returns how many */
export async function purgeMailTokens({ db }: Pick<AppContext, 'db'>, expiredBefore: Date): Promise<number> {
  const gone = await db.orm
    .delete(mailTokens)
    .where(lt(mailTokens.expiresAt, expiredBefore))
    .returning({ purpose: mailTokens.purpose });
  return gone.length;
}
