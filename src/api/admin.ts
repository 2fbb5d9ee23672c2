import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type AccountAction,
  AdminAccountData,
  AdminCompaniesData,
  AdminCompany,
  AdminCompanyData,
  AdminJob,
  AdminJobData,
  AdminJobsData,
  AdminSearchData,
  AdminUsersData,
  type ApprovalFilter,
  AuditData,
  HealthData,
  HandledReportsData,
  type ReportedJob,
  ReportedJobsData,
} from '#contract/accounts/admin.ts';
import { adminPaths, reportPaths } from '#contract/http/api-paths.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { callApi, createIdempotencyKey, toWriteHeaders } from '#platform/http/call-api.ts';
import { PRIVATE } from '#platform/query/query-client.ts';

/** The kinds of rows that are moderated. */
export type AdminRow = ({ kind: 'job' } & AdminJob) | ({ kind: 'company' } & AdminCompany);
export type Kind = AdminRow['kind'];

const toJob = (job: AdminJob): AdminRow => ({ kind: 'job', ...job });
const toCompany = (company: AdminCompany): AdminRow => ({ kind: 'company', ...company });

const keyOf = <K extends readonly unknown[]>(moderatorId: string, ...rest: K) =>
  [PRIVATE, moderatorId, 'admin', ...rest] as const;

export const adminKeys = {
  /** Prefix of the keys of all lists of rows: a decision refetches all of them. */
  rows: (moderatorId: string) => keyOf(moderatorId, 'rows'),
  /** Prefix of the keys of the lists of reported jobs; within the prefix above. */
  reports: (moderatorId: string) => keyOf(moderatorId, 'rows', 'reports'),
  account: (moderatorId: string, id: string) => keyOf(moderatorId, 'account', id),
};

const withParameters = (path: string, parameters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, value ?? ''])).toString()}`;
};

export interface AdminRows {
  rows: AdminRow[];
  total: number;
}

interface ListOptions {
  kind: Kind;
  approval: ApprovalFilter;
  perPage: number;
}

/** `GET /admin/jobs` or `/companies`, from the first one on. */
export const rowsQuery = (moderatorId: string, { kind, approval, perPage }: ListOptions) =>
  queryOptions({
    queryKey: [...adminKeys.rows(moderatorId), kind, approval, perPage],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<AdminRows> => {
      const options = { signal, as: moderatorId };
      const parameters = { approval, perPage: String(perPage) };
      if (kind === 'job') {
        const { jobs, pagination } = (
          await callApi(withParameters(adminPaths.jobs, parameters), AdminJobsData, options)
        ).data;
        return { rows: jobs.map(toJob), total: pagination.total ?? jobs.length };
      }
      const { companies, pagination } = (
        await callApi(withParameters(adminPaths.companies, parameters), AdminCompaniesData, options)
      ).data;
      return { rows: companies.map(toCompany), total: pagination.total ?? companies.length };
    },
  });

/** `GET /admin/search`. */
export const adminSearchQuery = (moderatorId: string, text: string) =>
  queryOptions({
    queryKey: [...adminKeys.rows(moderatorId), 'search', text],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const options = { signal, as: moderatorId };
      const { companies, jobs, users } = (
        await callApi(withParameters(adminPaths.search, { text }), AdminSearchData, options)
      ).data;
      const rows = [...companies.map(toCompany), ...jobs.map(toJob)];
      return { rows, total: rows.length, users };
    },
  });

export interface AuditOptions {
  entity?: 'job' | 'company' | 'user' | undefined;
  entityId?: string | undefined;
  page: number;
}

/** `GET /admin/audit`. */
export const auditQuery = (moderatorId: string, { entity, entityId, page }: AuditOptions) =>
  queryOptions({
    queryKey: keyOf(moderatorId, 'audit', entity, entityId, page),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = withParameters(adminPaths.audit, { entity, entityId, page: String(page), perPage: '20' });
      return (await callApi(path, AuditData, { signal, as: moderatorId })).data;
    },
  });

/** `GET /admin/users`. */
export const usersQuery = (moderatorId: string, page: number) =>
  queryOptions({
    queryKey: keyOf(moderatorId, 'users', page),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = withParameters(adminPaths.users, { page: String(page), perPage: '20' });
      return (await callApi(path, AdminUsersData, { signal, as: moderatorId })).data;
    },
  });

/** `GET /admin/users/{id}`. */
export const accountQuery = (moderatorId: string, id: string) =>
  queryOptions({
    queryKey: adminKeys.account(moderatorId, id),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await callApi(adminPaths.user(id), AdminAccountData, { signal, as: moderatorId })).data.user,
  });

/** `GET /admin/health`. */
export const healthQuery = (moderatorId: string) =>
  queryOptions({
    queryKey: keyOf(moderatorId, 'health'),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await callApi(adminPaths.health, HealthData, { signal, as: moderatorId })).data,
  });

const toPost = (moderatorId: string, body: object = {}) => ({
  method: 'POST' as const,
  body,
  as: moderatorId,
  headers: toWriteHeaders({ idempotencyKey: createIdempotencyKey() }),
});

const EitherData = v.union([AdminJobData, AdminCompanyData]);
type EitherData = v.InferOutput<typeof EitherData>;

const toRow = (data: EitherData): AdminRow => ('job' in data ? toJob(data.job) : toCompany(data.company));

const decisionPaths = {
  job: { approve: adminPaths.approveJob, reject: adminPaths.rejectJob },
  company: { approve: adminPaths.approveCompany, reject: adminPaths.rejectCompany },
};

export type Verdict = { verdict: 'approve' } | { verdict: 'reject'; reason: string; closesInbox?: boolean };

/** Decides on a row as it is shown. @throws ApiError; a 409 has the row as it is now, see {@link readFresh} */
export async function sendVerdict(moderatorId: string, row: AdminRow, { verdict, ...more }: Verdict) {
  const path = decisionPaths[row.kind][verdict](row._id);
  const { data } = await callApi(path, EitherData, toPost(moderatorId, { ...more, seen: row.updatedAt }));
  return { row: toRow(data), decision: data.decision };
}

/** The row that a conflict's answer carries; undefined for other failures. */
export function readFresh(error: unknown): AdminRow | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const data = v.safeParse(EitherData, error.data);
  return data.success ? toRow(data.output) : undefined;
}

/** Undoes a decision. @returns the row as it was before */
export async function undoDecision(moderatorId: string, decision: number): Promise<AdminRow> {
  return toRow((await callApi(adminPaths.undo(decision), EitherData, toPost(moderatorId))).data);
}

/** Performs an action on an account. @returns the server's words for what was done */
export async function changeAccount(moderatorId: string, id: string, action: AccountAction): Promise<string> {
  const path = adminPaths.accountAction(id, action);
  return (await callApi(path, AdminAccountData, toPost(moderatorId))).message ?? '';
}

/** Retries a failed task. */
export async function retryWork(moderatorId: string, id: string): Promise<void> {
  await callApi(adminPaths.retryWork(id), v.unknown(), { method: 'POST', body: {}, as: moderatorId });
}

/** Readers' reports of jobs, for administrators. */
export type JobReports = Omit<ReportedJob, 'job'>;

/** The reported jobs as rows, and the reports by the job's id. */
export interface ReportList extends AdminRows {
  reports: Readonly<Record<string, JobReports | undefined>>;
}

/** `GET /admin/reports`, from the first one on. */
export const reportsQuery = (moderatorId: string, perPage: number) =>
  queryOptions({
    queryKey: [...adminKeys.reports(moderatorId), perPage],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<ReportList> => {
      const path = withParameters(reportPaths.list, { perPage: String(perPage) });
      const { reportedJobs, pagination } = (
        await callApi(path, ReportedJobsData, { signal, as: moderatorId })
      ).data;
      return {
        rows: reportedJobs.map(({ job }) => toJob(job)),
        total: pagination.total ?? reportedJobs.length,
        reports: Object.fromEntries(reportedJobs.map(({ job, ...reports }) => [job._id, reports])),
      };
    },
  });

/**
 * Marks the reports of a job as handled, up to the last one that was read.
 * @returns how many; 0 where another administrator did so, or the job is gone
 */
export async function handleReports(moderatorId: string, jobId: string, lastId: number): Promise<number> {
  try {
    return (await callApi(reportPaths.handle(jobId), HandledReportsData, toPost(moderatorId, { lastId })))
      .data.handled;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 0;
    throw error;
  }
}
