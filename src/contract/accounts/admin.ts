import * as v from 'valibot';
import { OwnCompany } from '../companies/company.ts';
import { problem } from '../field-problem.ts';
import { OptionalText } from '../fields.ts';
import { Pagination } from '../http/pagination.ts';
import { OwnJob } from '../jobs/job.ts';
import { REASON_CHARS } from '../jobs/posting.ts';
import { reportReasons } from '../reports/report.ts';
import { namesOf } from '../rows.ts';
import { typedText } from '../typed-line.ts';
import { hasVisibleText } from '../trim-signs.ts';
import { authLimits, User } from './auth.ts';
import { isPlainEmail } from './email-address.ts';

interface ActionRow {
  /** Which accounts it is offered for. */
  offeredFor: 'all' | 'living' | 'deleted';
  /** Its confirmation is shown in red. */
  isDangerous?: boolean;
}

const actionRows = {
  'reset-password': { offeredFor: 'living' },
  'revoke-sessions': { offeredFor: 'all' },
  restore: { offeredFor: 'deleted' },
  delete: { offeredFor: 'living', isDangerous: true },
} satisfies Record<string, ActionRow>;

/**
 * Administrators' actions on an account, by path segment, in the order of the screen. The server's part is in
 * `server/admin/account-actions.ts`, the texts of the screen in `features/admin/account-messages`.
 */
export type AccountAction = keyof typeof actionRows;
export const accountActions: Readonly<Record<AccountAction, ActionRow>> = actionRows;
export const accountActionNames = namesOf(accountActions);

const made = { owner: User, createdAt: v.string(), updatedAt: v.string() };

/** Changes since approval: field to [approved, now]; of a waiting contact to [public, new]. */
const changed = { changes: v.record(v.string(), v.array(v.unknown())) };

export const AdminJob = v.object({
  ...OwnJob.entries,
  ...made,
  ...changed,
  /** The earlier job of the same account that it repeats, which may be deleted; '' for none. */
  likeJob: OptionalText,
});
export type AdminJob = v.InferOutput<typeof AdminJob>;
export const AdminCompany = v.object({
  ...OwnCompany.entries,
  ...made,
  ...changed,
  /** Other companies whose name reads the same, however it is written; rejected ones are left out. */
  namesakes: v.optional(v.number(), 0),
});
export type AdminCompany = v.InferOutput<typeof AdminCompany>;

/** `data` of `GET /admin/jobs` and `GET /admin/companies`. */
export const AdminJobsData = v.object({ jobs: v.array(AdminJob), pagination: Pagination });
export const AdminCompaniesData = v.object({ companies: v.array(AdminCompany), pagination: Pagination });

/** The audit entry of the decision that was made, to undo it; absent where nothing was decided. */
const decided = { decision: v.optional(v.number()) };
export const AdminJobData = v.object({ job: AdminJob, ...decided });
export const AdminCompanyData = v.object({ company: AdminCompany, ...decided });

/** The row's `updatedAt` as it was read: a decision about any other state of the row is refused. */
const seen = { seen: v.optional(v.pipe(v.string(), v.isoTimestamp())) };

export const Consent = v.object(seen);

export const Rejection = v.object({
  ...seen,
  reason: v.pipe(typedText(REASON_CHARS), v.minLength(1), v.check(hasVisibleText, problem('required'))),
  /** Of a job, for fraud: its owner reads no applications until it is approved. */
  closesInbox: v.optional(v.boolean()),
});

/** Common reasons for a rejection. They are stored and sent in English; `moderation/reasons.ts` translates them for display. */
export const rejectionReasons = {
  job: [
    'The pay is missing or unclear.',
    'A job must not ask applicants for money.',
    'The description does not say what the work is.',
    'This job was posted before.',
    'The contact cannot be reached.',
  ],
  company: [
    'We could not confirm that this company exists.',
    'The name or logo belongs to another company.',
    'The contact cannot be reached.',
    'The details are incomplete.',
  ],
} as const;

export const AccountAddress = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(authLimits.emailChars),
    v.check(isPlainEmail, problem('notPlainEmail')),
  ),
});

const account = { ...User.entries, role: v.picklist(['user', 'admin']) };

export const AccountData = v.object({ user: v.object(account) });

/** An account as a search finds it; times are ISO text, '' for never. */
export const FoundAccount = v.object({ ...account, createdAt: v.string(), deletedAt: v.string() });
export type FoundAccount = v.InferOutput<typeof FoundAccount>;

/** `data` of `GET /admin/users`, the latest first. */
export const AdminUsersData = v.object({ users: v.array(FoundAccount), pagination: Pagination });
export type AdminUsersData = v.InferOutput<typeof AdminUsersData>;

/** With what belongs to it, and until when a deleted one can be restored. */
export const AdminAccount = v.object({
  ...FoundAccount.entries,
  deleteAfter: v.string(),
  /** Deleted by an administrator: its owner cannot restore it by signing in. */
  isBlocked: v.boolean(),
  companies: v.number(),
  jobs: v.number(),
  sessions: v.number(),
});
export type AdminAccount = v.InferOutput<typeof AdminAccount>;
export const AdminAccountData = v.object({ user: AdminAccount });
/** The rows of one search that are found, at most so many of each. */
export const ADMIN_SEARCH_ROWS = 20;
export const adminSearchChars = { min: 2, max: 100 } as const;
export const AdminSearchData = v.object({
  jobs: v.array(AdminJob),
  companies: v.array(AdminCompany),
  users: v.array(FoundAccount),
});

/** `GET /admin/health`: times are ISO text. */
export const HealthData = v.object({
  waiting: v.array(v.object({ kind: v.string(), count: v.number(), since: v.string() })),
  failed: v.array(v.object({ id: v.string(), kind: v.string(), reason: v.string(), at: v.string() })),
  failedCount: v.number(),
  mail: v.object({ way: v.picklist(['smtp', 'files']), failed: v.number() }),
});
export type HealthData = v.InferOutput<typeof HealthData>;

/** An audited change; `actor` is null for the command line and the server. */
export const AuditEntry = v.object({
  id: v.number(),
  at: v.string(),
  actor: v.nullable(v.object({ _id: v.string(), email: v.string() })),
  action: v.string(),
  entity: v.picklist(['job', 'company', 'user']),
  entityId: v.string(),
  /** The title, name or address of what it is about; '' once that is removed for good. */
  label: v.optional(v.string(), ''),
  changes: v.record(v.string(), v.array(v.unknown())),
  reason: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;
export const AuditData = v.object({ entries: v.array(AuditEntry), pagination: Pagination });

/** By approval; `changed`: approved rows that were changed since. */
export const approvalFilters = ['pending', 'changed', 'approved', 'rejected'] as const;
export const ApprovalFilter = v.picklist(approvalFilters);
export type ApprovalFilter = (typeof approvalFilters)[number];

const Reason = v.picklist(reportReasons);

/** A job with open reports, as administrators read it. */
export const ReportedJob = v.object({
  job: AdminJob,
  count: v.number(),
  /** How many open reports give each reason; reasons without any are left out. */
  reasons: v.array(v.object({ reason: Reason, count: v.number() })),
  /** The newest, with their texts. */
  reports: v.array(v.object({ id: v.number(), reason: Reason, text: v.string(), at: v.string() })),
  /** When the first and the last of the open reports came, as ISO text. */
  firstAt: v.string(),
  latestAt: v.string(),
  /** Sent back with "handle": later reports stay open. */
  lastId: v.number(),
});
export type ReportedJob = v.InferOutput<typeof ReportedJob>;

/** `data` of `GET /admin/reports`. */
export const ReportedJobsData = v.object({ reportedJobs: v.array(ReportedJob), pagination: Pagination });

/** Body of `POST /admin/reports/{jobId}/handle`. */
export const ReportsHandling = v.object({ lastId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

export const HandledReportsData = v.object({ handled: v.number() });
