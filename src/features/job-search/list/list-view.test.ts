import type { JobSearch } from '#contract/jobs/job-query.ts';
import { describe, expect, it, test } from 'vitest';
import * as v from 'valibot';
import { Job } from '#contract/jobs/job.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { toSearchKey } from './list-state.ts';
import {
  isReadOnThisVisit,
  toFirstPage,
  toListView,
  toShownRange,
  withStored,
  type ListViewFacts,
} from './list-view.ts';

const jobs = Array.from({ length: 24 }, (_, index) =>
  v.parse(Job, { _id: `j${index}`, title: `Job ${index}`, company: 'c', category: 'k' }),
);
const list = { jobs: jobs.slice(0, 10), pagination: { totalPages: 3 }, storedAt: null };
const facts: ListViewFacts = {
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

test('offline the copy shows its age', () => {
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

test('an empty answer is a separate state, but not while the previous list is a placeholder', () => {
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

const offlineAt = (search: JobSearch) => ({ search, isOnline: false });
const found = { kind: 'found', key: toSearchKey({ page: 2 }), list, line: 'Searched 24 jobs' } as const;
const copy = toListView({ ...facts, data: list, error: unreachable });
const empty = toListView({ ...facts, data: { ...list, jobs: [] }, isOnline: false });
const notSearched = { kind: 'failed', retry: () => undefined } as const;
const failed = toListView({ ...facts, error: unreachable, before: list });

test('what is found on the device replaces copies of lists', () => {
  const stored = { ...found, kind: 'stored', hasFailed: false };
  expect(withStored(copy, offlineAt({ page: 2 }), found)).toEqual({ ...stored, isChanging: false });
  expect(withStored(copy, offlineAt({ page: 3 }), found)).toEqual({ ...stored, isChanging: true });
  for (const view of [empty, failed]) expect(withStored(view, offlineAt({}), found).kind).toBe('stored');
});

test('with a link at hand, a request that failed is said above what is found on the device', () => {
  expect(withStored(failed, { search: {}, isOnline: true }, found)).toMatchObject({ hasFailed: true });
});

test('until the device is searched nothing says that there are no jobs', () => {
  expect(withStored(copy, offlineAt({}), { kind: 'searching' })).toBe(copy);
  for (const view of [empty, failed])
    expect(withStored(view, offlineAt({}), { kind: 'searching' })).toEqual({
      kind: 'loading',
      isSlow: false,
    });
  const unsearched = { kind: 'failed', isOffline: true, isUnsearched: true };
  expect(withStored(empty, offlineAt({}), notSearched)).toEqual({ ...unsearched, before: undefined });
  expect(withStored(failed, offlineAt({}), notSearched)).toEqual({ ...unsearched, before: list });
});

test('a device without jobs changes nothing', () => {
  for (const view of [copy, empty, failed])
    expect(withStored(view, offlineAt({}), { kind: 'none' })).toBe(view);
});

test('a list that the server gave while the page is open is no copy', () => {
  const lately = performance.timeOrigin + 1;
  expect(isReadOnThisVisit({ ...facts, data: list, dataUpdatedAt: lately })).toBe(true);
  expect(isReadOnThisVisit({ ...facts, data: list, dataUpdatedAt: performance.timeOrigin - 1 })).toBe(false);
  expect(isReadOnThisVisit({ ...facts, data: { ...list, storedAt: lately }, dataUpdatedAt: lately })).toBe(
    false,
  );
  expect(isReadOnThisVisit({ ...facts, data: list, dataUpdatedAt: lately, isPlaceholderData: true })).toBe(
    false,
  );
});

describe('toShownRange', () => {
  it('uses the true total where the server sends one', () => {
    const pagination = { totalPages: 5, total: 42, page: 5, perPage: 10 };
    expect(toShownRange(pagination, 5, 2)).toEqual({ from: 41, to: 42, total: 42, isEstimate: false });
  });

  it('estimates from the pages where it does not, and knows the last page exactly', () => {
    expect(toShownRange({ totalPages: 4 }, 1, 10)).toEqual({ from: 1, to: 10, total: 40, isEstimate: true });
    expect(toShownRange({ totalPages: 4 }, 4, 3)).toEqual({ from: 31, to: 33, total: 33, isEstimate: false });
  });

  it('shows 0-0 of nothing', () => {
    expect(toShownRange({ totalPages: 0, total: 0 }, 1, 0)).toEqual({
      from: 0,
      to: 0,
      total: 0,
      isEstimate: false,
    });
  });
});
