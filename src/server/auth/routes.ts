import { Hono, type Context } from 'hono';
import type { AppContext } from '../app-context.ts';
import { inTransaction } from '../db/transaction.ts';
import { readBearer, requireUser } from '../http/request/auth.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { conflict, unauthorized } from '../http/errors/errors.ts';
import { readBody } from '../http/request/input.ts';
import { countTry } from '../http/request/rate-limit.ts';
import { createAccountRoutes } from './account-routes.ts';
import { rememberDevice } from './devices.ts';
import { CredentialsBody, RegistrationBody } from './inputs.ts';
import { toRegistrationLimits } from './limits.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSession, revokeSession } from './session-store.ts';
import { signIn } from './sign-in.ts';
import { createUser, toUser } from './user-store.ts';

const register = (context: AppContext, passwords: Passwords) => async (c: Context) => {
  const { password, device: known, ...registration } = await readBody(c, RegistrationBody);
  const { db, clock, config } = context;
  await countTry(context, toRegistrationLimits(clientAddress(c, config.trustedProxies)));
  const passwordHash = await passwords.hash(password);
  const user = await createUser(db.orm, { ...registration, passwordHash });
  if (user === null) throw conflict('An account with this email already exists. Please sign in.');
  const [token, device] = await inTransaction(db, async (tx) => [
    await createSession({ db: { orm: tx }, clock }, user._id),
    await rememberDevice(tx, { device: known, userId: user._id, now: new Date(clock()) }),
  ]);
  return c.json({ success: true, message: 'Registration successful!', token, user, device }, 201);
};

const login = (context: AppContext, passwords: Passwords) => async (c: Context) => {
  const credentials = await readBody(c, CredentialsBody);
  const address = clientAddress(c, context.config.trustedProxies);
  return c.json({ success: true, data: await signIn(context, passwords, { ...credentials, address }) });
};

/** §7 "Auth and profile", and what people do with their own accounts, which is ours. */
export function createAuthRoutes(context: AppContext) {
  const passwords = createPasswords();
  const routes = new Hono()
    .post('/register', register(context, passwords))
    .post('/login', login(context, passwords))
    .get('/profile', requireUser(context), (c) =>
      c.json({ success: true, data: { user: toUser(c.get('user')) } }),
    )
    .post('/logout', requireUser(context), async (c) => {
      const token = readBearer(c.req.header('Authorization'));
      if (token === null) throw unauthorized();
      await revokeSession(context, token);
      return c.json({ success: true, message: 'You are signed out.' });
    });
  return routes.route('/', createAccountRoutes(context, passwords));
}
