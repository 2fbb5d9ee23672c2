import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import {
  AddressChange,
  AddressConfirmation,
  AddressVerification,
  PasswordRequest,
  PasswordReset,
} from '#contract/accounts/account-inputs.ts';
import { AddressChangeData, ResetData } from '#contract/accounts/auth.ts';
import type { AppContext } from '../app-context.ts';
import { recordAudit } from '../audit/record.ts';
import { inTransaction } from '../db/connection.ts';
import { users } from '../db/schema.ts';
import { describeRoute } from '../http/describe-route.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { readBody, readNotices } from '../http/request/input.ts';
import { readBearer, requireUser, type UserEnv } from '../http/request/require-user.ts';
import { countAttempt, resetAttempts } from '../limits/rate-limit.ts';
import { toAskerLimits } from '../mail/mail-limits.ts';
import { type MailSettings, readMailSettings, sendMail, sendNotice } from '../mail/send-mail.ts';
import { endSessions, confirmAddressChange, requestAddressChange } from './account-changes.ts';
import { brokenLink, isMailTokenValid, spendMailToken } from './mail-tokens.ts';
import type { Passwords } from './passwords.ts';
import { resetSignIn, toPasswordSpacing, toTokenLimits } from './sign-in-limits.ts';
import { type AuthContext, lockUser, rememberDevice, toUser } from './user-store.ts';

const descriptions = {
  forgotPassword: describeRoute({
    tag: 'Accounts',
    summary: 'Sends a link to choose a new password',
    description:
      'Extension. The same answer whether the address has an account or not. The link works once, for 30 minutes.',
    body: { PasswordRequest },
    refusals: [429],
  }),
  resetPassword: describeRoute({
    tag: 'Accounts',
    summary: 'Sets a new password by the token of a link',
    description:
      'Extension. 410 for a token that is unknown, used or too old. Every session ends, and the address is notified. With `data.device`, the next sign-in of this device is not delayed by the attempts of others.',
    body: { PasswordReset },
    data: { ResetData },
    refusals: [410, 429],
  }),
  sendVerification: describeRoute({
    tag: 'Accounts',
    summary: 'Sends a link that confirms the address',
    description: 'Extension. Registering sends one too. The link works for 24 hours.',
    access: 'user',
    refusals: [429],
  }),
  verifyAddress: describeRoute({
    tag: 'Accounts',
    summary: 'Confirms the address by the token of a link',
    description: 'Extension. 410 for a token that is unknown, used or too old.',
    body: { AddressVerification },
    refusals: [410, 429],
  }),
  changeAddress: describeRoute({
    tag: 'Accounts',
    summary: 'Sends a link to a new address',
    description:
      'Extension. 403 for a wrong current password. The same answer whether the new address has an account or not. The address changes when the link is opened, within 24 hours.',
    access: 'user',
    body: { AddressChange },
    refusals: [403, 409, 429],
  }),
  confirmAddressChange: describeRoute({
    tag: 'Accounts',
    summary: 'Changes the address by the token of a link',
    description:
      'Extension. 410 for a token that is unknown, used or too old. Every session ends except the one of the request, whose account is in `data.user`. A confirmed old address is notified. `data.device` is as in a password reset.',
    access: 'optional',
    body: { AddressConfirmation },
    data: { AddressChangeData },
    refusals: [410, 429],
  }),
};

/** Routes that change the e-mail address, once a link sent to it is opened (extension). */
function createAddressRoutes(context: AuthContext, passwords: Passwords) {
  const { trustedProxies } = context.config;
  return new Hono<UserEnv>()
    .post('/change-address', descriptions.changeAddress, requireUser(context), async (c) => {
      const { email, currentPassword } = await readBody(c, AddressChange, 'account');
      const user = c.get('user');
      const asker = { address: clientAddress(c, trustedProxies), userId: user.id };
      const limits = toAskerLimits('change-address', asker);
      const own = { context, passwords, user, currentPassword, limits };
      await requestAddressChange(own, { email, mail: readMailSettings(context, c) });
      return c.json({ success: true, message: readNotices(c).changeLinkSent });
    })
    .post('/confirm-address-change', descriptions.confirmAddressChange, async (c) => {
      const address = clientAddress(c, trustedProxies);
      await countAttempt(context, toTokenLimits(address));
      const { token, device: known } = await readBody(c, AddressConfirmation, 'account');
      const session = readBearer(c.req.header('Authorization'));
      const { user, device } = await confirmAddressChange(context, {
        token,
        session,
        mail: readMailSettings(context, c),
        address,
        device: known,
      });
      const data = { device, ...(user && { user: toUser(user) }) };
      return c.json({ success: true, message: readNotices(c).addressChanged, data });
    });
}

/** Routes for links by mail: password reset and address verification (extensions). */
export function createRecoveryRoutes(context: AuthContext, passwords: Passwords) {
  const { trustedProxies } = context.config;
  return new Hono<UserEnv>()
    .post('/forgot-password', descriptions.forgotPassword, async (c) => {
      const address = clientAddress(c, trustedProxies);
      await countAttempt(context, toAskerLimits('reset-password', { address }));
      const { email } = await readBody(c, PasswordRequest, 'account');
      // The worker looks the account up, so the response time does not reveal whether it exists.
      await inTransaction(context.db, (tx) =>
        sendMail(context, tx, {
          ...readMailSettings(context, c),
          to: email,
          mail: { kind: 'reset-password' },
        }),
      );
      const message = readNotices(c).resetLinkSent;
      return c.json({ success: true, message });
    })
    .post('/reset-password', descriptions.resetPassword, async (c) => {
      const address = clientAddress(c, trustedProxies);
      await countAttempt(context, toTokenLimits(address));
      const { token, newPassword, device: known } = await readBody(c, PasswordReset, 'account');
      const mail = readMailSettings(context, c);
      const asked = { token, newPassword, mail, address, device: known };
      const device = await resetPassword(context, passwords, asked);
      const message = readNotices(c).passwordReset;
      return c.json({ success: true, message, data: { device } });
    })
    .post('/send-verification', descriptions.sendVerification, requireUser(context), async (c) => {
      const { id, email } = c.get('user');
      const address = clientAddress(c, trustedProxies);
      await countAttempt(context, toAskerLimits('verify-address', { address, userId: id }));
      await inTransaction(context.db, (tx) =>
        sendMail(context, tx, {
          ...readMailSettings(context, c),
          to: email,
          mail: { kind: 'verify-address', userId: id },
        }),
      );
      return c.json({ success: true, message: readNotices(c).verificationSent });
    })
    .post('/verify-address', descriptions.verifyAddress, async (c) => {
      await countAttempt(context, toTokenLimits(clientAddress(c, trustedProxies)));
      const { token } = await readBody(c, AddressVerification, 'account');
      await verifyAddress(context, token);
      return c.json({ success: true, message: readNotices(c).addressConfirmed });
    })
    .route('/', createAddressRoutes(context, passwords));
}

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
async function resetPassword(
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
async function verifyAddress({ db, clock }: Pick<AppContext, 'db' | 'clock'>, token: string): Promise<void> {
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
