import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitFirstList, withListSize } from '#boot/fit-first-list.ts';
import type { FirstRead } from '#contract/first-read.ts';
import { Job } from '#contract/job.ts';

const jobs = Array.from({ length: 10 }, (_, index) => v.parse(Job, { _id: `job-${index}`, title: 'Cook' }));

const toRead = (key: string, shown = jobs): FirstRead => ({
  kind: 'list',
  key,
  at: 1,
  data: { jobs: shown, pagination: { totalPages: 3, total: 23, page: 1, perPage: 10 }, storedAt: null },
});

function choose(saver: 'on' | 'off'): void {
  vi.stubGlobal('localStorage', { getItem: () => saver });
}

beforeEach(() => choose('on'));
afterEach(() => void vi.unstubAllGlobals());

describe('a known list under the data saver', () => {
  it('is cut to the smaller page, with true numbers', () => {
    const fitted = fitFirstList(toRead('page=1&perPage=10&search=cook'));
    expect(fitted?.key).toBe('page=1&perPage=5&search=cook');
    expect(fitted?.kind === 'list' && fitted.data.jobs.map(({ _id }) => _id)).toEqual(
      jobs.slice(0, 5).map(({ _id }) => _id),
    );
    expect(fitted?.kind === 'list' && fitted.data.pagination).toEqual({
      totalPages: 5,
      total: 23,
      page: 1,
      perPage: 5,
    });
  });

  it('is of no use when it is another than the first page', () => {
    expect(fitFirstList(toRead('page=2&perPage=10'))).toBeUndefined();
    expect(fitFirstList(toRead('page=11&perPage=10'))).toBeUndefined();
  });

  it('stays as it is when it was read for the smaller page', () => {
    const read = toRead('page=2&perPage=5', jobs.slice(0, 5));
    expect(fitFirstList(read)).toBe(read);
  });

  it('is asked for in the smaller size', () => {
    expect(withListSize('?page=1&perPage=10')).toBe('?page=1&perPage=5');
  });
});

describe('a known list without the data saver', () => {
  beforeEach(() => choose('off'));

  it('stays as it is', () => {
    const read = toRead('page=1&perPage=10');
    expect(fitFirstList(read)).toBe(read);
  });

  it('is of no use when it was read for the smaller page', () => {
    expect(fitFirstList(toRead('page=1&perPage=5', jobs.slice(0, 5)))).toBeUndefined();
  });
});
