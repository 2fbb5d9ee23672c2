import { and, eq, isNull } from 'drizzle-orm';
import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import { DAY_MS } from '#contract/limits.ts';
import { eraseApplications } from '../applications/remove-applications.ts';
import { recordAudit } from '../audit/record.ts';
import { companies, users } from '../db/schema.ts';
import type { Transaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { forgetDevices } from './devices.ts';
import { revokeSessions } from '../policies/sessions.ts';
import type { UserRow } from './user-store.ts';

/** The moment until which a deleted account can be restored. */
export const toDeleteAfter = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + ACCOUNT_RESTORE_DAYS * DAY_MS);

async function requireOtherAdmin(tx: Transaction, { id, role }: UserRow): Promise<void> {
  if (role !== 'admin') return;
  // All administrators are locked in one order, so that the last two cannot be deleted concurrently.
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update');
  if (admins.some((admin) => admin.id !== id)) return;
  throw new ApiError('onlyAdministrator');
}

/**
 * Marks a locked account for deletion, ends its sessions and hides its companies. If another user deletes it, it is
 * blocked: its owner cannot restore it. @throws ApiError 409 for the last administrator
 */
export async function markAccount(
  tx: Transaction,
  { user, actorId, now }: { user: UserRow; actorId: string | null; now: Date },
): Promise<Date> {
  const blockedAt = user.blockedAt ?? (actorId === user.id ? null : now);
  if (user.deletedAt !== null) {
    if (blockedAt === user.blockedAt) return user.deletedAt;
    await tx.update(users).set({ blockedAt }).where(eq(users.id, user.id));
    await recordAudit(tx, { actorId, action: 'delete', entity: 'user', entityId: user.id });
    return user.deletedAt;
  }
  await requireOtherAdmin(tx, user);
  await tx.update(users).set({ deletedAt: now, blockedAt, updatedAt: now }).where(eq(users.id, user.id));
  await tx
    .update(companies)
    .set({ deletedAt: now })
    .where(and(eq(companies.createdBy, user.id), isNull(companies.deletedAt)));
  await revokeSessions(tx, { userId: user.id, now: now.getTime() });
  await forgetDevices(tx, user.id);
  await eraseApplications(tx, { userId: user.id, now: now.getTime() });
  await recordAudit(tx, { actorId, action: 'delete', entity: 'user', entityId: user.id });
  return now;
}

/** Undoes {@link markAccount}; what was deleted before stays deleted. @param actorId null at the command line */
export async function restoreAccount(
  tx: Transaction,
  { id, deletedAt }: UserRow,
  actorId: string | null,
): Promise<void> {
  if (deletedAt === null) return;
  await tx.update(users).set({ deletedAt: null, blockedAt: null }).where(eq(users.id, id));
  await tx
    .update(companies)
    .set({ deletedAt: null })
    .where(and(eq(companies.createdBy, id), eq(companies.deletedAt, deletedAt)));
  await recordAudit(tx, { actorId, action: 'restore', entity: 'user', entityId: id });
}
