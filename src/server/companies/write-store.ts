import { and, count, eq, isNull } from 'drizzle-orm';
import { plainCompanyFields } from '#contract/companies/company-form.ts';
import type { CompanyInput } from '#contract/companies/company-input.ts';
import type { Approval } from '#contract/jobs/approval.ts';
import { pick } from '#contract/rows.ts';
import { toApprovedValues, recordAudit, toChanges } from '../audit/record.ts';
import { ApiError } from '../errors/api-error.ts';
import type { SessionUser } from '../policies/sessions.ts';
import { newId } from '../ids.ts';
import { companies, users } from '../db/schema.ts';
import type { Transaction } from '../db/connection.ts';
import { type CompanyRow, splitContact } from './company-answer.ts';
import { indexCompanyJobs } from '../jobs/search/index-jobs.ts';
import { may } from '../policies/policies.ts';
import { lockOwner, requireQuota } from '../limits/quota.ts';
import { MAX_OWN_COMPANIES } from './store.ts';

interface Change {
  user: SessionUser;
  now: Date;
}

const toColumns = (input: CompanyInput) => ({
  ...pick(input, plainCompanyFields),
  ...input.socialMedia,
  ...input.address,
});

const requireRow = (row: CompanyRow | undefined): CompanyRow => {
  if (row === undefined) throw new Error('A company that was written is not there.');
  return row;
};

/** Locks a company, deleted or not. */
export async function lockCompany(tx: Transaction, id: string): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, id)).for('update');
  return row ?? null;
}

const requireCompanyQuota = (tx: Transaction, userId: string): Promise<void> =>
  requireQuota({
    lock: lockOwner(tx, userId),
    count: () => tx.$count(companies, and(eq(companies.createdBy, userId), isNull(companies.deletedAt))),
    most: MAX_OWN_COMPANIES,
    refusal: (most) => new ApiError('tooManyCompanies', most),
  });

/** Adds a company that waits for approval. @throws ApiError 409 at the limit */
export async function insertCompany(
  tx: Transaction,
  { user, now, input, logo }: Change & { input: CompanyInput; logo: string },
): Promise<CompanyRow> {
  await requireCompanyQuota(tx, user.id);
  const id = newId();
  const times = { createdAt: now, updatedAt: now };
  const [row] = await tx
    .insert(companies)
    .values({ id, ...toColumns(input), logo, createdBy: user.id, ...times })
    .returning();
  await recordAudit(tx, { actorId: user.id, action: 'create', entity: 'company', entityId: id });
  return requireRow(row);
}

/** A new name of an approved company, or any edit of a rejected one, needs approval. A contact waits separately. */
function toApproval(user: SessionUser, stored: CompanyRow, name: string): Approval {
  if (may(user, 'skipReview')) return stored.approval;
  if (stored.approval === 'approved' && stored.name === name) return 'approved';
  return 'pending';
}

/** Writes a form to a locked company. @param logo a new address, or null */
export async function storeCompanyUpdate(
  tx: Transaction,
  {
    user,
    now,
    input,
    logo,
    stored,
  }: Change & { input: CompanyInput; logo: string | null; stored: CompanyRow },
): Promise<CompanyRow> {
  const approval = toApproval(user, stored, input.name);
  const sent = toColumns(input);
  const { columns: contact, pendingContact } = splitContact({ user, stored, sent, approval });
  const mayVerify = may(user, 'skipReview') && input.verificationStatus !== undefined;
  const written = { ...sent, ...contact, logo: logo ?? (input.removeLogo ? '' : stored.logo) };
  const values = {
    ...written,
    pendingContact,
    contactReason: may(user, 'skipReview') ? stored.contactReason : '',
    verificationStatus: mayVerify ? input.verificationStatus : stored.verificationStatus,
    approval,
    approvalReason: approval === 'rejected' ? stored.approvalReason : '',
  };
  const approvedValues = toApprovedValues({ user, stored, written, approval });
  const [row] = await tx
    .update(companies)
    .set({ ...values, approvedValues, version: stored.version + 1, updatedAt: now })
    .where(eq(companies.id, stored.id))
    .returning();
  await indexCompanyJobs(tx, stored.id);
  await recordAudit(tx, {
    actorId: user.id,
    action: 'edit',
    entity: 'company',
    entityId: stored.id,
    changes: toChanges(stored, values),
  });
  return requireRow(row);
}

/** Deletes or restores a locked company and its jobs. @throws ApiError 409 at the limit */
export async function markCompany(
  tx: Transaction,
  { user, now, stored, action }: Change & { stored: CompanyRow; action: 'delete' | 'restore' },
): Promise<CompanyRow> {
  if (action === 'restore') await requireCompanyQuota(tx, stored.createdBy);
  const [row] = await tx
    .update(companies)
    .set({ deletedAt: action === 'delete' ? now : null, updatedAt: now })
    .where(eq(companies.id, stored.id))
    .returning();
  await recordAudit(tx, { actorId: user.id, action, entity: 'company', entityId: stored.id });
  return requireRow(row);
}

/** True when the owner of a row has asked for deletion. */
export async function isOwnerLeaving(tx: Transaction, ownerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ waiting: count(users.deletedAt) })
    .from(users)
    .where(eq(users.id, ownerId));
  return (row?.waiting ?? 0) > 0;
}
