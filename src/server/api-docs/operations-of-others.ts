import { accountPaths } from '#contract/accounts/account-paths.ts';
import { apiDocPaths, apiPaths, FILES_BASE } from '#contract/http/paths.ts';
import { query, text, type Operation } from './operation.ts';
import { ownAccountOperations } from './operations-of-accounts.ts';

const html = { contentType: 'text/html', schema: text() };
const json = { contentType: 'application/json', schema: { type: 'object' } } as const;

const accountOperations: readonly Operation[] = [
  {
    method: 'post',
    path: accountPaths.register,
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
    path: accountPaths.login,
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
    path: accountPaths.profile,
    tag: 'Accounts',
    summary: 'Who is signed in',
    access: 'user',
    data: 'ProfileData',
  },
  {
    method: 'post',
    path: accountPaths.logout,
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

export const otherOperations: readonly Operation[] = [...accountOperations, ...serviceOperations];
