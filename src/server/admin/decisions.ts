import { eq } from 'drizzle-orm';
import type { Approval } from '#contract/jobs/approval.ts';
import type { ApprovedValues } from '../audit/approved-values.ts';
import { recordAudit } from '../audit/record.ts';
import { type CompanyRow, toContactChanges } from '../companies/company-answer.ts';
import { lockCompany } from '../companies/write-store.ts';
import { companies, jobs } from '../db/schema.ts';
import type { Transaction } from '../db/connection.ts';
import { tellOwner } from '../employer-mails/tell-owner.ts';
import { conflict, notFound } from '../http/errors/errors.ts';
import type { Queue } from '../queue/queue.ts';

export interface Decision {
  entity: 'job' | 'company';
  id: string;
  approval: Exclude<Approval, 'pending'>;
  reason: string;
  actorId: string | null;
  now: Date;
  /** For the mail to the owner. */
  queue: Pick<Queue, 'enqueue'>;
}

/** `unchanged` repeats a decision; `seen` approves later changes; `contact-…` concerns the new contact alone. */
export type Outcome = 'unchanged' | 'decided' | 'seen' | 'contact-approved' | 'contact-rejected';

interface Standing {
  approval: Approval;
  approvalReason: string;
  approvedValues: ApprovedValues;
  version: number;
  deletedAt: Date | null;
}

/** Locked after its company, as everywhere. */
async function lockJob(tx: Transaction, id: string): Promise<Standing | null> {
  const [job] = await tx.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, id));
  if (job === undefined) return null;
  const [company] = await tx
    .select({ deletedAt: companies.deletedAt })
    .from(companies)
    .where(eq(companies.id, job.companyId))
    .for('share');
  if (company?.deletedAt !== null) throw conflict('The company of this job is deleted.');
  const { approval, approvalReason, approvedValues, version, deletedAt } = jobs;
  const [locked] = await tx
    .select({ approval, approvalReason, approvedValues, version, deletedAt })
    .from(jobs)
    .where(eq(jobs.id, id))
    .for('update');
  return locked ?? null;
}

/** A rejection shows the owner the old contact again, so it counts as a version. */
async function decideOnContact(tx: Transaction, stored: CompanyRow, decision: Decision): Promise<Outcome> {
  const { id, approval, reason, actorId, now } = decision;
  const isApproved = approval === 'approved';
  const changes = toContactChanges(stored);
  const values = isApproved
    ? { ...stored.pendingContact, contactReason: '', approvedValues: null }
    : { contactReason: reason, version: stored.version + 1 };
  await tx
    .update(companies)
    .set({ ...values, pendingContact: null, updatedAt: now })
    .where(eq(companies.id, id));
  const action = isApproved ? 'approve' : 'reject';
  await recordAudit(tx, { actorId, action, entity: 'company', entityId: id, changes, reason });
  await tellOwner(tx, decision, 'contact');
  return isApproved ? 'contact-approved' : 'contact-rejected';
}

/** Where a contact waits, or its rejection is repeated, the decision is about that contact alone. */
async function decideOnCompany(
  tx: Transaction,
  stored: CompanyRow,
  decision: Decision,
): Promise<Outcome | undefined> {
  if (stored.pendingContact !== null) return decideOnContact(tx, stored, decision);
  const { approval, reason } = decision;
  const isRepeated =
    approval === 'rejected' && stored.approval === 'approved' && stored.contactReason === reason;
  return isRepeated ? 'contact-rejected' : undefined;
}

/** Approves or rejects a row; repeating a decision changes nothing. @throws ApiError 404 or 409 */
export async function decide(
  tx: Transaction,
  decision: Decision,
  checkVersion?: (version: number) => Promise<void>,
): Promise<Outcome> {
  const { entity, id, approval, actorId, now } = decision;
  const reason = approval === 'rejected' ? decision.reason : '';
  const company = entity === 'company' ? await lockCompany(tx, id) : null;
  const row = entity === 'company' ? company : await lockJob(tx, id);
  if (row === null) throw notFound(entity === 'job' ? 'Job not found.' : 'Company not found.');
  if (row.deletedAt !== null) throw conflict(`This ${entity} is deleted.`);
  await checkVersion?.(row.version);
  const ofContact = company && (await decideOnCompany(tx, company, { ...decision, reason }));
  if (ofContact) return ofContact;
  const isSame = row.approval === approval && row.approvalReason === reason;
  if (isSame && row.approvedValues === null) return 'unchanged';
  const table = entity === 'job' ? jobs : companies;
  await tx
    .update(table)
    .set({ approval, approvalReason: reason, approvedValues: null, updatedAt: now })
    .where(eq(table.id, id));
  const action = approval === 'approved' ? 'approve' : 'reject';
  await recordAudit(tx, { actorId, action, entity, entityId: id, reason });
  if (!isSame) await tellOwner(tx, decision);
  return isSame ? 'seen' : 'decided';
}
