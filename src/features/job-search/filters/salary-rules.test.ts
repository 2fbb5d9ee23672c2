import { expect, test } from 'vitest';
import { toJobsQuery, type JobSearch } from '#contract/jobs/job-query.ts';
import {
  defaultSalary,
  moveSalary,
  toPayChoice,
  toPayOptions,
  toPayPatch,
  toSalaryRange,
} from './salary-rules.ts';

test('the filter is inactive until both bounds are there', () => {
  expect(toSalaryRange({})).toBeNull();
  expect(toSalaryRange({ minSalary: 50 })).toBeNull();
  expect(toSalaryRange({ minSalary: 50, maxSalary: 5000 })).toEqual(defaultSalary);
});

test('a preset asks in taka and leaves the slider inactive; the slider takes its place', () => {
  const search = toPayPatch('20000');
  expect(toJobsQuery(search)).toContain('minSalary=20000&payCurrency=BDT');
  expect(toPayChoice(search)).toBe('20000');
  expect(toSalaryRange({ ...search, maxSalary: 30_000 })).toBeNull();
  expect(toPayChoice({ ...search, ...toPayPatch('') })).toBe('');
});

test('bounds that are no preset are an option of their own, only while they are chosen', () => {
  const words = { anyPay: 'Any', ownPay: 'My range', payFrom: (thousands: string) => `${thousands}k+` };
  const textsOf = (search: JobSearch) => toPayOptions(search, words).map(({ text }) => text);
  expect(textsOf({})).toEqual(['Any', '10k+', '20k+', '40k+', '80k+']);
  const range = { minSalary: 50, maxSalary: 5000 };
  expect(textsOf(range)).toEqual(['Any', '10k+', '20k+', '40k+', '80k+', 'My range']);
  expect(toPayOptions(range, words).at(-1)?.value).toBe(toPayChoice(range));
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
