import type { ApprovalFilter } from '#contract/accounts/admin.ts';
import { waitingFields } from '#contract/companies/company.ts';
import type { Orm } from '../db/connection.ts';
import { listCompanies, listJobs } from './lists.ts';
import { toChangeLines, toMinute, toPlain } from './shown-changes.ts';

const MAX_ROWS = 100;
const firstPage = { page: 1, perPage: MAX_ROWS };

export const listTitles: Record<ApprovalFilter, string> = {
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
  `  ${id}  ${toPlain(label)} · ${toPlain(email)} · since ${toMinute(new Date(since))} · version ${version ?? 0}`,
  ...(reason === '' ? [] : [`    reason: ${toPlain(reason)}`]),
  ...(marks.length === 0 ? [] : [`    marked: ${marks.join(', ')}`]),
  ...changes,
];

function toLines(heading: string, total: number, rows: readonly Listed[]): string[] {
  const rest = total > rows.length ? [`  … and ${total - rows.length} more`] : [];
  return [`${heading}: ${total}`, ...rows.flatMap(toRowLines), ...rest];
}

async function toCompanyLines(orm: Orm, filter: ApprovalFilter): Promise<string[]> {
  const { companies: rows, pagination } = await listCompanies(orm, filter, firstPage);
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

async function toJobLines(orm: Orm, filter: ApprovalFilter): Promise<string[]> {
  const { jobs: rows, pagination } = await listJobs(orm, filter, firstPage);
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

/** Formats one list for the terminal. */
export const toListLines = (
  orm: Orm,
  entity: 'jobs' | 'companies',
  filter: ApprovalFilter,
): Promise<string[]> => (entity === 'jobs' ? toJobLines(orm, filter) : toCompanyLines(orm, filter));
