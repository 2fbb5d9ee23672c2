import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Job } from './job.ts';
import { createJobIndex, matchJobs } from './job-match.ts';
import type { JobSearch } from './job-query.ts';
import { DAY_MS } from '../limits.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const inDays = (days: number): string => new Date(now + days * DAY_MS).toISOString();

/** A job as some server sends it: whatever is not said is missing. */
const job = (_id: string, more: object = {}): Job =>
  v.parse(Job, { _id, title: `Job ${_id}`, applicationDeadline: inDays(9), ...more });

const find = (jobs: Job[], search: JobSearch) =>
  matchJobs(createJobIndex(jobs), search, now).map(({ _id }) => _id);

describe('jobs of a server with few fields', () => {
  test('jobs without a date of posting stay as they were listed', () => {
    expect(find([job('b'), job('a'), job('c')], {})).toEqual(['b', 'a', 'c']);
  });

  test('a category that comes as an id alone is found by it, one with a name by either', () => {
    const jobs = [job('a', { category: 'c1' }), job('b', { category: { _id: 'c2', name: 'Nursing' } })];
    expect(find(jobs, { category: 'c1' })).toEqual(['a']);
    expect(find(jobs, { category: 'c2' })).toEqual(['b']);
    expect(find(jobs, { category: ' nursing' })).toEqual(['b']);
  });

  test('one amount of pay is both bounds; no pay is below every bound', () => {
    const jobs = [
      job('a', { salary: { min: 300, currency: 'USD' } }),
      job('b'),
      job('c', { salary: { min: '100', max: '900', currency: 'USD' } }),
    ];
    expect(find(jobs, { minSalary: 200, maxSalary: 400 })).toEqual(['a', 'c']);
    expect(find(jobs, { minSalary: 500, maxSalary: 800 })).toEqual(['c']);
  });

  test('bounds mean a month’s pay, in dollars or in the currency that was chosen', () => {
    const jobs = [
      job('by the hour', { salary: { min: 110, max: 140, currency: 'BDT', type: 'hourly' } }),
      job('by the month', { salary: { min: 21_000, max: 27_000, currency: 'BDT', type: 'monthly' } }),
      job('by the year', { salary: { min: 24_000, max: 30_000, currency: 'USD', type: 'yearly' } }),
    ];
    expect(find(jobs, { minSalary: 50, maxSalary: 5000 })).toEqual(jobs.map(({ _id }) => _id));
    expect(find(jobs, { minSalary: 50, maxSalary: 200 })).toEqual(['by the hour', 'by the month']);
    expect(find(jobs, { minSalary: 200, maxSalary: 300 })).toEqual(['by the hour', 'by the month']);
    expect(find(jobs, { minSalary: 26_000, payCurrency: 'BDT' })).toEqual(['by the month', 'by the year']);
    expect(find(jobs, { minSalary: 20_000, maxSalary: 20_500, payCurrency: 'BDT' })).toEqual(['by the hour']);
  });

  test('either spelling of a level is the level', () => {
    expect(find([job('a', { experienceLevel: '1-2 years' })], { experienceLevel: ['1-2years'] })).toEqual([
      'a',
    ]);
  });
});

describe('what time does to stored jobs', () => {
  test('a job is listed until the day of its deadline ends in Bangladesh', () => {
    const jobs = [
      job('today', { applicationDeadline: inDays(0) }),
      job('past', { applicationDeadline: inDays(-1) }),
    ];
    expect(find(jobs, {})).toEqual(['today']);
    expect(
      find([job('closed', { status: 'closed' }), job('endless', { applicationDeadline: '' })], {}),
    ).toEqual(['endless']);
  });

  test('by pay, a month’s sum counts, and pay that nobody pays comes last', () => {
    const jobs = [
      job('none'),
      job('thousands', { salary: { min: 15, max: 20, currency: 'BDT', type: 'monthly' } }),
      job('an hour', { salary: { min: 700, max: 800, currency: 'BDT', type: 'hourly' } }),
      job('wrong period', { salary: { min: 25_000, max: 30_000, currency: 'BDT', type: 'hourly' } }),
      job('wrong currency', { salary: { min: 25_000, max: 30_000, currency: 'USD', type: 'monthly' } }),
      job('a month', { salary: { min: 100_000, max: 150_000, currency: 'BDT', type: 'monthly' } }),
    ];
    const found = find(jobs, { sort: 'salary' });
    expect(found.slice(0, 2)).toEqual(['a month', 'an hour']);
    expect(found).toHaveLength(jobs.length);
  });

  test('by deadline, a job without one comes last', () => {
    const jobs = [
      job('endless', { applicationDeadline: '' }),
      job('a'),
      job('soon', { applicationDeadline: inDays(1) }),
    ];
    expect(find(jobs, { sort: 'deadline' })).toEqual(['soon', 'a', 'endless']);
  });
});

test('a period begins at midnight in Bangladesh, today among its days', () => {
  const at = (_id: string) => job(_id, { postedAt: _id });
  const jobs = ['2026-11-20T05:00Z', '2026-11-19T18:00Z', '2026-11-19T17:59Z', '2026-11-17T18:00Z'].map(at);
  const older = ['2026-11-17T17:59Z', '2026-11-13T18:00Z', '2026-11-13T17:59Z'].map(at);
  const all = [...jobs, ...older, job('unknown')];
  expect(find(all, { postedWithin: 'today' })).toHaveLength(2);
  expect(find(all, { postedWithin: '3days' })).toEqual(jobs.map(({ _id }) => _id));
  expect(find(all, { postedWithin: '7days' })).toHaveLength(6);
});

describe('words', () => {
  const jobs = [
    job('text', { description: 'We need a welder.' }),
    job('skill', { requiredSkills: ['Welder'] }),
    job('title', { title: 'Welder' }),
  ];

  test('a title suits better than a skill, a skill better than the rest', () => {
    expect(find(jobs, { search: 'welder' })).toEqual(['title', 'skill', 'text']);
  });

  test('beginnings, endings and a small slip find it as well', () => {
    for (const search of ['wel', 'welders', 'weldor']) {
      expect(find(jobs, { search }), search).toEqual(['title', 'skill', 'text']);
    }
    expect(find(jobs, { search: 'plumber' })).toEqual([]);
  });

  test('both ways of writing a Bangla letter find both', () => {
    const composed = 'প্রয়োজন';
    const parted = composed.normalize('NFD');
    const both = [job('a', { title: composed }), job('b', { title: parted })];
    expect(parted).not.toBe(composed);
    expect(find(both, { search: composed })).toEqual(['a', 'b']);
    expect(find(both, { search: parted })).toEqual(['a', 'b']);
  });

  test('marks alone find nothing, spaces alone ask for nothing', () => {
    expect(find(jobs, { search: '???' })).toEqual([]);
    expect(find(jobs, { search: '  ' })).toHaveLength(3);
  });
});
