import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { readCategories, readJobs, readJobsPage } from './read-answers.ts';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const answer = (data: object) => ({ body: { success: true, data }, status: 200, storedAt: null });
const jobs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: index + 1, title: 'Job' }));
const bad = { _id: null, title: 'No id' };

describe('a list', () => {
  test('shows what can be read of it', () => {
    expect(readJobs(answer({ jobs: [bad, ...jobs(2), {}] })).jobs.map(({ _id }) => _id)).toEqual(['1', '2']);
  });

  test('without rows is empty', () => {
    expect(readJobs(answer({ jobs: [] })).jobs).toEqual([]);
    expect(readCategories(answer({ jobCategories: [] }))).toEqual([]);
  });

  test('of which no row can be read is an error', () => {
    const broken = expect.objectContaining({ kind: 'broken' } satisfies Partial<ApiError>);
    expect(() => readJobs(answer({ jobs: [bad, 'job'] }))).toThrow(broken);
    expect(() => readJobsPage(answer({ jobs: [bad] }), { page: 1, perPage: 10 })).toThrow(broken);
    expect(() => readCategories(answer({ jobCategories: [{ id: 1 }] }))).toThrow(broken);
  });
});

const read = (rows: number, page: number, more = {}) =>
  readJobsPage(answer({ jobs: jobs(rows), ...more }), { page, perPage: 10 }).pagination;

describe('a page of a server that sends no pagination', () => {
  test('has another after it while it is full', () => {
    expect(read(10, 1)).toEqual({ totalPages: 2, perPage: 10, isEstimate: true });
    expect(read(10, 3, { pagination: {} })).toEqual({ totalPages: 4, perPage: 10, isEstimate: true });
  });

  test('is the last when it is not, or when it holds more than a page', () => {
    expect(read(4, 2)).toEqual({ totalPages: 2, perPage: 10 });
    expect(read(96, 1)).toEqual({ totalPages: 1, perPage: 10 });
  });

  test('counts the rows that were sent, not those that can be read', () => {
    const page = readJobsPage(answer({ jobs: [...jobs(9), bad] }), { page: 1, perPage: 10 });
    expect([page.jobs.length, page.pagination?.totalPages]).toEqual([9, 2]);
  });
});

test('a page size that the server does not send is the requested one', () => {
  const asked = { page: 1, perPage: 5 };
  const pagination = { totalPages: '3' };
  expect(readJobsPage(answer({ jobs: jobs(5), pagination }), asked).pagination).toEqual({
    totalPages: 3,
    perPage: 5,
  });
  expect(readJobsPage(answer({ jobs: jobs(10), pagination }), asked).pagination?.perPage).toBe(10);
});
