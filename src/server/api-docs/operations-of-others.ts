import { approvalFilters } from '#contract/accounts/admin.ts';
import { listLimits } from '#contract/limits.ts';
import { adminPaths, API_BASE, apiDocPaths, apiPaths, FILES_BASE } from '#contract/http/paths.ts';
import { idParameter, query, text, whole, type Operation } from './operation.ts';
import { ownAccountOperations } from './operations-of-accounts.ts';

const html = { contentType: 'text/html', schema: text() };
const json = { contentType: 'application/json', schema: { type: 'object' } } as const;

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

const adminOperations: readonly Operation[] = [
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
    'It counts at once. Nobody takes it from themselves, so that there is always one left.',
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

const accountOperations: readonly Operation[] = [
  {
    method: 'post',
    path: apiPaths.register,
    tag: 'Accounts',
    summary: 'Makes an account, and signs it in',
    description: 'Token and user stand at the top of the answer.',
    access: 'public',
    body: 'Registration',
    status: 201,
    plain: {
      contentType: 'application/json',
      schema: {
        type: 'object',
        properties: {
          success: { const: true },
          message: { type: 'string' },
          token: { type: 'string' },
          user: { $ref: '#/components/schemas/User' },
          device: { type: 'string' },
        },
        required: ['success', 'message', 'token', 'user'],
      },
    },
    refusals: [409, 429],
  },
  {
    method: 'post',
    path: apiPaths.login,
    tag: 'Accounts',
    summary: 'Signs in',
    description:
      'An account that waits to be deleted is restored. Extension: the device of the answer, sent with the next sign-in, has attempts of its own.',
    access: 'public',
    body: 'Credentials',
    data: 'Session',
    refusals: [401, 429],
  },
  {
    method: 'get',
    path: apiPaths.profile,
    tag: 'Accounts',
    summary: 'Who is signed in',
    access: 'user',
    data: 'ProfileData',
  },
  {
    method: 'post',
    path: apiPaths.logout,
    tag: 'Accounts',
    summary: 'Signs out: the token ends',
    description: 'Extension.',
    access: 'user',
  },
  ...ownAccountOperations,
];

const serviceOperations: readonly Operation[] = [
  {
    method: 'get',
    path: apiPaths.jobCategories,
    tag: 'Categories',
    summary: 'Lists the categories',
    access: 'public',
    data: 'JobCategoriesData',
  },
  {
    method: 'get',
    path: apiPaths.cities,
    tag: 'Cities',
    summary: 'Lists the cities with open jobs, those with most first',
    description: 'Extension. At most 200, counted at most once a minute.',
    access: 'public',
    data: 'CitiesData',
  },
  {
    method: 'get',
    path: `${apiPaths.cities}/{slug}`,
    tag: 'Cities',
    summary: 'One city, also one whose jobs have closed',
    description: 'Extension.',
    access: 'public',
    parameters: [
      {
        name: 'slug',
        in: 'path',
        required: true,
        schema: text(),
        description: 'As the list gives it, or a name in any spelling.',
      },
    ],
    data: 'CityData',
    refusals: [404],
  },
  {
    method: 'get',
    path: apiPaths.resumeTemplates,
    tag: 'Resume templates',
    summary: 'Lists the CV files',
    access: 'public',
    parameters: [query('includeDeleted', text({ enum: ['true', 'false'] }), 'With those that are deleted.')],
    data: 'ResumeTemplatesData',
  },
  {
    method: 'get',
    path: `${FILES_BASE}/{path}`,
    tag: 'Service',
    summary: 'A stored file: a logo, a cover, a CV',
    description:
      'Whole, or a part of it (Range, If-Range). What is there to be downloaded comes with the digest of the whole (Repr-Digest, RFC 9530).',
    access: 'public',
    parameters: [
      { name: 'path', in: 'path', required: true, schema: text(), description: 'As the rows give it.' },
    ],
    plain: { contentType: 'application/octet-stream', schema: text() },
    refusals: [404, 416, 503],
  },
  {
    method: 'get',
    path: '/healthz',
    tag: 'Service',
    summary: 'Whether the server and its database answer',
    access: 'public',
    plain: json,
    refusals: [503],
  },
  {
    method: 'get',
    path: apiPaths.ping,
    tag: 'Service',
    summary: 'Answers nothing, to tell a dead network from a dead page',
    description: 'Extension.',
    access: 'public',
    status: 204,
  },
  {
    method: 'get',
    path: apiDocPaths.document,
    tag: 'Service',
    summary: 'This document',
    access: 'public',
    plain: json,
  },
  {
    method: 'get',
    path: apiDocPaths.page,
    tag: 'Service',
    summary: 'This document as a page to read',
    access: 'public',
    plain: html,
  },
];

export const otherOperations: readonly Operation[] = [
  ...accountOperations,
  ...serviceOperations,
  ...adminOperations,
];
