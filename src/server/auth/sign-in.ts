import { eq } from 'drizzle-orm';
import type { Credentials } from '#contract/accounts/account-inputs.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import type { Locale } from '#contract/format.ts';
import type { AppContext } from '../app-context.ts';
import { type AuthContext, findByEmail, lockUser, toUser, findDevice, rememberDevice } from './user-store.ts';
import { inTransaction } from '../db/connection.ts';
import { users } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { restoreAccount } from './deletion.ts';
import { countSignIn } from './sign-in-limits.ts';
import type { Passwords } from './passwords.ts';
import { createSession } from '../policies/sessions.ts';

/** §8 "Login": one text for an unknown address and a wrong password. */
const wrongCredentials = () => new ApiError('wrongCredentials');

/** Starts the session, unless the account or its password changed in the meantime. */
function openSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    userId,
    passwordHash,
    device,
    language,
  }: { userId: string; passwordHash: string | null; device: string | undefined; language: Locale },
): Promise<Session> {
  return inTransaction(db, async (tx) => {
    const row = await lockUser(tx, userId);
    if (row === null || row.passwordHash !== passwordHash || row.blockedAt !== null) throw wrongCredentials();
    const now = new Date(clock());
    if (row.language !== language) {
      await tx.update(users).set({ language }).where(eq(users.id, userId));
    }
    const isRestored = row.deletedAt !== null;
    if (isRestored) await restoreAccount(tx, row, userId);
    return {
      user: toUser(row),
      token: await createSession({ db: { orm: tx }, clock }, userId),
      device: await rememberDevice(tx, { device, userId, now }),
      ...(isRestored && { restored: true }),
    };
  });
}

/** `POST /auth/login` (§7); restores an account that waits for deletion. @throws ApiError 401 or 429 */
export async function signIn(
  context: AuthContext,
  passwords: Passwords,
  { email, password, device, address, language }: Credentials & { address: string; language: Locale },
): Promise<Session> {
  const found = await findByEmail(context.db.orm, email);
  const uncount = await countSignIn(context, {
    account: found?.id ?? toEmailKey(email),
    address,
    knownDevice: await findDevice(context, device, found?.id),
  });
  const isMatch = await passwords.matches(found?.passwordHash ?? null, password);
  if (found === null || !isMatch || found.blockedAt !== null) throw wrongCredentials();
  const { id: userId, passwordHash } = found;
  const session = await openSession(context, { userId, passwordHash, device, language });
  await uncount();
  return session;
}
