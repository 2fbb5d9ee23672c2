import {
  AdminCompaniesData,
  AdminJobsData,
  type ApprovalFilter,
  HealthData,
} from '#contract/accounts/admin.ts';
import { waitingFields } from '#contract/companies/company.ts';
import { adminPaths, reportPaths } from '#contract/http/api-paths.ts';
import { listLimits } from '#contract/limits.ts';
import { type ReportedJob, ReportedJobsData } from '#contract/reports/reported-jobs.ts';
import type { AdminApi } from './admin-api.ts';
import { toChangeLines, formatCount, toMinute, toPlain } from './plain-lines.ts';

/** The administrators' lists, as lines for the terminal. */

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
