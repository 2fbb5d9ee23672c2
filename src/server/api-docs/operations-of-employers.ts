import { listLimits } from '#contract/limits.ts';
import { API_BASE, apiPaths } from '#contract/http/paths.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { experienceLevels, jobSorts, jobTypes, payCurrencies } from '#contract/jobs/vocabulary.ts';
import { idParameter, query, text, whole, type Operation, type Parameter } from './operation.ts';

const list = (values: readonly string[]) =>
  `Any of: ${values.join(', ')}. Several are parted by commas; the parameter may also be repeated.`;
const detailed = query('view', text(), '"detailed" is understood; one row always comes with everything.');
const restored = `Extension. Possible for ${RESTORE_DAYS} days; a row that is not deleted stays as it is.`;
const unchanged = 'Repeating it changes nothing, and an edit leaves it as it is.';
const amount = { type: 'number', minimum: 0 } as const;

const deleted = query(
  'deleted',
  text({ enum: ['true', 'false'] }),
  `Extension, of one’s own rows: those that were deleted in the last ${RESTORE_DAYS} days instead.`,
);

const searching: Parameter[] = [
  query('page', whole(1, listLimits.maxPage), 'Without page and perPage the newest hundred are listed.'),
  query('perPage', whole(1, listLimits.maxPageSize, listLimits.pageSize), 'Jobs on a page.'),
  query('search', text({ maxLength: listLimits.searchMaxChars }), 'Words to look for, in English or Bangla.'),
  query('jobType', text(), list(jobTypes)),
  query('experienceLevel', text(), list(experienceLevels)),
  query(
    'minSalary',
    amount,
    'Jobs whose highest pay, in USD a month, is this much or more; 0 asks for nothing.',
  ),
  query(
    'maxSalary',
    amount,
    'Jobs whose lowest pay, in USD a month, is this much or less; 0 asks for nothing.',
  ),
  query(
    'payCurrency',
    text({ enum: [...payCurrencies] }),
    'Extension: the currency of both bounds. Pay in any currency and period is compared at round rates.',
  ),
  query('category', text(), 'The id or the name of a category.'),
  query('country', text(), 'Extension: the country of the job.'),
  query('city', text(), 'Extension: the city of the job, as `GET /cities` gives it or in any spelling.'),
  query('company', text(), 'Extension: the id of the company.'),
  query(
    'sort',
    text({ enum: [...jobSorts] }),
    'Extension. Newest without it, or best match while searching.',
  ),
  query('createdBy', text(), 'The jobs of this user instead, in full, with those that wait: needs a token.'),
  deleted,
];

const job = { tag: 'Jobs', path: `${API_BASE}/jobs/{id}`, parameters: [idParameter] } as const;
const company = { tag: 'Companies', path: `${API_BASE}/companies/{id}`, parameters: [idParameter] } as const;
const write = { access: 'user', isRepeatable: true } as const;

export const employerOperations: readonly Operation[] = [
  {
    method: 'get',
    path: apiPaths.jobs,
    tag: 'Jobs',
    summary: 'Lists public jobs, or one’s own',
    description: 'Descriptions in the public list are cut, and the long texts left out.',
    access: 'optional',
    parameters: searching,
    data: 'JobsData',
    refusals: [400, 401, 403],
  },
  {
    method: 'post',
    path: apiPaths.jobs,
    tag: 'Jobs',
    summary: 'Posts a job',
    description: 'It waits for approval, and needs a company of one’s own.',
    ...write,
    body: 'JobPayload',
    status: 201,
    data: 'OwnJobData',
    refusals: [409],
  },
  {
    ...job,
    method: 'get',
    summary: 'One job',
    description: 'Its owner and administrators see it while it waits too, with its approval and version.',
    access: 'optional',
    parameters: [idParameter, detailed],
    data: 'JobData',
    refusals: [404],
  },
  {
    ...job,
    ...write,
    method: 'put',
    summary: 'Changes a job',
    description:
      'A change of title, company or pay of an approved job waits again, and so does a rejected job. Other changes are public at once, and listed for administrators.',
    isVersioned: true,
    body: 'JobPayload',
    data: 'OwnJobData',
    refusals: [403, 404],
  },
  {
    ...job,
    ...write,
    method: 'delete',
    summary: 'Deletes a job',
    isVersioned: true,
    data: 'OwnJobData',
    refusals: [403, 404],
  },
  {
    ...job,
    ...write,
    method: 'post',
    path: `${job.path}/restore`,
    summary: 'Brings a deleted job back',
    description: restored,
    data: 'OwnJobData',
    refusals: [403, 404, 409],
  },
  {
    ...job,
    ...write,
    method: 'post',
    path: `${job.path}/close`,
    summary: 'Closes a job before its deadline',
    description: `Extension. Lists and searches leave the job out; its page says that it is closed. Only of an approved job. ${unchanged}`,
    data: 'OwnJobData',
    refusals: [403, 404, 409],
  },
  {
    ...job,
    ...write,
    method: 'post',
    path: `${job.path}/reopen`,
    summary: 'Opens a closed job again',
    description: `Extension. Possible until the deadline has passed; only of an approved job. ${unchanged}`,
    data: 'OwnJobData',
    refusals: [403, 404, 409],
  },
  {
    method: 'get',
    path: apiPaths.companies,
    tag: 'Companies',
    summary: 'Lists one’s own companies',
    description: 'Without a token those of `createdBy` that are public.',
    access: 'optional',
    parameters: [query('createdBy', text(), 'Whose; one’s own without it.'), deleted],
    data: 'CompaniesData',
    refusals: [401, 403, 404],
  },
  {
    method: 'post',
    path: apiPaths.companies,
    tag: 'Companies',
    summary: 'Creates a company',
    description: 'It waits for approval. The logo is redrawn as WebP, at most 512 pixels wide and high.',
    ...write,
    body: 'form',
    status: 201,
    data: 'OwnCompanyData',
    refusals: [409],
  },
  {
    ...company,
    method: 'get',
    summary: 'One company',
    description: 'Its owner and administrators see it while it waits too, with its approval and version.',
    access: 'optional',
    parameters: [idParameter, detailed],
    data: 'CompanyData',
    refusals: [404],
  },
  {
    ...company,
    ...write,
    method: 'put',
    summary: 'Changes a company',
    description:
      'A new name of an approved company waits again, and so does a rejected company. A new website, contact number or e-mail address waits by itself: the answer holds the new values, and `publicContact` what stays public until then. Other changes are public at once, and listed for administrators.',
    parameters: [idParameter, detailed],
    isVersioned: true,
    body: 'form',
    data: 'OwnCompanyData',
    refusals: [403, 404],
  },
  {
    ...company,
    ...write,
    method: 'delete',
    summary: 'Deletes a company',
    description: 'Its jobs are hidden with it.',
    isVersioned: true,
    data: 'OwnCompanyData',
    refusals: [403, 404],
  },
  {
    ...company,
    ...write,
    method: 'post',
    path: `${company.path}/restore`,
    summary: 'Brings a deleted company back, with its jobs',
    description: restored,
    data: 'OwnCompanyData',
    refusals: [403, 404, 409],
  },
];
