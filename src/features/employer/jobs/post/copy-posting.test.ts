import * as v from 'valibot';
import { expect, it } from 'vitest';
import { OwnJob } from '#contract/jobs/job.ts';
import { toCopiedPost } from './copy-posting.tsx';

const read = (row: object) => v.parse(OwnJob, { _id: 'j1', title: 'Line cook', company: 'c1', ...row });

it('copies everything but the deadline', () => {
  const copy = toCopiedPost(
    read({
      category: 'k1',
      jobType: 'on-site',
      workMode: 'full-time',
      experienceLevel: '1-2 years',
      workingHours: '9:05 AM - 12:30 PM',
      salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'monthly', bonus: 0 },
      location: { street: '', city: 'Cumilla', state: 'Chattogram', postalCode: '', country: 'Bangladesh' },
      requiredSkills: ['Cooking', 'Knife work'],
      numberOfOpenings: 3,
      applicationDeadline: '2026-12-30T00:00:00.000Z',
    }),
  );
  expect(copy).toMatchObject({
    title: 'Line cook',
    company: 'c1',
    category: 'k1',
    jobType: 'on-site',
    workMode: 'full-time',
    experienceLevel: '1-2years',
    startTime: '09:05',
    endTime: '12:30',
    minSalary: '20000',
    bonus: '',
    city: 'Cumilla',
    state: 'Chattogram',
    requiredSkills: 'Cooking, Knife work',
    openings: '3',
    deadline: '',
  });
});

it('leaves what the form cannot choose to be chosen', () => {
  const copy = toCopiedPost(read({ jobType: 'full-time', experienceLevel: 'lead', workingHours: 'Shifts' }));
  expect(copy).toMatchObject({
    jobType: '',
    workMode: 'full-time',
    experienceLevel: '',
    startTime: '',
    endTime: '',
  });
});

it('copies the ways to apply without their days', () => {
  const walkIn = { kind: 'walkIn', from: '2026-01-01', to: '2026-01-02', hours: '10', place: 'Gate 2' };
  expect(toCopiedPost(read({ applyWays: [{ kind: 'inbox' }, walkIn] }))).toMatchObject({
    applyWays: 'inbox,walkIn',
    walkInFrom: '',
    walkInTo: '',
    walkInPlace: 'Gate 2',
  });
});
