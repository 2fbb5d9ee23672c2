import { expect, test } from 'vitest';
import { toActiveFilters } from './active-chips.tsx';

const names = {
  categories: [{ _id: 'c1', name: 'Accountancy' }],
  places: { city: 'Cox’s Bazar', country: 'India' },
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

test('each is removed alone', () => {
  const search = { jobType: ['full-time', 'remote'], minSalary: 50, maxSalary: 5000 };
  expect(toActiveFilters(search, names).map(({ without }) => without)).toEqual([
    { jobType: ['remote'] },
    { jobType: ['full-time'] },
    { minSalary: undefined, maxSalary: undefined, payCurrency: undefined },
  ]);
});
