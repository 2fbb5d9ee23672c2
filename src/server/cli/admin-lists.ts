import {
  type AdminAccount,
  AdminCompaniesData,
  AdminJobsData,
  type ApprovalFilter,
  HealthData,
  type ReportedJob,
  ReportedJobsData,
} from '#contract/accounts/admin.ts';
import { isPlainEmail } from '#contract/accounts/email-address.ts';
import { toSeenText } from '#contract/clean-text.ts';
import { waitingFields } from '#contract/companies/company.ts';
import { adminPaths, reportPaths } from '#contract/http/api-paths.ts';
import { listLimits } from '#contract/limits.ts';
import { toExcerpts } from '#contract/text-difference.ts';
import type { AdminApi } from './admin-api.ts';

/** The administrators' lists, as lines for the terminal. */

/** Replaces characters that could steer a terminal, reverse its text or hide. */
export const toPlain = (text: string): string =>
  toSeenText(text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/gu, ' '));

/** "2026-11-30 09:05 UTC". @param time ISO text */
const toMinute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** "1 job", "2 jobs". */
export const formatCount = (total: number, one: string, many: string): string =>
  `${total} ${total === 1 ? one : many}`;

const SHORT_CHARS = 60;

const toDay = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d)T[\d:.]+Z$/, '$1');

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  if (typeof value === 'string') return toPlain(toDay(value));
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

const shown = (text: string): string => (text === '' ? '(empty)' : text);

function toFieldLines(name: string, before: string, after: string): string[] {
  if (before.length <= SHORT_CHARS && after.length <= SHORT_CHARS) {
    return [`    ${name}: ${shown(before)} → ${shown(after)}`];
  }
  const [old, now] = toExcerpts(before, after);
  return [`    ${name}:`, `      - ${shown(old)}`, `      + ${shown(now)}`];
}

/** Formats changes for the operator. @param notes appended to a field's name */
function toChangeLines(
  changes: Readonly<Record<string, readonly unknown[]>>,
  notes: Readonly<Record<string, string>> = {},
): string[] {
  return Object.entries(changes).flatMap(([name, [before, after]]) =>
    toFieldLines(name + (notes[name] ?? ''), toText(before), toText(after)),
  );
}

const MAX_ROWS = listLimits.maxPageSize;

const listTitles: Record<ApprovalFilter, string> = {
  pending: 'waiting for approval',
  changed: 'changed since approval',
  rejected: 'rejected',
  approved: 'approved',
};

interface Listed {
  id: string;
  label: string;
  email: string;
  since: string;
  version: number | null;
  reason: string;
  /** Automatic findings (`posting-marks.ts`). */
  marks?: readonly string[];
  changes: string[];
}

const toRowLines = ({ id, label, email, since, version, reason, marks = [], changes }: Listed): string[] => [
  `  ${id}  ${toPlain(label)} · ${toPlain(email)} · since ${toMinute(since)} · version ${version ?? 0}`,
  ...(reason === '' ? [] : [`    reason: ${toPlain(reason)}`]),
  ...(marks.length === 0 ? [] : [`    marked: ${marks.join(', ')}`]),
  ...changes,
];

function toLines(heading: string, total: number, rows: readonly Listed[]): string[] {
  const rest = total > rows.length ? [`  … and ${total - rows.length} more`] : [];
  return [`${heading}: ${total}`, ...rows.flatMap(toRowLines), ...rest];
}

const toListPath = (path: string, filter: ApprovalFilter) => `${path}?approval=${filter}&perPage=${MAX_ROWS}`;

async function toCompanyLines(api: AdminApi, filter: ApprovalFilter): Promise<string[]> {
  const path = toListPath(adminPaths.companies, filter);
  const { companies: rows, pagination } = await api.read(AdminCompaniesData, path);
  const listed = rows.map((row): Listed => {
    const notes = Object.fromEntries(waitingFields(row).map((name) => [name, ' (waits)']));
    return {
      id: row._id,
      label: row.name,
      email: row.owner.email,
      since: row.updatedAt,
      version: row.version,
      reason: row.approvalReason,
      changes: toChangeLines(row.changes, notes),
    };
  });
  return toLines(`Companies ${listTitles[filter]}`, pagination.total ?? 0, listed);
}

async function toJobLines(api: AdminApi, filter: ApprovalFilter): Promise<string[]> {
  const { jobs: rows, pagination } = await api.read(AdminJobsData, toListPath(adminPaths.jobs, filter));
  const listed = rows.map((row): Listed => ({
    id: row._id,
    label: `${row.title} · ${row.company.name}`,
    email: row.owner.email,
    since: row.updatedAt,
    version: row.version,
    reason: row.approvalReason,
    marks: [...row.advice, ...(row.likeJob === '' ? [] : [`like job ${row.likeJob}`])],
    changes: toChangeLines(row.changes),
  }));
  return toLines(`Jobs ${listTitles[filter]}`, pagination.total ?? 0, listed);
}

/** Jobs or companies of one approval. */
export const listRows = (
  api: AdminApi,
  entity: 'jobs' | 'companies',
  filter: ApprovalFilter,
): Promise<string[]> => (entity === 'jobs' ? toJobLines(api, filter) : toCompanyLines(api, filter));

export const readReports = (api: AdminApi, page = 1) =>
  api.read(ReportedJobsData, `${reportPaths.list}?page=${page}&perPage=${MAX_ROWS}`);

/** One line if jobs have open reports, else none. */
export async function countReported(api: AdminApi): Promise<string[]> {
  const { pagination } = await readReports(api);
  const { total = 0 } = pagination;
  return total === 0 ? [] : [`Reported jobs: ${total} (npm run admin -- reports)`];
}

function toReportedLines({ job, count, reasons, reports, latestAt }: ReportedJob): string[] {
  const name = toPlain(`${job.title} · ${job.company.name}`);
  const marked = job.advice.length === 0 ? [] : [`    marked: ${job.advice.join(', ')}`];
  return [
    `  ${job._id}  ${name} · ${formatCount(count, 'report', 'reports')} · last ${toMinute(latestAt)}`,
    `    reasons: ${reasons.map((given) => `${given.reason} ${given.count}`).join(', ')}`,
    ...marked,
    ...reports.filter(({ text }) => text !== '').map(({ text }) => `    - ${toPlain(text)}`),
  ];
}

/** Jobs with open reports. */
export async function listReported(api: AdminApi): Promise<string[]> {
  const { reportedJobs, pagination } = await readReports(api);
  const { total = 0 } = pagination;
  const rest = total > reportedJobs.length ? [`  … and ${total - reportedJobs.length} more`] : [];
  return [`Reported jobs: ${total}`, ...reportedJobs.flatMap(toReportedLines), ...rest];
}

/** Waiting work by kind, and failed work that is not retried any more. */
export async function listWork(api: AdminApi): Promise<string[]> {
  const { waiting, failed, failedCount } = await api.read(HealthData, adminPaths.health);
  const count = waiting.reduce((sum, work) => sum + work.count, 0);
  return [
    `Waiting work: ${count}`,
    ...waiting.map((work) => `  ${toPlain(work.kind)}: ${work.count}, since ${toMinute(work.since)}`),
    `Failed work: ${failedCount}`,
    ...failed.map(
      ({ id, kind, reason, at }) => `  ${id}  ${toPlain(kind)} · ${toPlain(reason)} · ${toMinute(at)}`,
    ),
  ];
}

/** Shown before a change, so that the operator sees which account it is. */
export function toAccountLines(account: AdminAccount): string[] {
  const { email, role, deletedAt, deleteAfter } = account;
  const has = [
    formatCount(account.companies, 'company', 'companies'),
    formatCount(account.jobs, 'job', 'jobs'),
    formatCount(account.sessions, 'session', 'sessions'),
  ];
  const restoredBy = account.isBlocked ? 'restore-account alone' : 'signing in';
  const states = [
    role === 'admin' ? 'administrator' : 'not an administrator',
    account.isEmailVerified === true ? 'address confirmed' : 'address not confirmed',
    ...(deletedAt === ''
      ? []
      : [`waits for deletion, restored by ${restoredBy} until ${toMinute(deleteAfter)}`]),
  ];
  return [
    `Account ${account._id}`,
    `  name: ${toPlain(`${account.firstName} ${account.lastName}`).trim()}`,
    `  e-mail: ${toPlain(email)}${isPlainEmail(email) ? '' : ' (holds characters that may only look like others)'}`,
    `  phone: ${toPlain(account.phoneNumber)}`,
    `  registered: ${toMinute(account.createdAt)}`,
    `  has: ${has.join(', ')}`,
    `  state: ${states.join('; ')}`,
  ];
}
