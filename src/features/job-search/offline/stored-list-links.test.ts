import { expect, test } from 'vitest';
import { jobListQuery, suggestJobsQuery } from '#api/jobs.ts';
import { toStoredLists } from './stored-list-links.tsx';

const cached = (queryKey: readonly unknown[], updatedAt: number, hasJobs = true) => ({
  queryKey,
  updatedAt,
  hasJobs,
});

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
