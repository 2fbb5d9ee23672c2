import { expect, test } from 'vitest';
import { jobListQuery, suggestJobsQuery } from '#api/jobs.ts';
import { toSearchWords, toStoredLists } from './stored-lists.ts';

const cached = (queryKey: readonly unknown[], updatedAt: number, hasJobs = true) => ({
  queryKey,
  updatedAt,
  hasJobs,
});
const page = (page: number) => `page ${page}`;

test('lists come newest first, without typed fragments and empty answers', () => {
  const lists = toStoredLists([
    cached(jobListQuery({}).queryKey, 1),
    cached(suggestJobsQuery('eng').queryKey, 9),
    cached(jobListQuery({ search: 'nurse', page: 2, jobType: ['remote', 'hybrid'] }).queryKey, 5),
    cached(jobListQuery({ search: 'nothing' }).queryKey, 7, false),
  ]);
  expect(lists.map(({ search }) => search)).toEqual([
    { search: 'nurse', page: 2, jobType: ['remote', 'hybrid'] },
    { page: 1 },
  ]);
});

test('a search is told in a few words', () => {
  const categories = [{ _id: 'c1', name: 'Accountancy' }];
  expect(toSearchWords({}, categories, page)).toBe('');
  expect(toSearchWords({ search: 'সেবিকা', category: 'c1', page: 3 }, categories, page)).toBe(
    '“সেবিকা”, Accountancy, page 3',
  );
  expect(toSearchWords({ minSalary: 50, maxSalary: 5000, country: 'India' }, [], page)).toBe(
    'India, 50–5000 USD',
  );
});
