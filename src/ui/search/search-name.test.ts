import { expect, test } from 'vitest';
import { toSearchName } from './search-name.ts';

test('a search has a short name', () => {
  const categories = [{ _id: 'c1', name: 'Accountancy' }];
  expect(toSearchName({}, categories)).toBe('All jobs');
  expect(toSearchName({ search: 'সেবিকা', category: 'c1', page: 3 }, categories)).toBe(
    '“সেবিকা”, Accountancy, page 3',
  );
  expect(toSearchName({ minSalary: 50, maxSalary: 5000, country: 'India' }, [])).toBe('India, $50 – 5,000');
  expect(toSearchName({ minSalary: 20_000, payCurrency: 'BDT' }, [])).toBe('৳20,000+');
  expect(toSearchName({ jobType: ['full-time'] }, [])).toBe('Full-time');
  expect(toSearchName({ city: 'dhaka' }, [])).toBe('Dhaka');
  expect(toSearchName({ sort: 'salary', page: 2 }, [])).toBe('All jobs, by salary, page 2');
});
