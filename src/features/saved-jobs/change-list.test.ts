import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Job } from '#contract/jobs/job.ts';
import { toChangeText } from './change-list.tsx';

const payOf = (salary: object) => v.parse(Job, { _id: 'j', title: 'Nurse', salary }).salary;
const monthly = { min: 30000, max: 38000, currency: 'BDT', type: 'monthly' };

/** The text of a change from a monthly pay. */
const tell = (is: object): string => toChangeText({ kind: 'pay', was: payOf(monthly), is: payOf(is) });

test('a change of the pay shows in its words, whichever part of it changed', () => {
  expect(tell({ ...monthly, type: 'yearly' })).toBe(
    'Salary: ৳30,000 – 38,000 a month → ৳30,000 – 38,000 a year',
  );
  expect(tell({ ...monthly, bonus: 5000 })).toBe(
    'Salary: ৳30,000 – 38,000 a month → ৳30,000 – 38,000 a month, bonus ৳5,000',
  );
  expect(tell({})).toBe('Salary: ৳30,000 – 38,000 a month → not given');
});
