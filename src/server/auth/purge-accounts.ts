import { and, asc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { recordPurges } from '../audit/record.ts';
import { removeUnusedLogos } from '../companies/logo-files.ts';
import { removeCompanies } from '../companies/purge-companies.ts';
import { auditLog, companies, signInDevices, users } from '../db/schema.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';

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
