import { expect, test } from 'vitest';
import * as v from 'valibot';
import { Job } from '#contract/job.ts';
import { ApiError } from '#platform/api-error.ts';
import { toFirstPage, toListView, type ListFacts } from './list-view.ts';

const jobs = Array.from({ length: 24 }, (_, index) =>
  v.parse(Job, { _id: `j${index}`, title: `Job ${index}`, company: 'c', category: 'k' }),
);
const list = { jobs: jobs.slice(0, 10), pagination: { totalPages: 3 }, storedAt: null };
const facts: ListFacts = {
  data: undefined,
  error: null,
  dataUpdatedAt: 1000,
  isPlaceholderData: false,
  isSlow: false,
  isOnline: true,
  before: undefined,
};
const unreachable = new ApiError('unreachable', 'no network');

test('nothing known: loading, and slow when it takes long', () => {
  expect(toListView(facts)).toEqual({ kind: 'loading', isSlow: false });
  expect(toListView({ ...facts, isSlow: true })).toEqual({ kind: 'loading', isSlow: true });
});

test('data on screen is never replaced by an error', () => {
  const shown = toListView({
    ...facts,
    data: list,
    error: new ApiError('http', 'Status 500', { status: 500 }),
  });
  expect(shown).toMatchObject({ kind: 'full', list, freshness: { kind: 'failed' } });
  const changed = toListView({ ...facts, error: unreachable, before: list });
  expect(changed).toEqual({ kind: 'failed', isOffline: true, before: list });
});

test('without a network the copy says how old it is', () => {
  expect(toListView({ ...facts, data: list, error: unreachable })).toMatchObject({
    freshness: { kind: 'copy', since: 1000 },
  });
  expect(toListView({ ...facts, data: list, isOnline: false })).toMatchObject({
    freshness: { kind: 'copy', since: 1000 },
  });
  expect(toListView({ ...facts, data: { ...list, storedAt: 500 } })).toMatchObject({
    freshness: { kind: 'copy', since: 500 },
  });
});

test('an empty answer is a state of its own, but not while another list stands in', () => {
  const empty = { ...list, jobs: [] };
  expect(toListView({ ...facts, data: empty }).kind).toBe('empty');
  expect(toListView({ ...facts, data: empty, isPlaceholderData: true }).kind).toBe('loading');
});

test('the search bar’s answer becomes a first page with true numbers', () => {
  const page = toFirstPage({ jobs, pagination: undefined, storedAt: null });
  expect(page.jobs).toHaveLength(10);
  expect(page.pagination).toMatchObject({ totalPages: 3, total: 24 });
  const known = toFirstPage({ jobs, pagination: { totalPages: 5, total: 412 }, storedAt: null });
  expect(known.pagination).toMatchObject({ totalPages: 42, total: 412 });
});
