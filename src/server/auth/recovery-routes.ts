import { Hono } from 'hono';
import { AddressChangeData, ResetData } from '#contract/accounts/auth.ts';
import {
  AddressChange,
  AddressConfirmation,
  AddressVerification,
  PasswordRequest,
  PasswordReset,
} from '#contract/accounts/account-inputs.ts';
import type { AuthContext } from './auth-context.ts';
import { inTransaction } from '../db/connection.ts';
import { describeRoute } from '../http/describe-route.ts';
import { readBearer, requireUser, type UserEnv } from '../http/request/require-user.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { readBody } from '../http/request/input.ts';
import { countAttempt } from '../limits/rate-limit.ts';
import { toAskerLimits } from '../mail/mail-limits.ts';
import { readMailSettings, sendMail } from '../mail/send-mail.ts';
import { confirmAddressChange, requestAddressChange } from './address-change.ts';
import { toTokenLimits } from './sign-in-limits.ts';
import type { Passwords } from './passwords.ts';
import { resetPassword, verifyAddress } from './recovery.ts';
import { toUser } from './user-store.ts';
import { readNotices } from '../http/response/language.ts';

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
