import { eq } from 'drizzle-orm';
import type { Approval } from '#contract/jobs/approval.ts';
import { type ApprovedValues, recordAudit, toChanges } from '../audit/record.ts';
import { type CompanyRow, toContactChanges } from '../companies/company-answer.ts';
import { lockCompany } from '../companies/write-store.ts';
import { companies, jobs } from '../db/schema.ts';
import type { Transaction } from '../db/connection.ts';
import { notifyOwner } from '../series-mails/mail-rounds.ts';
import { ApiError } from '../errors/api-error.ts';
import { indexCompanyJobs } from '../jobs/search/index-jobs.ts';
import type { Queue } from '../queue/queue.ts';

export interface ModerationDecision {
  entity: 'job' | 'company';
  id: string;
  approval: Exclude<Approval, 'pending'>;
  reason: string;
  /** A rejected job's owner reads its applications no more. */
  closesInbox?: boolean | undefined;
  actorId: string | null;
  now: Date;
  /** For the mail to the owner. */
  queue: Pick<Queue, 'enqueue'>;
}

/** `unchanged` repeats a decision; `seen` approves later changes; `contact-…` concerns the new contact alone. */
export type DecisionOutcome = 'unchanged' | 'decided' | 'seen' | 'contact-approved' | 'contact-rejected';

interface Standing {
  approval: Approval;
  approvalReason: string;
  approvedValues: ApprovedValues;
  version: number;
  updatedAt: Date;
  deletedAt: Date | null;
  /** Of jobs. */
  postedAt?: Date | null;
  inboxClosed?: boolean;
}

/** Refuses a decision if the stored row is not in the state that the moderator saw. */
type Check = (row: Pick<Standing, 'version' | 'updatedAt'>) => Promise<void>;

/** Locks the company first, as all writers do, to avoid deadlocks. */
async function lockJob(tx: Transaction, id: string): Promise<Standing | null> {
  const [job] = await tx.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, id));
  if (job === undefined) return null;
  const [company] = await tx
    .select({ deletedAt: companies.deletedAt })
    .from(companies)
    .where(eq(companies.id, job.companyId))
    .for('share');
  if (company?.deletedAt !== null) throw new ApiError('companyOfJobDeleted');
  const { approval, approvalReason, approvedValues, version, updatedAt, deletedAt, postedAt } = jobs;
  const { inboxClosed } = jobs;
  const [locked] = await tx
    .select({
      approval,
      approvalReason,
      approvedValues,
      version,
      updatedAt,
      deletedAt,
      postedAt,
      inboxClosed,
    })
    .from(jobs)
    .where(eq(jobs.id, id))
    .for('update');
  return locked ?? null;
}

/** Locks a row for a decision. @throws ApiError 404 or 409 */
export async function lockDecided(
  tx: Transaction,
  { entity, id }: Pick<ModerationDecision, 'entity' | 'id'>,
): Promise<{ row: Standing; company: CompanyRow | null }> {
  const company = entity === 'company' ? await lockCompany(tx, id) : null;
  const row = entity === 'company' ? company : await lockJob(tx, id);
  if (row === null) throw new ApiError(entity === 'job' ? 'jobNotFound' : 'companyNotFound');
  if (row.deletedAt !== null) throw new ApiError(entity === 'job' ? 'jobDeleted' : 'companyDeleted');
  return { row, company };
}

/** The new `updatedAt`. Always later than the old one, even after a clock was set back: it identifies a row's state. */
export const toChangeTime = (now: Date, before: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1));

/** A rejection shows the owner the old contact again, so it counts as a version. */
async function decideOnContact(
  tx: Transaction,
  stored: CompanyRow,
  decision: ModerationDecision,
): Promise<DecisionOutcome> {
  const { id, approval, reason, actorId, now } = decision;
  const isApproved = approval === 'approved';
  const decided = {
    ...(isApproved ? { ...stored.pendingContact, approvedValues: null } : {}),
    contactReason: isApproved ? '' : reason,
    pendingContact: null,
  };
  const changes = { ...toContactChanges(stored), ...toChanges(stored, decided) };
  const version = isApproved ? stored.version : stored.version + 1;
  await tx
    .update(companies)
    .set({ ...decided, version, updatedAt: toChangeTime(now, stored.updatedAt) })
    .where(eq(companies.id, id));
  await indexCompanyJobs(tx, id);
  const action = isApproved ? 'approve' : 'reject';
  await recordAudit(tx, { actorId, action, entity: 'company', entityId: id, changes, reason });
  await notifyOwner(tx, decision, 'contact');
  return isApproved ? 'contact-approved' : 'contact-rejected';
}

/** While a new contact waits, or its rejection is repeated, the decision concerns only that contact. */
async function decideOnCompany(
  tx: Transaction,
  stored: CompanyRow,
  decision: ModerationDecision,
): Promise<DecisionOutcome | undefined> {
  if (stored.pendingContact !== null) return decideOnContact(tx, stored, decision);
  const { approval, reason } = decision;
  const isRepeated =
    approval === 'rejected' && stored.approval === 'approved' && stored.contactReason === reason;
  return isRepeated ? 'contact-rejected' : undefined;
}

/** The columns that a decision writes, before and after it: undoing restores them. */
const toDecided = (row: Standing, approval: ModerationDecision['approval'], approvalReason: string) => ({
  approval,
  approvalReason,
  approvedValues: null,
  // The database sets it with the first approval.
  ...(approval === 'approved' && row.postedAt === null && { postedAt: '' }),
});

/** Another rejection leaves a closed inbox closed, and an approval opens it. Companies have none. */
const toInbox = ({ inboxClosed }: Standing, { approval, closesInbox = false }: ModerationDecision) =>
  inboxClosed === undefined ? {} : { inboxClosed: approval === 'rejected' && (closesInbox || inboxClosed) };

/**
 * Approves or rejects a row; repeating a decision changes nothing. Both the API and the command line use it.
 * @throws ApiError 404 or 409
 */
export async function storeDecision(
  tx: Transaction,
  decision: ModerationDecision,
  check?: Check,
): Promise<DecisionOutcome> {
  const { entity, id, approval, actorId, now } = decision;
  const reason = approval === 'rejected' ? decision.reason : '';
  const { row, company } = await lockDecided(tx, decision);
  await check?.(row);
  const ofContact = company && (await decideOnCompany(tx, company, { ...decision, reason }));
  if (ofContact) return ofContact;
  const inbox = toInbox(row, decision);
  const isInboxSame = inbox.inboxClosed === row.inboxClosed;
  const isSame = row.approval === approval && row.approvalReason === reason && isInboxSame;
  if (isSame && row.approvedValues === null) return 'unchanged';
  const table = entity === 'job' ? jobs : companies;
  const updatedAt = toChangeTime(now, row.updatedAt);
  await tx
    .update(table)
    .set({ approval, approvalReason: reason, approvedValues: null, updatedAt, ...inbox })
    .where(eq(table.id, id));
  const action = approval === 'approved' ? 'approve' : 'reject';
  const changes = toChanges({ ...row }, { ...toDecided(row, approval, reason), ...inbox });
  await recordAudit(tx, { actorId, action, entity, entityId: id, changes, reason });
  if (!isSame) await notifyOwner(tx, decision);
  return isSame ? 'seen' : 'decided';
}
