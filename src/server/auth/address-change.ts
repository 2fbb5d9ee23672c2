import { eq } from 'drizzle-orm';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import type { AuthContext } from './auth-context.ts';
import { recordAudit } from '../audit/record.ts';
import { users } from '../db/schema.ts';
import { inTransaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { isDuplicate } from '../errors/database-errors.ts';
import { type MailSettings, sendMail, sendNotice } from '../mail/send-mail.ts';
import { toStateMark } from '../mail/state-mark.ts';
import { changeOwn, type OwnChange } from './account-changes.ts';
import { rememberDevice } from './devices.ts';
import { resetSignIn } from './sign-in-limits.ts';
import { brokenLink, endLinks, spendMailToken } from './mail-tokens.ts';
import { findSession, revokeSessions } from '../policies/sessions.ts';
import { lockUser, type UserRow } from './user-store.ts';

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
