import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SAVED_JOB_VERSION } from '#contract/device/stores.ts';
import { Job } from '#contract/jobs/job.ts';
import { readSavedJob } from '#device/saved-jobs/saved-job.ts';
import { toLastRead, toSince } from './welcome.tsx';
import { welcomeMessagesIn } from './later-messages.ts';

/** Noon of a Thursday in Bangladesh. */
const now = Date.parse('2026-11-26T06:00:00Z');

const createJob = (applicationDeadline: string, status = 'active') =>
  v.parse(Job, { _id: 'j', title: 'Nurse', applicationDeadline, status });
const open = createJob('2026-12-20');
const opened = { job: open, storedAt: null };
const save = (latest: object) =>
  readSavedJob({ version: SAVED_JOB_VERSION, job: open, savedAt: 1, copiedAt: 1, isFull: true, latest });

test('the job that was read last is offered while one can apply for it', () => {
  expect(toLastRead(opened, undefined, now)).toBe(open);
  expect(toLastRead(undefined, save({}), now)?.title).toBe('Nurse');
  expect(toLastRead(undefined, undefined, now)).toBeNull();
  expect(toLastRead({ ...opened, job: createJob('2026-11-25') }, undefined, now)).toBeNull();
  expect(toLastRead({ ...opened, job: createJob('2026-12-20', 'filled') }, undefined, now)).toBeNull();
});

test('a newer deadline or status counts more than the cached copy', () => {
  expect(toLastRead(opened, save({ kind: 'removed', at: 2 }), now)).toBeNull();
  const closed = { kind: 'found', job: createJob('2026-12-20', 'closed'), company: null, at: 2 };
  expect(toLastRead(opened, save(closed), now)).toBeNull();
});

test('a job that waits for approval is not offered to continue', () => {
  const hidden = { of: 'job', approval: 'pending', reason: '' } as const;
  expect(toLastRead({ ...opened, hidden }, undefined, now)).toBeNull();
});

test.each([
  ['2026-11-26T01:00:00Z', '3 new since your last visit', 'শেষবার দেখার পর ৩টি নতুন'],
  ['2026-11-25T10:00:00Z', '3 new since yesterday', 'গতকাল থেকে ৩টি নতুন'],
  // Five past midnight in Bangladesh.
  ['2026-11-24T18:05:00Z', '3 new since yesterday', 'গতকাল থেকে ৩টি নতুন'],
  ['2026-11-22T10:00:00Z', '3 new since Sunday', 'রবিবার থেকে ৩টি নতুন'],
  ['2026-11-12T10:00:00Z', '3 new since 12 Nov', '১২ নভেম্বর থেকে ৩টি নতুন'],
])('new since %s: "%s"', (at, english, bangla) => {
  const before = Date.parse(at);
  const [inEnglish, inBangla] = [toSince(before, now, 'en'), toSince(before, now, 'bn')];
  expect(welcomeMessagesIn.en.newSince[inEnglish.kind]('3', inEnglish.day)).toBe(english);
  expect(welcomeMessagesIn.bn.newSince[inBangla.kind]('৩', inBangla.day)).toBe(bangla);
});
