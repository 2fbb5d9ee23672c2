import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { Company } from '#contract/companies/company.ts';
import { Job, OwnJob } from '#contract/jobs/job.ts';
import { createQueryClient } from '#platform/query/query-client.ts';
import { categoriesQuery } from './choices.ts';
import { companyKeys } from './companies.ts';
import { fillNames } from './fill-names.ts';
import { allJobsQuery, jobKeys } from './jobs.ts';
import type { JobResult } from './read-answers.ts';
import { ownCompanyKeys } from './own-companies.ts';
import { ownJobKeys } from './own-jobs.ts';

const client = createQueryClient();
afterEach(() => client.clear());
fillNames(client);

const ids = { _id: 'j1', title: 'Nurse', company: 4, category: 7 };
const job = v.parse(Job, ids);
const company = v.parse(Company, { _id: 4, name: 'Padma Care', logo: '/files/a.webp', industry: 'Health' });
const named = { _id: '4', name: 'Padma Care', logo: '/files/a.webp', industry: 'Health' };
const unnamed = { _id: '4', name: '', logo: '', industry: '' };

const listed = () => client.getQueryData(allJobsQuery.queryKey)?.jobs[0];
const readList = () =>
  client.setQueryData(allJobsQuery.queryKey, { jobs: [job], pagination: undefined, storedAt: null });

test('jobs get the names that come after them', async () => {
  readList();
  client.setQueryData(categoriesQuery.queryKey, [{ _id: '7', name: 'Health', jobCount: undefined }]);
  client.setQueryData(companyKeys.detail('4'), company);
  await vi.waitFor(() => expect(listed()).toMatchObject({ company: named, category: { name: 'Health' } }));
});

test('jobs get the names that are there already, and are as old as they were', async () => {
  client.setQueryData(companyKeys.detail('4'), company);
  const read: JobResult = { job, storedAt: 5 };
  client.setQueryData(jobKeys.detail('j1'), read, { updatedAt: 1000 });
  await vi.waitFor(() =>
    expect(client.getQueryData(jobKeys.detail('j1'))).toMatchObject({ job: { company: named }, storedAt: 5 }),
  );
  expect(client.getQueryState(jobKeys.detail('j1'))?.dataUpdatedAt).toBe(1000);
});

test('a company that a token has read names the own jobs, and nothing that stays on the device', async () => {
  readList();
  client.setQueryData(ownCompanyKeys.list('u1'), [company]);
  client.setQueryData(ownJobKeys.list('u1'), [v.parse(OwnJob, ids)]);
  await vi.waitFor(() =>
    expect(client.getQueryData(ownJobKeys.list('u1'))).toMatchObject([{ company: named }]),
  );
  expect(listed()?.company).toEqual(unnamed);
});
