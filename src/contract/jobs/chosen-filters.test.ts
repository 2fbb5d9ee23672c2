import { expect, test } from 'vitest';
import { toChosenFilters } from './chosen-filters.ts';
import type { JobSearch } from './job-query.ts';
import { valueLabelsEn } from './value-labels.ts';

const words = {
  locale: 'en',
  labels: valueLabelsEn,
  names: { category: () => 'Accountancy', city: () => 'Cox’s Bazar', country: () => 'India' },
} as const;
const textsOf = (search: JobSearch) => toChosenFilters(search, words).map(({ text }) => text);

test('text, order and page are no filters', () => {
  expect(toChosenFilters({ search: 'nurse', sort: 'salary', page: 2 }, words)).toEqual([]);
});

test('each filter says what it is', () => {
  const search = {
    category: 'c1',
    country: 'India',
    city: 'coxs-bazar',
    jobType: ['full-time', 'remote'],
    experienceLevel: ['fresher'],
    postedWithin: 'today',
    minSalary: 20_000,
    payCurrency: 'BDT',
  } as const;
  expect(textsOf({ ...search, jobType: [...search.jobType], experienceLevel: ['fresher'] })).toEqual([
    'Accountancy',
    'India',
    'Cox’s Bazar',
    'Full-time',
    'Remote',
    'Fresher',
    'Posted today',
    '৳20,000+',
  ]);
  expect(textsOf({ minSalary: 50, maxSalary: 5000 })).toEqual(['$50 – 5,000']);
});

test('each is removed alone', () => {
  const search = {
    jobType: ['full-time', 'remote'],
    postedWithin: '3days',
    minSalary: 50,
    maxSalary: 5000,
  } satisfies JobSearch;
  expect(toChosenFilters(search, words).map(({ without }) => without)).toEqual([
    { jobType: ['remote'] },
    { jobType: ['full-time'] },
    { postedWithin: undefined },
    { minSalary: undefined, maxSalary: undefined, payCurrency: undefined },
  ]);
});
