import { eq, type SQL } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Locale } from '#contract/format.ts';
import { users } from '../db/schema.ts';
import type { Orm, Transaction } from '../db/connection.ts';
import type { Registration } from '#contract/accounts/account-inputs.ts';
import type { FoundAccount } from '#contract/accounts/admin.ts';
import type { User } from '#contract/accounts/auth.ts';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import { newId } from '../ids.ts';
import { isDuplicate } from '../errors/database-errors.ts';
import type { SessionUser } from '../policies/sessions.ts';

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
