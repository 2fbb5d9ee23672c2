import { eq } from 'drizzle-orm';
import type { Approval } from '#contract/approval.ts';
import { recordAudit } from '../audit/record.ts';
import { companies, jobs } from '../db/schema.ts';
import type { Transaction } from '../db/transaction.ts';
import { conflict, notFound } from '../http/errors.ts';

export interface Decision {
  entity: 'job' | 'company';
  id: string;
  approval: Exclude<Approval, 'pending'>;
  /** Of a rejection: what its owner reads. */
  reason: string;
  /** The administrator; null for the operator. */
  actorId: string | null;
  now: Date;
}

interface Decided {
  approval: Approval;
  approvalReason: string;
  version: number;
  deletedAt: Date | null;
}

const decided = (table: typeof jobs | typeof companies) => ({
  approval: table.approval,
  approvalReason: table.approvalReason,
  version: table.version,
  deletedAt: table.deletedAt,
});

/** The row, locked; a job after its company, as everywhere. */
async function lockRow(tx: Transaction, { entity, id }: Decision): Promise<Decided | undefined> {
  if (entity === 'company') {
    const [company] = await tx
      .select(decided(companies))
      .from(companies)
      .where(eq(companies.id, id))
      .for('update');
    return company;
  }
  const [job] = await tx.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, id));
  if (job === undefined) return undefined;
  const [company] = await tx
    .select({ deletedAt: companies.deletedAt })
    .from(companies)
    .where(eq(companies.id, job.companyId))
    .for('share');
  if (company?.deletedAt !== null) throw conflict('The company of this job is deleted.');
  const [locked] = await tx.select(decided(jobs)).from(jobs).where(eq(jobs.id, id)).for('update');
  return locked;
}

/**
 * Approves or rejects a row. The same decision once more changes nothing.
 * @param checkVersion refuses a version of the row that was not the one looked at
 * @returns false when it was decided so before
 * @throws ApiError 404 when there is no such row, 409 when it is deleted
 */
export async function decide(
  tx: Transaction,
  decision: Decision,
  checkVersion?: (version: number) => Promise<void>,
): Promise<boolean> {
  const { entity, id, approval, actorId, now } = decision;
  const reason = approval === 'rejected' ? decision.reason : '';
  const row = await lockRow(tx, decision);
  if (row === undefined) throw notFound(entity === 'job' ? 'Job not found.' : 'Company not found.');
  if (row.deletedAt !== null) throw conflict(`This ${entity} is deleted.`);
  await checkVersion?.(row.version);
  if (row.approval === approval && row.approvalReason === reason) return false;
  const table = entity === 'job' ? jobs : companies;
  await tx.update(table).set({ approval, approvalReason: reason, updatedAt: now }).where(eq(table.id, id));
  const action = approval === 'approved' ? 'approve' : 'reject';
  await recordAudit(tx, { actorId, action, entity, entityId: id, reason });
  return true;
}
