import { and, eq, isNull } from 'drizzle-orm';
import type { ProfileChange } from '#contract/accounts/account-inputs.ts';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import { recordAudit, toChanges } from '../audit/record.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { users } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { isDuplicate } from '../errors/database-errors.ts';
import { countAttempt, type Limit, resetAttempts, spaceAttempt } from '../limits/rate-limit.ts';
import { type MailSettings, sendMail, sendNotice, toStateMark } from '../mail/send-mail.ts';
import { findSession, revokeSessions, type SessionUser } from '../policies/sessions.ts';
import { markAccount, toDeleteAfter } from './deletion.ts';
import { brokenLink, endLinks, spendMailToken } from './mail-tokens.ts';
import type { Passwords } from './passwords.ts';
import { resetSignIn, toPasswordSpacing } from './sign-in-limits.ts';
import { type AuthContext, forgetDevices, lockUser, rememberDevice, type UserRow } from './user-store.ts';

export interface OwnChange {
  context: AuthContext;
  passwords: Passwords;
  user: SessionUser;
  currentPassword: string;
  /** Counted once the password is confirmed. */
  limits?: readonly Limit[];
}

/** Checks the current password, then changes the user's own account. @throws ApiError 403, 409 or 429 */
async function changeOwn<T>(
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

/** Changes with the address or the password, which cancels queued mails with a link. */
export const toAccountState = ({ email, passwordHash }: Pick<UserRow, 'email' | 'passwordHash'>): string =>
  toStateMark(email, passwordHash);

/** Sends a link to the new address. The address changes once the link is opened. */
export const requestAddressChange = (
  own: OwnChange,
  { email, mail }: { email: string; mail: MailSettings },
): Promise<void> =>
  changeOwn(own, async (tx, row) => {
    if (toEmailKey(row.email) === toEmailKey(email)) throw new ApiError('ownAddressAlready');
    const change = { kind: 'change-address', userId: row.id, state: toAccountState(row) } as const;
    await sendMail(own.context, tx, { ...mail, to: email, mail: change });
  });

interface Confirmation {
  token: string;
  /** The token of the requesting session, which stays valid if it belongs to this account. */
  session: string | null;
  mail: MailSettings;
  /** Of the network, and of the device where it has a handle. */
  address: string;
  device: string | undefined;
}

interface ConfirmedChange {
  /** The account, if the session belongs to it. */
  user: UserRow | null;
  /** The device handle. With it, sign-in is not delayed by the attempts of others. */
  device: string;
}

/** Changes the address with the token of its mail, and notifies the old one. Other sessions end. @throws ApiError 410 */
export async function confirmAddressChange(
  context: AuthContext,
  { token, session, mail, address, device }: Confirmation,
): Promise<ConfirmedChange> {
  const now = context.clock();
  const present = session === null ? null : await findSession(context, session);
  try {
    const { userId, ...confirmed } = await inTransaction(context.db, async (tx) => {
      const spent = await spendMailToken(tx, { purpose: 'change-address', token, now });
      const row = spent && (await lockUser(tx, spent.userId));
      if (!row || row.deletedAt !== null) throw brokenLink();
      const { id } = row;
      const values = {
        email: spent.email,
        emailKey: toEmailKey(spent.email),
        emailVerifiedAt: new Date(now),
        updatedAt: new Date(now),
      };
      await tx.update(users).set(values).where(eq(users.id, id));
      await endLinks(tx, { userId: id, now });
      const isOwn = session !== null && present?.id === id;
      await revokeSessions(tx, { userId: id, now, ...(isOwn && { except: session }) });
      const changes = { email: [row.email, spent.email] as [string, string] };
      await recordAudit(tx, { actorId: id, action: 'edit', entity: 'user', entityId: id, changes });
      await sendNotice(context, tx, row, { ...mail, kind: 'address-changed' });
      return {
        userId: id,
        user: isOwn ? { ...row, ...values } : null,
        device: await rememberDevice(tx, { device, userId: id, now: new Date(now) }),
      };
    });
    await resetSignIn(context, { userId, address });
    return confirmed;
  } catch (error) {
    // Another account has registered the address since the mail was sent.
    throw isDuplicate(error) ? brokenLink() : error;
  }
}
