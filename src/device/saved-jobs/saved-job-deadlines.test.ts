import { expect, test } from 'vitest';
import type { Job } from '#contract/jobs/job.ts';
import { makeSavedJob } from '../../../tests/support/make.ts';
import { countClosingSoon, pickClosing, sortByDeadline } from './saved-job-rules.ts';
import { toTerm } from './stored-job.ts';
import type { SavedJob } from './saved-job.ts';

/** Noon in Bangladesh. */
const now = Date.parse('2026-11-20T06:00:00Z');

const createSaved = (id: string, applicationDeadline: string, changes: Partial<SavedJob> = {}): SavedJob =>
  makeSavedJob({ job: { _id: id, title: id, applicationDeadline, status: 'active' }, ...changes });

const known = (job: Job): SavedJob['latest'] => ({ kind: 'found', job, company: null, at: 2 });
const idsOf = (saved: readonly SavedJob[]) => saved.map(({ job }) => job._id);

test('open jobs stand by deadline, then those without one, then what has closed, the latest first', () => {
  const jobs = [
    createSaved('no deadline', ''),
    createSaved('long closed', '2026-01-01'),
    createSaved('december', '2026-12-01'),
    createSaved('closed yesterday', '2026-11-19'),
    createSaved('today', '2026-11-20'),
  ];
  const sorted = ['today', 'december', 'no deadline', 'closed yesterday', 'long closed'];
  expect(idsOf(sortByDeadline(jobs, now))).toEqual(sorted);
});

test('what the server said since counts: a moved deadline, closing, removal', () => {
  const base = createSaved('moved ahead', '2026-12-24');
  const jobs = [
    createSaved('removed', '2026-11-21', { latest: { kind: 'removed', at: 2 } }),
    createSaved('closed early', '2026-11-22', {
      latest: known({ ...createSaved('closed early', '2026-11-22').job, status: 'closed' }),
    }),
    createSaved('as it was', '2026-11-25'),
    { ...base, latest: known({ ...base.job, applicationDeadline: '2026-11-21' }) },
  ];
  expect(idsOf(sortByDeadline(jobs, now))).toEqual(['moved ahead', 'as it was', 'closed early', 'removed']);
  expect(countClosingSoon(jobs, now)).toBe(1);
});

test('of the latest server copy, only the deadline and status replace the saved ones', () => {
  const base = createSaved('a', '2026-12-24');
  const moved = { ...base.job, title: 'b', applicationDeadline: '2026-11-21', status: 'closed' };
  const closing = { applicationDeadline: '2026-11-21', status: 'closed' };
  expect(toTerm({ ...base, latest: known(moved) })).toEqual(closing);
});

test('jobs of one deadline stand by when they were saved, the newest first', () => {
  const jobs = [createSaved('older', '2026-12-01'), createSaved('newer', '2026-12-01', { savedAt: 2 })];
  expect(idsOf(sortByDeadline(jobs, now))).toEqual(['newer', 'older']);
});

test('soon is today and the three days after it, in the calendar of Bangladesh', () => {
  const until = (day: string) => countClosingSoon([createSaved('a', day)], now);
  expect(['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', ''].map(until)).toEqual([0, 1, 1, 0, 0]);
  const lateEvening = Date.parse('2026-11-20T18:30:00Z');
  expect(countClosingSoon([createSaved('a', '2026-11-20')], lateEvening)).toBe(0);
  expect(countClosingSoon([createSaved('a', '2026-11-24')], lateEvening)).toBe(1);
});

test('saved jobs that close within a week are those to apply for, the first to close first', () => {
  const jobs = [
    createSaved('in a week', '2026-11-27'),
    createSaved('later', '2026-11-28'),
    createSaved('no deadline', ''),
    createSaved('today', '2026-11-20'),
    createSaved('yesterday', '2026-11-19'),
    createSaved('sent', '2026-11-21', { stage: 'sent' }),
    createSaved('letter is written', '2026-11-22', { stage: 'written' }),
    createSaved('removed', '2026-11-21', { latest: { kind: 'removed', at: 2 } }),
  ];
  expect(idsOf(pickClosing(jobs, now))).toEqual(['today', 'letter is written', 'in a week']);
});
