import * as v from 'valibot';
import { authLimits, User } from './auth.ts';
import { isPlainEmail } from './email-address.ts';
import { OwnCompany } from '../companies/company.ts';
import { OwnJob } from '../jobs/job.ts';
import { Pagination } from '../http/pagination.ts';
import { REASON_CHARS } from '../jobs/posting.ts';
import { hasVisibleText, isCleanText } from '../clean-text.ts';

const made = { owner: User, createdAt: v.string(), updatedAt: v.string() };

/** Changes since approval: field to [approved, now]; of a waiting contact to [public, new]. */
const changed = { changes: v.record(v.string(), v.array(v.unknown())) };

export const AdminJob = v.object({ ...OwnJob.entries, ...made, ...changed });
export const AdminCompany = v.object({ ...OwnCompany.entries, ...made, ...changed });

/** `data` of `GET /admin/jobs` and `GET /admin/companies`. */
export const AdminJobsData = v.object({ jobs: v.array(AdminJob), pagination: Pagination });
export const AdminCompaniesData = v.object({ companies: v.array(AdminCompany), pagination: Pagination });
export const AdminJobData = v.object({ job: AdminJob });
export const AdminCompanyData = v.object({ company: AdminCompany });

export const Rejection = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(REASON_CHARS),
    v.check(isCleanText, 'holds characters that cannot be used'),
    v.check(hasVisibleText, 'is required'),
  ),
});

export const AccountAddress = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(authLimits.emailChars),
    v.check(isPlainEmail, 'must be a valid e-mail address, of plain letters'),
  ),
});

export const AccountData = v.object({
  user: v.object({ ...User.entries, role: v.picklist(['user', 'admin']) }),
});

/** An audited change; `actor` is null for the command line and the server. */
export const AuditEntry = v.object({
  id: v.number(),
  at: v.string(),
  actor: v.nullable(v.object({ _id: v.string(), email: v.string() })),
  action: v.string(),
  entity: v.picklist(['job', 'company', 'user']),
  entityId: v.string(),
  changes: v.record(v.string(), v.array(v.unknown())),
  reason: v.string(),
});
export const AuditData = v.object({ entries: v.array(AuditEntry), pagination: Pagination });

/** By approval; `changed`: approved rows that were changed since. */
export const approvalFilters = ['pending', 'changed', 'approved', 'rejected'] as const;
export const ApprovalFilter = v.picklist(approvalFilters);
export type ApprovalFilter = (typeof approvalFilters)[number];
