import { asc, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { auditLog, companies, jobs } from '../db/schema.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { recordPurges } from '../audit/record.ts';
import { recordLooseLogos, removeUnusedLogos } from './logo-files.ts';

const BATCH = 10;

/** Removes a few companies for good, with their jobs, skipping locked ones. @returns their logos, recorded as loose */
export async function removeCompanies(tx: Transaction, which: SQL, now: Date): Promise<string[]> {
  const old = await tx
    .select({ id: companies.id, logo: companies.logo })
    .from(companies)
    .where(which)
    .orderBy(asc(companies.deletedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (old.length === 0) return [];
  const ids = old.map(({ id }) => id);
  // One statement, so that thousands of ids need not be fetched.
  await tx.execute(sql`
    with gone as (delete from ${jobs} where ${inArray(jobs.companyId, ids)} returning id)
    insert into ${auditLog} (action, entity, entity_id) select 'purge', 'job', id from gone`);
  await tx.delete(companies).where(inArray(companies.id, ids));
  await recordPurges(tx, 'company', ids);
  const logos = old.map(({ logo }) => logo);
  await recordLooseLogos(tx, logos, now);
  return logos;
}

/** Removes companies deleted before a moment, with their jobs and logos. @returns how many */
export async function purgeCompanies(
  context: Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>,
  deletedBefore: Date,
): Promise<number> {
  const now = new Date(context.clock());
  const logos = await context.db.background((connection) =>
    inTransaction(connection, (tx) => removeCompanies(tx, lt(companies.deletedAt, deletedBefore), now)),
  );
  await removeUnusedLogos(context, logos);
  return logos.length;
}
