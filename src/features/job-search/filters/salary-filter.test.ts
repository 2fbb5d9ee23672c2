import { expect, test } from 'vitest';
import { toJobsQuery } from '#contract/jobs/job-query.ts';
import { defaultSalary, moveSalary, toSalaryRange } from './salary-filter.tsx';

test('the filter is inactive until both bounds are there', () => {
  expect(toSalaryRange({})).toBeNull();
  expect(toSalaryRange({ minSalary: 50 })).toBeNull();
  expect(toSalaryRange({ minSalary: 50, maxSalary: 5000 })).toEqual(defaultSalary);
});

test('the lower thumb stops one step above zero, so that both bounds are sent', () => {
  const range = moveSalary(defaultSalary, 'lower', 0);
  expect(range).toEqual({ lower: 50, upper: 5000 });
  const query = toJobsQuery({ minSalary: range.lower, maxSalary: range.upper });
  expect(query).toContain('minSalary=50&maxSalary=5000');
});

test('the thumbs never pass each other nor leave the scale', () => {
  expect(moveSalary(defaultSalary, 'lower', 9000)).toEqual({ lower: 5000, upper: 5000 });
  expect(moveSalary({ lower: 800, upper: 900 }, 'upper', 100)).toEqual({ lower: 800, upper: 800 });
  expect(moveSalary(defaultSalary, 'upper', 250_000)).toEqual({ lower: 50, upper: 100_000 });
});
