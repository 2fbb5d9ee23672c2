import { expect, test } from 'vitest';
import { jobListQuery, suggestJobsQuery } from '#api/jobs.ts';
import { searchNameMessages } from '#texts/features/job-search/offline/messages';
import { toSearchName, toStoredLists } from './stored-lists.ts';

const cached = (queryKey: readonly unknown[], updatedAt: number, hasJobs = true) => ({
  queryKey,
  updatedAt,
  hasJobs,
});
const texts = searchNameMessages;

test('lists are sorted newest first, without typed fragments and empty answers', () => {
  const lists = toStoredLists([
    cached(jobListQuery({}).queryKey, 1),
    cached(suggestJobsQuery('eng').queryKey, 9),
    cached(jobListQuery({ search: 'nurse', page: 2, jobType: ['remote', 'hybrid'] }).queryKey, 5),
    cached(jobListQuery({ search: 'nothing' }).queryKey, 7, false),
    cached(jobListQuery({ company: 'c1' }).queryKey, 8),
  ]);
  expect(lists.map(({ search }) => search)).toEqual([
    { search: 'nurse', page: 2, jobType: ['remote', 'hybrid'] },
    { page: 1 },
  ]);
});

test('a page cached in two sizes is listed once', () => {
  const small = ['public', 'jobs', 'page=1&perPage=5'];
  const lists = toStoredLists([cached(small, 3), cached(jobListQuery({}).queryKey, 1)]);
  expect(lists).toEqual([{ search: { page: 1 }, updatedAt: 3 }]);
});

test('a search has a short name', () => {
  const categories = [{ _id: 'c1', name: 'Accountancy' }];
  expect(toSearchName({}, categories, texts)).toBe('All jobs');
  expect(toSearchName({ search: 'সেবিকা', category: 'c1', page: 3 }, categories, texts)).toBe(
    '“সেবিকা”, Accountancy, page 3',
  );
  expect(toSearchName({ minSalary: 50, maxSalary: 5000, country: 'India' }, [], texts)).toBe(
    'India, $50 – 5,000',
  );
  expect(toSearchName({ minSalary: 20_000, payCurrency: 'BDT' }, [], texts)).toBe('৳20,000+');
  expect(toSearchName({ jobType: ['full-time'] }, [], texts)).toBe('Full-time');
  expect(toSearchName({ city: 'dhaka' }, [], texts)).toBe('dhaka');
  expect(toSearchName({ sort: 'salary', page: 2 }, [], texts)).toBe('All jobs, by salary, page 2');
});
