import * as v from 'valibot';
import { expect, test } from 'vitest';
import { City } from '#contract/jobs/city.ts';
import { toActiveFilters } from './active-filters.ts';

const names = {
  categories: [{ _id: 'c1', name: 'Accountancy' }],
  cities: [v.parse(City, { slug: 'coxs-bazar', name: 'Cox’s Bazar', jobCount: 3 })],
};
const textsOf = (search: Parameters<typeof toActiveFilters>[0]) =>
  toActiveFilters(search, names).map(({ text }) => text);

test('text, order and page are no filters', () => {
  expect(toActiveFilters({ search: 'nurse', sort: 'salary', page: 2 }, names)).toEqual([]);
});

test('each filter says what it is', () => {
  const search = {
    category: 'c1',
    country: 'India',
    city: 'coxs-bazar',
    jobType: ['full-time', 'remote'],
    experienceLevel: ['fresher'],
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
    '৳20,000+',
  ]);
  expect(textsOf({ minSalary: 50, maxSalary: 5000 })).toEqual(['$50 – 5,000']);
});

test('a city is named before the cities are known, and in any spelling', () => {
  expect(toActiveFilters({ city: 'narayanganj' }, { categories: [], cities: [] })[0]?.text).toBe(
    'Narayanganj',
  );
  expect(textsOf({ city: "Cox's Bazar" })).toEqual(['Cox’s Bazar']);
});

test('each is removed alone', () => {
  const search = { jobType: ['full-time', 'remote'], minSalary: 50, maxSalary: 5000 };
  expect(toActiveFilters(search, names).map(({ without }) => without)).toEqual([
    { jobType: ['remote'] },
    { jobType: ['full-time'] },
    { minSalary: undefined, maxSalary: undefined, payCurrency: undefined },
  ]);
});
