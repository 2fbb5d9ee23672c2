import { Hono } from 'hono';
import {
  AddressChange,
  AddressVerification,
  PasswordRequest,
  PasswordReset,
} from '#contract/accounts/account-inputs.ts';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction } from '../db/connection.ts';
import { readBearer, requireUser, type UserEnv } from '../http/request/auth.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { readBody } from '../http/request/input.ts';
import { countAttempt } from '../http/request/rate-limit.ts';
import { readMailSettings, sendMail } from '../mail/send-mail.ts';
import { confirmAddressChange, requestAddressChange } from './address-change.ts';
import { toMailLimits, toTokenLimits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import { resetPassword, verifyAddress } from './recovery.ts';
import { toUser } from './user-store.ts';

/** Another address, once a link to it is opened (extension). */
function createAddressRoutes(context: AppContext, passwords: Passwords) {
  const { trustedProxies } = context.config;
  return new Hono<UserEnv>()
    .post('/change-address', requireUser(context), async (c) => {
      const { email, currentPassword } = await readBody(c, AddressChange);
      await countAttempt(context, toMailLimits(clientAddress(c, trustedProxies), toEmailKey(email)));
      const own = { context, passwords, user: c.get('user'), currentPassword };
      await requestAddressChange(own, { email, mail: readMailSettings(context, c) });
      return c.json({ success: true, message: 'We have sent a link to the new address.' });
    })
    .post('/confirm-address-change', async (c) => {
      const { token } = await readBody(c, AddressVerification);
      await countAttempt(context, toTokenLimits(clientAddress(c, trustedProxies)));
      const session = readBearer(c.req.header('Authorization'));
      const user = await confirmAddressChange(context, {
        token,
        session,
        mail: readMailSettings(context, c),
      });
      const data = user && { data: { user: toUser(user) } };
      return c.json({ success: true, message: 'Your address is changed.', ...data });
    });
}

/** Links by mail: a forgotten password, and whose an address is (extensions). */
export function createRecoveryRoutes(context: AppContext, passwords: Passwords) {
  const { trustedProxies } = context.config;
  return new Hono<UserEnv>()
    .post('/forgot-password', async (c) => {
      const { email } = await readBody(c, PasswordRequest);
      await countAttempt(context, toMailLimits(clientAddress(c, trustedProxies), toEmailKey(email)));
      // The account is looked up when the mail is written, so that this takes equally long without one.
      await inTransaction(context.db, (tx) =>
        sendMail(context, tx, {
          ...readMailSettings(context, c),
          to: email,
          mail: { kind: 'reset-password' },
        }),
      );
      const message = 'If an account has this address, we have sent a link to it.';
      return c.json({ success: true, message });
    })
    .post('/reset-password', async (c) => {
      const { token, newPassword } = await readBody(c, PasswordReset);
      await countAttempt(context, toTokenLimits(clientAddress(c, trustedProxies)));
      await resetPassword(context, passwords, { token, newPassword, mail: readMailSettings(context, c) });
      const message = 'Your password is changed. Please sign in with it.';
      return c.json({ success: true, message });
    })
    .post('/send-verification', requireUser(context), async (c) => {
      const { id, email } = c.get('user');
      await countAttempt(context, toMailLimits(clientAddress(c, trustedProxies), toEmailKey(email)));
      await inTransaction(context.db, (tx) =>
        sendMail(context, tx, {
          ...readMailSettings(context, c),
          to: email,
          mail: { kind: 'verify-address', userId: id },
        }),
      );
      return c.json({ success: true, message: 'We have sent a link to your address.' });
    })
    .post('/verify-address', async (c) => {
      const { token } = await readBody(c, AddressVerification);
      await countAttempt(context, toTokenLimits(clientAddress(c, trustedProxies)));
      await verifyAddress(context, token);
      return c.json({ success: true, message: 'Your address is confirmed.' });
    })
    .route('/', createAddressRoutes(context, passwords));
}
