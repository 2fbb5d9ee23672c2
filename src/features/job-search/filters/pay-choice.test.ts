import { expect, test } from 'vitest';
import { toJobsQuery, type JobSearch } from '#contract/jobs/job-query.ts';
import { toPayChoice, toPayOptions, toPayPatch } from './pay-choice.ts';
import { toSalaryRange } from './salary-rules.ts';

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
