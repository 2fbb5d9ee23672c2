import { approvalFilters } from '#contract/accounts/admin.ts';
import { listLimits } from '#contract/limits.ts';
import { adminPaths, API_BASE } from '#contract/http/paths.ts';
import { idParameter, query, text, whole, type Operation } from './operation.ts';

const paging = [
  query('page', whole(1, 1_000_000, 1), '1 is the first.'),
  query('perPage', whole(1, listLimits.maxPageSize, listLimits.pageSize), 'Rows on a page.'),
];
const approval = query(
  'approval',
  text({ enum: [...approvalFilters], default: 'pending' }),
  'What waits, the longest waiting first; `changed`: what is approved and was changed since, with the differences; or what was decided, the latest first.',
);

type Row = 'job' | 'company';
const rowsPaths = { job: `${API_BASE}/admin/jobs`, company: `${API_BASE}/admin/companies` } as const;

const rejects = 'Its owner reads the reason. Changing the row makes it wait again.';
const decisions = {
  job: {
    approve: 'With what was changed since it was approved. Doing so again changes nothing.',
    reject: rejects,
  },
  company: {
    approve:
      'With its new contact where one waits, and with what was changed since it was approved. Doing so again changes nothing.',
    reject: `${rejects} Where an approved company’s new contact waits, that alone is rejected; the company stays approved.`,
  },
} as const;

const toDecision = (row: Row, word: 'approve' | 'reject'): Operation => ({
  method: 'post',
  path: `${rowsPaths[row]}/{id}/${word}`,
  tag: 'Administration',
  summary: word === 'approve' ? `Approves a ${row}` : `Rejects a ${row}`,
  description: decisions[row][word],
  access: 'admin',
  parameters: [idParameter],
  isRepeatable: true,
  isVersioned: true,
  ...(word === 'reject' && { body: 'Rejection' }),
  data: row === 'job' ? 'AdminJobData' : 'AdminCompanyData',
  refusals: [404, 409],
});

const toRoleChange = (path: string, summary: string, description: string): Operation => ({
  method: 'post',
  path,
  tag: 'Administration',
  summary,
  description,
  access: 'admin',
  isRepeatable: true,
  body: 'AccountAddress',
  data: 'AccountData',
  refusals: [404, 409],
});

export const adminOperations: readonly Operation[] = [
  {
    method: 'get',
    path: adminPaths.jobs,
    tag: 'Administration',
    summary: 'Lists jobs by their approval',
    access: 'admin',
    parameters: [approval, ...paging],
    data: 'AdminJobsData',
    refusals: [400],
  },
  {
    method: 'get',
    path: adminPaths.companies,
    tag: 'Administration',
    summary: 'Lists companies by their approval',
    access: 'admin',
    parameters: [approval, ...paging],
    data: 'AdminCompaniesData',
    refusals: [400],
  },
  toDecision('job', 'approve'),
  toDecision('job', 'reject'),
  toDecision('company', 'approve'),
  toDecision('company', 'reject'),
  toRoleChange(adminPaths.grantAdmin, 'Makes an account an administrator', 'It counts at once.'),
  toRoleChange(
    adminPaths.revokeAdmin,
    'Takes that back',
    'It takes effect at once. Administrators cannot revoke their own role, so one always remains.',
  ),
  {
    method: 'get',
    path: adminPaths.audit,
    tag: 'Administration',
    summary: 'Who changed and decided what, the latest first',
    access: 'admin',
    parameters: [
      query('entity', text({ enum: ['job', 'company', 'user'] }), 'Of this kind alone.'),
      query('entityId', text(), 'Of this row alone.'),
      ...paging,
    ],
    data: 'AuditData',
    refusals: [400],
  },
];
