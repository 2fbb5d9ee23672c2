import { expect, test } from 'vitest';
import * as v from 'valibot';
import { MINUTE_MS } from '#contract/limits.ts';
import { Job } from '#contract/jobs/job.ts';
import { countNewJobs, drawHomeJobs, pickClosingJobs, toHomeJobs } from './home-jobs.ts';

const job = (id: number, requiredSkills = 'care') =>
  v.parse(Job, { _id: `job-${id}`, title: `Job ${id}`, company: 'c', category: 'k', requiredSkills });
const many = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => job(from + index));
const draw = (jobs: readonly Job[], seed = 7, drawn: readonly Job[] = []) =>
  toHomeJobs(drawHomeJobs(jobs, drawn, seed));
const ids = (jobs: readonly Job[]) => jobs.map(({ _id }) => _id);

test('draws six and six, without repeats', () => {
  const { featured, skilled } = draw(many(0, 40));
  expect(new Set([...ids(featured), ...ids(skilled)]).size).toBe(12);
});

test('the order depends on the seed, not on the answer', () => {
  const jobs = many(0, 40);
  expect(ids(draw(jobs.toReversed()).featured)).toEqual(ids(draw(jobs).featured));
  expect(ids(draw(jobs, 8).featured)).not.toEqual(ids(draw(jobs).featured));
});

test('drawn jobs stay when an answer has more jobs', () => {
  const first = drawHomeJobs(many(0, 40), [], 7);
  expect(ids(drawHomeJobs([...many(40, 100), ...many(0, 40)], first, 8))).toEqual(ids(first));
});

test('only the place of a job that is gone is filled again', () => {
  const first = drawHomeJobs(many(0, 40), [], 7);
  const left = many(0, 40).filter(({ _id }) => _id !== first[11]?._id);
  const later = drawHomeJobs(left, first, 8);
  expect(ids(later).slice(0, 11)).toEqual(ids(first).slice(0, 11));
  expect(later).toHaveLength(12);
});

test('the second six name skills', () => {
  const jobs = [...many(0, 20), ...Array.from({ length: 20 }, (_, index) => job(100 + index, ''))];
  for (let seed = 0; seed < 20; seed += 1) {
    expect(draw(jobs, seed).skilled.every((job) => job.requiredSkills.length > 0)).toBe(true);
  }
});

test('with fewer than twelve both grids show the same six', () => {
  const { featured, skilled } = draw(many(0, 11));
  expect(featured).toHaveLength(6);
  expect(skilled).toEqual(featured);
});

test('three jobs that close within a week come first by deadline; what has closed does not', () => {
  const now = Date.parse('2026-11-20T06:00:00Z');
  const closing = (day: number) => ({
    ...job(day),
    applicationDeadline: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
  });
  expect(ids(pickClosingJobs([30, 24, 19, 20, 26, 22].map(closing), now))).toEqual([
    'job-20',
    'job-22',
    'job-24',
  ]);
  expect(pickClosingJobs([closing(30), job(1)], now)).toEqual([]);
});

test('counts jobs posted since the last visit; null without any, and without known times', () => {
  const list = { jobs: [], pagination: undefined, storedAt: null };
  const count = (posted: number[], since: number) => countNewJobs({ ...list, posted }, since * MINUTE_MS);
  expect(count([90, 80, 70], 75)).toEqual({ count: 2, isMore: false });
  expect(count([90, 80, 70], 90)).toBeNull();
  expect(countNewJobs(list, 0)).toBeNull();
  // The server lists a hundred: there may be more.
  const hundred = Array.from({ length: 100 }, (_, index) => 1000 - index);
  expect(count(hundred, 900)).toEqual({ count: 100, isMore: true });
  expect(count(hundred, 901)).toEqual({ count: 99, isMore: false });
});
