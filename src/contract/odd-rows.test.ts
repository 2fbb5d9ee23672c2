import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { JobCategory } from './jobs/category.ts';
import { Company, OwnCompany } from './companies/company.ts';
import { Job, JobsData, OwnJob } from './jobs/job.ts';
import { ResumeTemplate } from './jobs/resume-template.ts';
import { User } from './accounts/auth.ts';

/** Rows as servers of other makers send them: what cannot be understood counts as missing, and the row stays. */

const rows = {
  job: { _id: 'j1', title: 'Nurse' },
  company: { _id: 'c1', name: 'Padma Care' },
  category: { _id: 'k1', name: 'Health' },
  template: { _id: 't1', name: 'Classic' },
  user: { _id: 'u1' },
};

const schemas = {
  job: OwnJob,
  company: OwnCompany,
  category: JobCategory,
  template: ResumeTemplate,
  user: User,
} as const;

const kinds = ['job', 'company', 'category', 'template', 'user'] as const;
const needed = new Set(['_id', 'title', 'name']);
const nonsense = [null, true, 7, '', 'text', [], [null], {}, { _id: 7 }, { deep: [{}] }];

const fields = kinds.flatMap((kind) =>
  Object.keys(schemas[kind].entries).flatMap((field) =>
    // A company and a category are named by a text, a job by its title.
    needed.has(field) ? [] : nonsense.map((value) => [kind, field, value] as const),
  ),
);

test.each(fields)('a %s whose %s is %j is read', (kind, field, value) => {
  const plain = v.parse(schemas[kind], rows[kind]);
  const odd = v.parse(schemas[kind], { ...rows[kind], [field]: value });
  expect(Object.keys(odd)).toEqual(expect.arrayContaining(Object.keys(plain)));
  // Stored as it was read, it is read again as it is.
  expect(v.parse(schemas[kind], structuredClone(odd))).toEqual(odd);
});

test.each(kinds)('a %s may be counted instead of named', (kind) => {
  expect(v.parse(schemas[kind], { ...rows[kind], _id: 7 })).toMatchObject({ _id: '7' });
  for (const _id of [null, '', {}, true]) expect(v.is(schemas[kind], { ...rows[kind], _id })).toBe(false);
});

const owner = { _id: 9, firstName: 'Rina' };

test.each([
  ['an object where an id is expected', Job, rows.job, { createdBy: owner }, { createdBy: '9' }],
  ['the same of a company', Company, rows.company, { createdBy: owner }, { createdBy: '9' }],
  [
    'ids where objects may be',
    Job,
    rows.job,
    { company: 4, category: 'k1' },
    { company: { _id: '4', name: '', logo: '', industry: '' }, category: { _id: 'k1', name: '' } },
  ],
  [
    'objects with more in them, and counted',
    Job,
    rows.job,
    { company: { _id: 4, name: 'A', owner }, category: { _id: 5, name: 'B', slug: 'b' } },
    { company: { _id: '4', name: 'A', logo: '', industry: '' }, category: { _id: '5', name: 'B' } },
  ],
  ['numbers as texts', Job, rows.job, { salary: { min: '5', max: [] } }, { salary: { min: 5, max: null } }],
  ['a list with other things in it', Job, rows.job, { tags: ['a', 7, null, {}] }, { tags: ['a', '7'] }],
  ['a size that is a number', Company, rows.company, { size: 50 }, { size: '50' }],
] as const)('%s', (_what, schema, row, given, expected) => {
  expect(v.parse(schema, { ...row, ...given })).toMatchObject(expected);
});

describe('pagination', () => {
  test.each([
    [undefined, undefined],
    [null, undefined],
    [{}, undefined],
    ['3', undefined],
    [{ totalPages: 'many' }, undefined],
    [{ totalPages: '' }, undefined],
    [{ totalPages: -1 }, undefined],
    [
      { totalPages: null, total: '42' },
      { totalPages: 5, total: 42 },
    ],
    [
      { total: 42, perPage: '20' },
      { totalPages: 3, total: 42, perPage: 20 },
    ],
    [
      { total: 42, perPage: 0 },
      { totalPages: 42, total: 42, perPage: 0 },
    ],
    [{ totalPages: '3', page: {} }, { totalPages: 3 }],
    [{ totalPages: 3, total: 1.5, isEstimate: 'yes' }, { totalPages: 3 }],
  ])('%j is read as %j', (given, expected) => {
    expect(v.parse(JobsData, { jobs: [], pagination: given }).pagination).toEqual(expected);
  });

  test('may be missing', () => {
    expect(v.parse(JobsData, { jobs: [rows.job] })).toEqual({ jobs: [rows.job] });
  });
});
