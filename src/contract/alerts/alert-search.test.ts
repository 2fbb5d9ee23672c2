import { expect, test } from 'vitest';
import { toAlertSearch } from './alert-search.ts';

test('an alert, which tells of new jobs, has neither page nor order nor a time of posting', () => {
  const search = {
    search: 'nurse',
    jobType: ['remote'],
    page: 2,
    sort: 'salary',
    postedWithin: 'today',
  } as const;
  expect(toAlertSearch({ ...search, jobType: ['remote'] })).toEqual({ search: 'nurse', jobType: ['remote'] });
});
