import type { JsonSchema } from '@valibot/to-json-schema';
import { Hono, type Context } from 'hono';
import { DeletionData, EXPORT_FILE_NAME } from '#contract/accounts/account.ts';
import { ProfileData, Session } from '#contract/accounts/auth.ts';
import { type AuthContext, toUser, createUser, rememberDevice } from './user-store.ts';
import { inTransaction } from '../db/connection.ts';
import { describeRoute, text, toRef } from '../http/describe-route.ts';
import { readBearer, requireUser, type UserEnv } from '../http/request/require-user.ts';
import { cachePolicy } from '../http/response/conditional.ts';
import { toContentDisposition } from '../http/response/content.ts';
import { ApiError } from '../errors/api-error.ts';
import { readBody, readLanguage, readNotices } from '../http/request/input.ts';
import { countAttempt } from '../limits/rate-limit.ts';
import { storePassword, storeProfile, deleteOwnAccount, endSessions } from './account-changes.ts';
import { openAccountExport } from './account-export.ts';
import {
  AccountDeletion,
  Credentials,
  PasswordChange,
  ProfileChange,
  Registration,
} from '#contract/accounts/account-inputs.ts';
import { toExportLimit } from './sign-in-limits.ts';
import { toAskerLimits } from '../mail/mail-limits.ts';
import { readMailSettings, sendMail } from '../mail/send-mail.ts';
import { createMailChoiceRoutes } from './mail-choice-routes.ts';
import { createRecoveryRoutes } from './recovery-routes.ts';
import { type Passwords, createPasswords } from './passwords.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { createSession, revokeSession } from '../policies/sessions.ts';
import { signIn } from './sign-in.ts';

/** Without the envelope. */
const toJson = (properties: Record<string, JsonSchema>, required: string[]) => ({
  contentType: 'application/json',
  schema: { type: 'object', properties, required } satisfies JsonSchema,
});
const account = { tag: 'Accounts', access: 'user' } as const;

const descriptions = {
  register: describeRoute({
    tag: 'Accounts',
    summary: 'Creates an account and signs it in',
    description: '`token` and `user` are at the top level of the answer.',
    body: { Registration },
    status: 201,
    plain: toJson(
      { success: { const: true }, message: text(), token: text(), user: toRef('User'), device: text() },
      ['success', 'message', 'token', 'user'],
    ),
    refusals: [409, 429],
  }),
  login: describeRoute({
    tag: 'Accounts',
    summary: 'Signs in',
    description:
      'Restores an account that waits for deletion. Extension: with the `device` of this answer, the next sign-in has its own limit of attempts.',
    body: { Credentials },
    data: { Session },
    refusals: [401, 429],
  }),
  profile: describeRoute({ ...account, summary: 'Who is signed in', data: { ProfileData } }),
  logout: describeRoute({
    ...account,
    summary: 'Signs out and revokes the token',
    description:
      'Extension. Also where the token is revoked or unknown already, as a repeat cannot tell (RFC 7009 §2.2).',
  }),
  changePassword: describeRoute({
    ...account,
    summary: 'Changes the password',
    description:
      'Extension. 403 for a wrong current password. Every other session ends. If the answer has a token, it replaces the current one.',
    body: { PasswordChange },
    plain: toJson({ success: { const: true }, message: text(), token: text() }, ['success', 'message']),
    refusals: [403, 409, 429],
  }),
  changeProfile: describeRoute({
    ...account,
    summary: 'Changes name and phone number',
    description: 'Extension. 403 for a wrong current password.',
    body: { ProfileChange },
    data: { ProfileData },
    refusals: [403, 409, 429],
  }),
  logoutAll: describeRoute({
    ...account,
    summary: 'Ends every session of the account, including this one',
    description: 'Extension.',
  }),
  export: describeRoute({
    ...account,
    summary: 'Exports everything stored about the account, as a file',
    description: 'Extension. Without the envelope. Contains no passwords, tokens or hashes of them.',
    plain: { contentType: 'application/json', schema: toRef('AccountExport') },
    refusals: [429],
  }),
  deleteAccount: describeRoute({
    ...account,
    summary: 'Deletes the account',
    description:
      'Extension. 403 for a wrong current password, 409 for the last administrator. All sessions end, and companies and jobs are hidden. Signing in within 30 days restores everything.',
    body: { AccountDeletion },
    data: { DeletionData },
    refusals: [403, 409, 429],
  }),
};

function createAccountRoutes(context: AuthContext, passwords: Passwords) {
  const shared = { context, passwords };
  const isUser = requireUser(context);
  return new Hono<UserEnv>()
    .post('/change-password', descriptions.changePassword, isUser, async (c) => {
      const { currentPassword, newPassword } = await readBody(c, PasswordChange, 'account');
      const token = readBearer(c.req.header('Authorization'));
      if (token === null) throw new ApiError('signInFirst');
      const user = c.get('user');
      const address = clientAddress(c, context.config.trustedProxies);
      const limits = toAskerLimits('password-changed', { address, userId: user.id });
      await storePassword(
        { ...shared, user, currentPassword, limits },
        { newPassword, token, mail: readMailSettings(context, c) },
      );
      const message = readNotices(c).passwordChanged;
      return c.json({ success: true, message });
    })
    .put('/profile', descriptions.changeProfile, isUser, async (c) => {
      const { currentPassword, ...profile } = await readBody(c, ProfileChange, 'account');
      const row = await storeProfile({ ...shared, user: c.get('user'), currentPassword }, profile);
      return c.json({ success: true, message: readNotices(c).profileSaved, data: { user: toUser(row) } });
    })
    .post('/logout-all', descriptions.logoutAll, isUser, async (c) => {
      const { id } = c.get('user');
      const now = context.clock();
      await inTransaction(context.db, (tx) => endSessions(tx, { userId: id, actorId: id, now }));
      return c.json({ success: true, message: readNotices(c).signedOutEverywhere });
    })
    .get('/export', descriptions.export, isUser, async (c) => {
      const { id } = c.get('user');
      await countAttempt(context, [toExportLimit(id)]);
      const file = await openAccountExport(context, id);
      if (file === null) throw new ApiError('signInFirst');
      // Streamed: anything else is read whole for its entity tag and compressed.
      c.header('Cache-Control', cachePolicy.private);
      c.header('Content-Type', 'application/json; charset=UTF-8');
      c.header('Content-Disposition', toContentDisposition('attachment', EXPORT_FILE_NAME));
      return c.body(file);
    })
    .post('/delete-account', descriptions.deleteAccount, isUser, async (c) => {
      const { currentPassword } = await readBody(c, AccountDeletion, 'account');
      const deleteAfter = await deleteOwnAccount({ ...shared, user: c.get('user'), currentPassword });
      const message = readNotices(c).accountDeletion;
      return c.json({ success: true, message, data: { deleteAfter: deleteAfter.toISOString() } });
    });
}

const register = (context: AuthContext, passwords: Passwords) => async (c: Context) => {
  const { password, device: known, ...registration } = await readBody(c, Registration, 'account');
  const { db, clock, config } = context;
  const address = clientAddress(c, config.trustedProxies);
  await countAttempt(context, toAskerLimits('verify-address', { address }));
  const passwordHash = await passwords.hash(password);
  const mailSettings = readMailSettings(context, c);
  const { language } = mailSettings;
  const user = await createUser(db.orm, { ...registration, passwordHash, language });
  if (user === null) throw new ApiError('emailTaken');
  const [token, device] = await inTransaction(db, async (tx) => {
    const mail = { kind: 'verify-address', userId: user._id } as const;
    await sendMail(context, tx, { ...mailSettings, to: user.email, mail });
    return [
      await createSession({ db: { orm: tx }, clock }, user._id),
      await rememberDevice(tx, { device: known, userId: user._id, now: new Date(clock()) }),
    ];
  });
  return c.json({ success: true, message: readNotices(c).registered, token, user, device }, 201);
};

const login = (context: AuthContext, passwords: Passwords) => async (c: Context) => {
  const credentials = await readBody(c, Credentials, 'account');
  const address = clientAddress(c, context.config.trustedProxies);
  const attempt = { ...credentials, address, language: readLanguage(c) };
  return c.json({ success: true, data: await signIn(context, passwords, attempt) });
};

/** §7 "Auth and profile", and the account settings (extension). */
export function createAuthRoutes(context: AuthContext) {
  const passwords = createPasswords();
  const routes = new Hono()
    .post('/register', descriptions.register, register(context, passwords))
    .post('/login', descriptions.login, login(context, passwords))
    .get('/profile', descriptions.profile, requireUser(context), (c) =>
      c.json({ success: true, data: { user: toUser(c.get('user')) } }),
    )
    .post('/logout', descriptions.logout, async (c) => {
      const token = readBearer(c.req.header('Authorization'));
      if (token === null) throw new ApiError('signInFirst');
      await revokeSession(context, token);
      return c.json({ success: true, message: readNotices(c).signedOut });
    });
  return routes
    .route('/', createAccountRoutes(context, passwords))
    .route('/', createRecoveryRoutes(context, passwords))
    .route('/', createMailChoiceRoutes(context));
}
