import { and, asc, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { eraseApplications } from '../applications/remove-applications.ts';
import { recordAudit, recordPurges } from '../audit/record.ts';
import { removeUnusedLogos } from '../companies/logo-files.ts';
import { removeCompanies } from '../companies/purge-companies.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { auditLog, companies, signInDevices, users } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { revokeSessions } from '../policies/sessions.ts';
import { forgetDevices, type UserRow } from './user-store.ts';

/** Devices unused for this long are removed. */
export const DEVICE_RETENTION_MS = 400 * DAY_MS;

/** Removes devices last used before a moment. */
export async function purgeDevices({ db }: Pick<AppContext, 'db'>, before: Date): Promise<number> {
  await db.background(({ orm }) => orm.delete(signInDevices).where(lt(signInDevices.usedAt, before)));
  return 0;
}

/** Entries about the person and what they created, also of removed rows. */
const isOwn = (userId: string): SQL | undefined =>
  or(
    and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, userId)),
    inArray(
      auditLog.entityId,
      sql`(select made.entity_id from ${auditLog} made where made.actor_id = ${userId} and made.action = 'create')`,
    ),
  );

/** Actions stay in the log; names and texts do not. */
async function anonymiseAudit(tx: Transaction, userId: string): Promise<void> {
  await tx.update(auditLog).set({ changes: {}, reason: '' }).where(isOwn(userId));
  await tx
    .update(auditLog)
    .set({ actorId: null, actorRemoved: true, changes: {} })
    .where(eq(auditLog.actorId, userId));
}

async function removeAccount(tx: Transaction, deletedBefore: Date, now: Date): Promise<string[] | null> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(lt(users.deletedAt, deletedBefore))
    .orderBy(asc(users.deletedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (user === undefined) return null;
  const logos: string[] = [];
  for (;;) {
    const removed = await removeCompanies(tx, eq(companies.createdBy, user.id), now);
    if (removed.length === 0) break;
    logos.push(...removed);
  }
  await anonymiseAudit(tx, user.id);
  await tx.delete(users).where(eq(users.id, user.id));
  await recordPurges(tx, 'user', [user.id]);
  return logos;
}

/** Removes one account that was deleted before a moment, with all its rows. @returns how many */
export async function purgeAccounts(
  context: Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>,
  deletedBefore: Date,
): Promise<number> {
  const now = new Date(context.clock());
  const logos = await context.db.background((connection) =>
    inTransaction(connection, (tx) => removeAccount(tx, deletedBefore, now)),
  );
  if (logos === null) return 0;
  await removeUnusedLogos(context, logos);
  return 1;
}

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
