import { createHash } from 'node:crypto';
import { desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Registration } from '#contract/accounts/account-inputs.ts';
import type { FoundAccount } from '#contract/accounts/admin.ts';
import type { User } from '#contract/accounts/auth.ts';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import type { Locale } from '#contract/format.ts';
import type { AppContext } from '../app-context.ts';
import { recordAudit } from '../audit/record.ts';
import type { Orm, Transaction } from '../db/connection.ts';
import { signInDevices, users } from '../db/schema.ts';
import { isDuplicate } from '../errors/database-errors.ts';
import { newId } from '../ids.ts';
import { createToken, type SessionUser } from '../policies/sessions.ts';

/** Each device has its own password attempts. The least recently used devices are removed. */
const MAX_DEVICES = 20;

const toDeviceHash = (device: string, userId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([device, userId]))
    .digest('hex');

/** The hash of a device that has signed in to the account before, else null. */
export async function findDevice(
  { db }: Pick<AppContext, 'db'>,
  device: string | undefined,
  userId: string | undefined,
): Promise<string | null> {
  if (device === undefined || userId === undefined) return null;
  const [found] = await db.orm
    .select({ deviceHash: signInDevices.deviceHash })
    .from(signInDevices)
    .where(eq(signInDevices.deviceHash, toDeviceHash(device, userId)));
  return found?.deviceHash ?? null;
}

/** Stores a device. @returns its handle: the given one if present, as all accounts on a device share it */
export async function rememberDevice(
  orm: Orm,
  { device = createToken(), userId, now }: { device: string | undefined; userId: string; now: Date },
): Promise<string> {
  const deviceHash = toDeviceHash(device, userId);
  await orm
    .insert(signInDevices)
    .values({ deviceHash, userId, usedAt: now })
    .onConflictDoUpdate({ target: signInDevices.deviceHash, set: { usedAt: now } });
  const old = await orm
    .select({ deviceHash: signInDevices.deviceHash })
    .from(signInDevices)
    .where(eq(signInDevices.userId, userId))
    .orderBy(desc(signInDevices.usedAt))
    .offset(MAX_DEVICES);
  const hashes = old.map((row) => row.deviceHash);
  if (hashes.length > 0) await orm.delete(signInDevices).where(inArray(signInDevices.deviceHash, hashes));
  return device;
}

/** Forgets all devices of an account. */
export async function forgetDevices(orm: Orm, userId: string): Promise<void> {
  await orm.delete(signInDevices).where(eq(signInDevices.userId, userId));
}

export interface RoleChange {
  email: string;
  role: 'user' | 'admin';
  actorId: string | null;
}

/** Grants or revokes the administrator role, also for running sessions. @returns null for an unknown account */
export async function setRole(tx: Transaction, { email, role, actorId }: RoleChange) {
  const user = await lockByEmail(tx, email);
  if (user === null) return null;
  if (user.role === role) return user;
  await tx.update(users).set({ role }).where(eq(users.id, user.id));
  const action = role === 'admin' ? 'grant-admin' : 'revoke-admin';
  await recordAudit(tx, { actorId, action, entity: 'user', entityId: user.id });
  return { ...user, role };
}

export type UserRow = typeof users.$inferSelect;

/** A user as the API shows one (§3). */
export function toUser({
  id,
  firstName,
  lastName,
  email,
  phoneNumber,
  emailVerifiedAt,
  role,
}: Pick<UserRow, keyof SessionUser>): User {
  const isEmailVerified = emailVerifiedAt !== null;
  return {
    _id: id,
    firstName,
    lastName,
    email,
    phoneNumber,
    isEmailVerified,
    ...(role === 'admin' && { role }),
  };
}

/** A user as administrators find one. */
export const toFoundAccount = (row: UserRow): FoundAccount => ({
  ...toUser(row),
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? '',
});

/** Creates a user. @returns null if the address already has an account */
export async function createUser(
  orm: Orm,
  registration: Omit<Registration, 'password' | 'device'> & { passwordHash: string; language: Locale },
): Promise<User | null> {
  try {
    const [row] = await orm
      .insert(users)
      .values({ id: newId(), emailKey: toEmailKey(registration.email), ...registration })
      .returning();
    return row === undefined ? null : toUser(row);
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

/** Condition of the account of an e-mail address, in any case. */
export const hasAddress = (email: string): SQL => eq(users.emailKey, toEmailKey(email.trim()));

export async function findByEmail(orm: Orm, email: string): Promise<UserRow | null> {
  const [row] = await orm.select().from(users).where(hasAddress(email));
  return row ?? null;
}

/** The locked account of an e-mail address. */
async function lockByEmail(tx: Transaction, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(hasAddress(email)).for('update');
  return row ?? null;
}

/** The locked account of an id. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

/** The dependencies of the account routes. */
export type AuthContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'queue'>;
