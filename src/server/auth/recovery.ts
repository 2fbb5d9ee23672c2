import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { AuthContext } from './auth-context.ts';
import { recordAudit } from '../audit/record.ts';
import { users } from '../db/schema.ts';
import { inTransaction } from '../db/connection.ts';
import { resetAttempts } from '../limits/rate-limit.ts';
import { type MailSettings, sendNotice } from '../mail/send-mail.ts';
import { endSessions } from './account-changes.ts';
import { rememberDevice } from './devices.ts';
import { resetSignIn, toPasswordSpacing } from './sign-in-limits.ts';
import { brokenLink, isMailTokenValid, spendMailToken } from './mail-tokens.ts';
import type { Passwords } from './passwords.ts';
import { lockUser } from './user-store.ts';

interface Reset {
  token: string;
  newPassword: string;
  mail: MailSettings;
  /** Of the network, and of the device where it has a handle. */
  address: string;
  device: string | undefined;
}

/**
 * Sets a new password with the token of a mail, and ends all sessions. The link proves ownership, so failed sign-ins of
 * others no longer delay this device. @returns the handle of the device @throws ApiError 410
 */
export async function resetPassword(
  context: AuthContext,
  passwords: Passwords,
  { token, newPassword, mail, address, device }: Reset,
): Promise<string> {
  const asked = { purpose: 'reset-password', token, now: context.clock() } as const;
  // Hashing is expensive, so the token is checked first.
  if (!(await isMailTokenValid(context.db.orm, asked))) throw brokenLink();
  const passwordHash = await passwords.hash(newPassword);
  const { userId, handle } = await inTransaction(context.db, async (tx) => {
    const spent = await spendMailToken(tx, asked);
    const user = spent && (await lockUser(tx, spent.userId));
    if (!user || user.blockedAt !== null) throw brokenLink();
    const now = new Date(asked.now);
    const { id, email } = user;
    const emailVerifiedAt = spent.email === email ? (user.emailVerifiedAt ?? now) : user.emailVerifiedAt;
    await tx.update(users).set({ passwordHash, emailVerifiedAt, updatedAt: now }).where(eq(users.id, id));
    await endSessions(tx, { userId: id, actorId: id, now: asked.now });
    await recordAudit(tx, { actorId: id, action: 'reset-password', entity: 'user', entityId: id });
    await sendNotice(context, tx, { email, emailVerifiedAt }, { ...mail, kind: 'password-changed' });
    return { userId: id, handle: await rememberDevice(tx, { device, userId: id, now }) };
  });
  await resetAttempts(context, toPasswordSpacing(userId));
  await resetSignIn(context, { userId, address });
  return handle;
}

/** Marks an address as verified with the token of a mail. @throws ApiError 410 */
export async function verifyAddress(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const spent = await spendMailToken(tx, { purpose: 'verify-address', token, now });
    const user = spent && (await lockUser(tx, spent.userId));
    if (!user || user.blockedAt !== null || spent.email !== user.email) throw brokenLink();
    const { id } = user;
    await tx
      .update(users)
      .set({ emailVerifiedAt: user.emailVerifiedAt ?? new Date(now) })
      .where(eq(users.id, id));
    await recordAudit(tx, { actorId: id, action: 'verify-address', entity: 'user', entityId: id });
  });
}
