import { eq, sql } from 'drizzle-orm';
import type { Registration } from '#contract/auth.ts';
import type { User } from '#contract/user.ts';
import type { AppContext } from '../app-context.ts';
import { newId } from '../db/new-id.ts';
import { users } from '../db/schema.ts';
import { isDuplicate } from '../http/database-errors.ts';

type UserContext = Pick<AppContext, 'db'>;
type UserRow = Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

/** A user as the API shows one (§3). */
export function toUser({ id, firstName, lastName, email, phoneNumber }: UserRow): User {
  return { _id: id, firstName, lastName, email, phoneNumber };
}

/** Creates a user. @returns null when the e-mail address has an account, in whatever case it is written */
export async function createUser(
  { db }: UserContext,
  registration: Omit<Registration, 'password'> & { passwordHash: string },
): Promise<User | null> {
  try {
    const [row] = await db.orm
      .insert(users)
      .values({ id: newId(), ...registration })
      .returning();
    return row === undefined ? null : toUser(row);
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

/** The account of an e-mail address, in whatever case it is written. */
export async function findByEmail(
  { db }: UserContext,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | null> {
  const [row] = await db.orm
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return row === undefined ? null : { user: toUser(row), passwordHash: row.passwordHash };
}
