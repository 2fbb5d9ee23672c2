import { and, eq, isNull } from 'drizzle-orm';
import type { ProfileChange } from '#contract/accounts/account-inputs.ts';
import type { AuthContext } from './auth-context.ts';
import { recordAudit, toChanges } from '../audit/record.ts';
import { users } from '../db/schema.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { countAttempt, resetAttempts, spaceAttempt, type Limit } from '../limits/rate-limit.ts';
import { type MailSettings, sendNotice } from '../mail/send-mail.ts';
import { markAccount, toDeleteAfter } from './deletion.ts';
import { forgetDevices } from './devices.ts';
import { toPasswordSpacing } from './sign-in-limits.ts';
import { endLinks } from './mail-tokens.ts';
import type { Passwords } from './passwords.ts';
import { revokeSessions, type SessionUser } from '../policies/sessions.ts';
import { lockUser, type UserRow } from './user-store.ts';

export interface OwnChange {
  context: AuthContext;
  passwords: Passwords;
  user: SessionUser;
  currentPassword: string;
  /** Counted once the password is confirmed. */
  limits?: readonly Limit[];
}

/** Checks the current password, then changes the user's own account. @throws ApiError 403, 409 or 429 */
export async function changeOwn<T>(
  { context, passwords, user, currentPassword, limits = [] }: OwnChange,
  work: (tx: Transaction, row: UserRow, now: Date) => Promise<T>,
): Promise<T> {
  const { db, clock } = context;
  const spacing = toPasswordSpacing(user.id);
  await spaceAttempt(context, spacing);
  const isThis = and(eq(users.id, user.id), isNull(users.deletedAt));
  const [stored] = await db.orm.select({ passwordHash: users.passwordHash }).from(users).where(isThis);
  if (stored === undefined) throw new ApiError('signInFirst');
  if (!(await passwords.matches(stored.passwordHash, currentPassword))) {
    throw new ApiError('wrongCurrentPassword');
  }
  await resetAttempts(context, spacing);
  await countAttempt(context, limits);
  return inTransaction(db, async (tx) => {
    const row = await lockUser(tx, user.id);
    if (row === null || row.passwordHash !== stored.passwordHash || row.deletedAt !== null) {
      throw new ApiError('accountChangedElsewhere');
    }
    return work(tx, row, new Date(clock()));
  });
}

/** Changes the password and ends all other sessions. @param token of the current session */
export async function storePassword(
  own: OwnChange,
  { newPassword, token, mail }: { newPassword: string; token: string; mail: MailSettings },
): Promise<void> {
  const passwordHash = await own.passwords.hash(newPassword);
  await changeOwn(own, async (tx, row, now) => {
    const { id } = row;
    await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
    await revokeSessions(tx, { userId: id, now: now.getTime(), except: token });
    await endLinks(tx, { userId: id, now: now.getTime() });
    await recordAudit(tx, { actorId: id, action: 'change-password', entity: 'user', entityId: id });
    await sendNotice(own.context, tx, row, { ...mail, kind: 'password-changed' });
  });
}

/** Changes name and phone number. */
export const storeProfile = (
  own: OwnChange,
  { firstName, lastName, phoneNumber }: Omit<ProfileChange, 'currentPassword'>,
): Promise<UserRow> =>
  changeOwn(own, async (tx, row, now) => {
    const values = { firstName, lastName, phoneNumber };
    const changes = toChanges(row, values);
    if (Object.keys(changes).length === 0) return row;
    await tx
      .update(users)
      .set({ ...values, updatedAt: now })
      .where(eq(users.id, row.id));
    await recordAudit(tx, { actorId: row.id, action: 'edit', entity: 'user', entityId: row.id, changes });
    return { ...row, ...values };
  });

/** Marks the account for deletion. @returns until when it can be restored */
export const deleteOwnAccount = (own: OwnChange): Promise<Date> =>
  changeOwn(own, async (tx, user, now) =>
    toDeleteAfter(await markAccount(tx, { user, actorId: user.id, now })),
  );

/** Ends all sessions and links of an account, and forgets its devices. @returns how many sessions */
export async function endSessions(
  tx: Transaction,
  { userId, actorId, now }: { userId: string; actorId: string | null; now: number },
): Promise<number> {
  const ended = await revokeSessions(tx, { userId, now });
  await endLinks(tx, { userId, now });
  await forgetDevices(tx, userId);
  await recordAudit(tx, { actorId, action: 'revoke-sessions', entity: 'user', entityId: userId });
  return ended;
}
