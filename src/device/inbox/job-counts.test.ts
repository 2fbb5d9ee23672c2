import { expect, test } from 'vitest';
import type { InboxCounts } from '#contract/applications/application.ts';
import type { ApplicationState } from '#contract/applications/states.ts';
import { type JobCounts, recount, toShownCounts } from './job-counts.ts';

const none: InboxCounts = { new: 0, seen: 0, shortlisted: 0, interview: 0, offered: 0, notSelected: 0 };

/** Of 61 applications the newest 51 are on the device. */
const job: JobCounts = { total: 61, new: 11, counts: { ...none, new: 11, seen: 46, offered: 4 } };
const copied: ApplicationState[] = [
  'new',
  ...Array<'seen'>(46).fill('seen'),
  ...Array<'offered'>(4).fill('offered'),
];

test('numbers of the server count what is not on the device', () => {
  expect(toShownCounts(job, copied)).toEqual({ counts: job.counts, total: 61 });
});

test('without numbers by state, or where they are of another time, those of the device and the new ones count', () => {
  const shown = { counts: { ...none, new: 11, seen: 46, offered: 4 }, total: 61 };
  expect(toShownCounts({ ...job, counts: null }, copied)).toEqual(shown);
  const older: JobCounts = { ...job, counts: { ...none, new: 50 } };
  expect(toShownCounts(older, copied)).toEqual(shown);
  // No more than those that are missing can be new.
  expect(toShownCounts({ ...older, new: 40 }, copied).counts.new).toBe(11);
});

test('where all are on the device, they count, whatever was counted before', () => {
  const whole = { counts: { ...none, seen: 2 }, total: 2 };
  expect(toShownCounts({ total: 1, new: 1, counts: null }, ['seen', 'seen'])).toEqual(whole);
  expect(toShownCounts({ total: 2, new: 2, counts: { ...none, new: 2 } }, ['seen', 'seen'])).toEqual(whole);
});

test('a move counts in all numbers, a withdrawn application in none', () => {
  expect(recount(job, 'new', 'interview')).toEqual({
    total: 61,
    new: 10,
    counts: { ...none, new: 10, seen: 46, interview: 1, offered: 4 },
  });
  expect(recount(job, 'seen', 'withdrawn')).toMatchObject({ total: 60, new: 11, counts: { seen: 45 } });
  expect(recount(job, 'withdrawn', 'new')).toMatchObject({ total: 62, new: 12, counts: { new: 12 } });
  expect(recount(job, 'seen', 'seen')).toEqual(job);
  expect(recount({ total: 0, new: 0, counts: none }, 'new', 'withdrawn')).toMatchObject({ total: 0, new: 0 });
});
