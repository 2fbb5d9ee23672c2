import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { lockAccount } from '../auth/user-store.ts';
import { users } from '../db/schema.ts';
import type { Transaction } from '../db/transaction.ts';

export interface RoleChange {
  /** Of an account, in whatever case. */
  email: string;
  role: 'user' | 'admin';
  /** The administrator; null for the operator. */
  actorId: string | null;
}

/**
 * Makes an account an administrator, or takes that back. It counts at once, for sessions that run as well.
 * @returns the account as it is now, and whether it was so before; null when there is none
 */
export async function setRole(tx: Transaction, { email, role, actorId }: RoleChange) {
  const user = await lockAccount(tx, email);
  if (user === null) return null;
  if (user.role === role) return { user, isNew: false };
  await tx.update(users).set({ role }).where(eq(users.id, user.id));
  const action = role === 'admin' ? 'grant-admin' : 'revoke-admin';
  await recordAudit(tx, { actorId, action, entity: 'user', entityId: user.id });
  return { user: { ...user, role }, isNew: true };
}
