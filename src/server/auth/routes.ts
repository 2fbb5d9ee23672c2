import { Hono, type Context } from 'hono';
import type { AppContext } from '../app-context.ts';
import { readBearer, requireUser } from '../http/auth.ts';
import { clientAddress } from '../http/client-address.ts';
import { ApiError, conflict, unauthorized } from '../http/errors.ts';
import { readBody } from '../http/input.ts';
import { countTry, resetTries, uncountTry } from '../http/rate-limit.ts';
import { CredentialsBody, RegistrationBody } from './inputs.ts';
import { toRegistrationLimit, toSignInLimits } from './limits.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSession, revokeSession } from './session-store.ts';
import { createUser, findByEmail, toUser } from './user-store.ts';

/** §8 "Login": one text for an unknown address and a wrong password. */
const WRONG_CREDENTIALS = 'Invalid credentials. Please try again.';

const register = (context: AppContext, passwords: Passwords) => async (c: Context) => {
  const { password, ...registration } = await readBody(c, RegistrationBody);
  await countTry(context, [toRegistrationLimit(clientAddress(c, context.config.trustedProxies))]);
  const passwordHash = await passwords.hash(password);
  const user = await createUser(context, { ...registration, passwordHash });
  if (user === null) throw conflict('An account with this email already exists. Please sign in.');
  const token = await createSession(context, user._id);
  return c.json({ success: true, message: 'Registration successful!', token, user }, 201);
};

const login = (context: AppContext, passwords: Passwords) => async (c: Context) => {
  const { email, password } = await readBody(c, CredentialsBody);
  const limits = toSignInLimits(clientAddress(c, context.config.trustedProxies), email);
  await countTry(context, [limits.pair, limits.address, limits.account]);
  const found = await findByEmail(context, email);
  const isMatch = await passwords.matches(found?.passwordHash ?? null, password);
  if (found === null || !isMatch) throw new ApiError(401, WRONG_CREDENTIALS);
  await resetTries(context, limits.pair);
  await uncountTry(context, [limits.address, limits.account]);
  const token = await createSession(context, found.user._id);
  return c.json({ success: true, data: { user: found.user, token } });
};

/** §7 "Auth and profile", and `POST /auth/logout`, which is ours. */
export function createAuthRoutes(context: AppContext) {
  const passwords = createPasswords();
  return new Hono()
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
}
