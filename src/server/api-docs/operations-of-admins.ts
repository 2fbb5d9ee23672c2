import { ADMIN_SEARCH_ROWS, adminSearchChars, approvalFilters } from '#contract/accounts/admin.ts';
import { listLimits } from '#contract/limits.ts';
import { accountActionNames, accountActions, type AccountAction } from '#contract/accounts/admin-actions.ts';
import { adminPaths } from '#contract/accounts/admin-paths.ts';
import { API_BASE } from '#contract/http/paths.ts';
import { accountChanges } from '../admin/account-actions.ts';
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

const conflicts =
  'With `seen`, the `updatedAt` of the row as it was read, a decision about another state is refused with 409 and the row.';
const rejects = 'Its owner reads the reason. Changing the row makes it wait again.';
const decisions = {
  job: {
    approve: `With what was changed since it was approved. Doing so again changes nothing. ${conflicts}`,
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
  body: word === 'reject' ? 'Rejection' : 'Consent',
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

const toAccountOperation = (action: AccountAction): Operation => {
  const { givesPassword = false } = accountActions[action];
  const { summary, description } = accountChanges[action];
  return {
    method: 'post',
    path: decodeURIComponent(adminPaths.accountAction('{id}', action)),
    tag: 'Administration',
    summary,
    description,
    access: 'admin',
    parameters: [idParameter],
    refusals: [404, 409],
    data: givesPassword ? 'NewPasswordData' : 'AdminAccountData',
    isRepeatable: !givesPassword,
  };
};

const userOperations: readonly Operation[] = [
  {
    method: 'get',
    path: adminPaths.users,
    tag: 'Administration',
    summary: 'Lists accounts, the latest first',
    access: 'admin',
    parameters: paging,
    data: 'AdminUsersData',
    refusals: [400],
  },
  {
    method: 'get',
    path: decodeURIComponent(adminPaths.user('{id}')),
    tag: 'Administration',
    summary: 'Shows an account, and what would be deleted with it',
    access: 'admin',
    parameters: [idParameter],
    data: 'AdminAccountData',
    refusals: [404],
  },
  ...accountActionNames.map(toAccountOperation),
];

const workOperations: readonly Operation[] = [
  {
    method: 'get',
    path: adminPaths.health,
    tag: 'Administration',
    summary: 'What work waits and what failed, such as mail',
    description: 'Work that waits by kind, the latest 100 that failed for good, and how mail is sent.',
    access: 'admin',
    data: 'HealthData',
  },
  {
    method: 'post',
    path: decodeURIComponent(adminPaths.retryWork('{id}')),
    tag: 'Administration',
    summary: 'Does failed work again',
    access: 'admin',
    parameters: [{ ...idParameter, schema: text({ format: 'uuid' }) }],
    refusals: [404],
  },
];

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
  {
    method: 'post',
    path: decodeURIComponent(adminPaths.undo('{id}')),
    tag: 'Administration',
    summary: 'Undoes a decision',
    description:
      'By the id of its audit entry, which the answer to a decision carries as `decision`. It restores what was there before, unless the row was changed or decided on since.',
    access: 'admin',
    parameters: [{ ...idParameter, description: 'Of the audit entry.', schema: whole(1, 1e15) }],
    isRepeatable: true,
    data: 'UndoneData',
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: adminPaths.search,
    tag: 'Administration',
    summary: 'Finds jobs, companies and accounts',
    description: `By id, title, name or e-mail address, or a part of one; at most ${ADMIN_SEARCH_ROWS} of each, the latest first.`,
    access: 'admin',
    parameters: [
      {
        ...query(
          'text',
          text({ minLength: adminSearchChars.min, maxLength: adminSearchChars.max }),
          'What to find.',
        ),
        required: true,
      },
    ],
    data: 'AdminSearchData',
    refusals: [400],
  },
  ...userOperations,
  ...workOperations,
];
