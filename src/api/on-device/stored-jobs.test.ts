import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Company } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import { mergeStoredJobs, type StoredJob } from './stored-jobs.ts';

const toCopy = (copiedAt: number, isWhole: boolean, more: object = {}): StoredJob => ({
  job: v.parse(Job, { _id: 'j1', title: `Read at ${copiedAt}`, ...more }),
  company: null,
  copiedAt,
  isWhole,
});

const merge = (...copies: StoredJob[]) => mergeStoredJobs(copies).get('j1');

test('the copy read last counts, from whichever store', () => {
  const [older, newer] = [toCopy(1, false), toCopy(2, false)];
  expect(merge(older, newer)).toBe(newer);
  expect(merge(newer, older)).toBe(newer);
  expect(mergeStoredJobs([older, newer]).size).toBe(1);
});

test('a newer row of a list keeps the texts that only the whole posting has', () => {
  const company = v.parse(Company, { _id: 'c1', name: 'Nodi' });
  const whole = { ...toCopy(1, true, { description: 'Long text', benefits: ['Lunch'] }), company };
  const row = toCopy(2, false, { description: 'Long', status: 'closed' });
  expect(merge(whole, row)).toMatchObject({
    job: { title: 'Read at 2', description: 'Long text', benefits: ['Lunch'], status: 'closed' },
    company,
    copiedAt: 2,
    isWhole: true,
  });
});

test('a newer whole posting has its own texts', () => {
  const newer = toCopy(2, true, { description: 'Other' });
  expect(merge(toCopy(1, true, { description: 'Long text' }), newer)).toBe(newer);
});
