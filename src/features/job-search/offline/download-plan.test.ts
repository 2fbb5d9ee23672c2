import { describe, expect, test } from 'vitest';
import { toCounts, toReplaced, toOfflineIds, listJobIds, type ReadPage } from './download-jobs.ts';
import * as v from 'valibot';
import type { JobListResult } from '#api/read-answers.ts';
import { Job } from '#contract/jobs/job.ts';
import { ApiError } from '#platform/http/api-error.ts';

describe('how many jobs are offered', () => {
  test.each([
    [0, []],
    [7, [7]],
    [50, [50]],
    [84, [50, 84]],
    [200, [50, 100, 200]],
    [234, [50, 100, 200]],
    [5000, [50, 100, 200]],
  ])('of %i', (available, counts) => {
    expect(toCounts(available)).toEqual(counts);
  });
});

describe('replacing searches', () => {
  const searches = [3, 1, 5, 4, 2].map((startedAt) => ({
    query: `search=${startedAt}`,
    search: {},
    startedAt,
    ids: [],
    missing: [],
    jobs: 0,
    bytes: 0,
  }));

  test('of five the oldest is replaced', () => {
    expect(toReplaced(searches, 'search=new').map(({ query }) => query)).toEqual(['search=1']);
  });

  test('none is replaced by a known search, or while there are fewer', () => {
    expect(toReplaced(searches, 'search=1')).toEqual([]);
    expect(toReplaced(searches.slice(1), 'search=new')).toEqual([]);
  });
});

describe('the jobs of a search after a download of more', () => {
  test('from its beginning, they are its jobs', () => {
    expect(toOfflineIds(['a', 'b'], ['b', 'c'], 0)).toEqual(['b', 'c']);
  });

  test('from a later page on, they follow those that are here, at most two hundred', () => {
    expect(toOfflineIds(['a', 'b'], ['b', 'c'], 10)).toEqual(['a', 'b', 'c']);
    const many = Array.from({ length: 200 }, (_, index) => `old ${index}`);
    const ids = toOfflineIds(many, ['new'], 200);
    expect(ids).toHaveLength(200);
    expect(ids.at(-1)).toBe('new');
  });
});

const rows = Array.from({ length: 234 }, (_, index) => v.parse(Job, { _id: String(index), title: 'A job' }));

type Pagination = NonNullable<JobListResult['pagination']>;

/** A server that has those jobs, in pages of at most so many. */
function createServer(largest: number, describePage: (pagination: Pagination) => Pagination | undefined) {
  const asked: string[] = [];
  const readPage: ReadPage = async (page, perPage) => {
    asked.push(`${page}/${perPage}`);
    const size = Math.min(perPage, largest);
    const pagination = describePage({ totalPages: Math.ceil(rows.length / size), perPage: size });
    return { jobs: rows.slice((page - 1) * size, page * size), pagination, storedAt: null };
  };
  return { asked, readPage };
}

const toIds = (from: number, to: number): string[] => rows.slice(from, to).map(({ _id }) => _id);
/** The pagination of §7, without our extensions. */
const bare = ({ totalPages }: Pagination): Pagination => ({ totalPages });

describe('the jobs of a search to download', () => {
  test('come in pages of a hundred where the server sends such', async () => {
    const { asked, readPage } = createServer(100, (told) => told);
    expect(await listJobIds(readPage, { from: 0, count: 200 })).toEqual(toIds(0, 200));
    expect(asked).toEqual(['1/100', '2/100']);
  });

  test('come in pages of ten from a server that knows no others', async () => {
    const { asked, readPage } = createServer(10, bare);
    expect(await listJobIds(readPage, { from: 0, count: 50 })).toEqual(toIds(0, 50));
    expect(asked).toEqual(['1/100', '2/10', '3/10', '4/10', '5/10']);
  });

  test('begin with the page that is open, whatever the size of pages', async () => {
    expect(await listJobIds(createServer(100, bare).readPage, { from: 80, count: 50 })).toEqual(
      toIds(80, 130),
    );
    expect(await listJobIds(createServer(10, bare).readPage, { from: 80, count: 50 })).toEqual(
      toIds(80, 130),
    );
  });

  test('end with the last there is', async () => {
    const { readPage } = createServer(100, bare);
    expect(await listJobIds(readPage, { from: 200, count: 200 })).toEqual(toIds(200, 234));
    expect(await listJobIds(readPage, { from: 300, count: 200 })).toEqual([]);
  });

  test('a server that refuses large pages is asked for small ones', async () => {
    const { readPage } = createServer(10, bare);
    const strict: ReadPage = (page, perPage) =>
      perPage > 10
        ? Promise.reject(new ApiError('http', 'Status 400', { status: 400 }))
        : readPage(page, perPage);
    expect(await listJobIds(strict, { from: 20, count: 30 })).toEqual(toIds(20, 50));
  });

  test('are listed from pages without a total', async () => {
    const { asked, readPage } = createServer(10, () => undefined);
    expect(await listJobIds(readPage, { from: 0, count: 25 })).toEqual(toIds(0, 25));
    expect(asked).toEqual(['1/100', '2/10', '3/10']);
    expect(await listJobIds(readPage, { from: 220, count: 50 })).toEqual(toIds(220, 234));
  });

  test('are listed once by a server that sends the same ten for every page', async () => {
    const { readPage } = createServer(10, () => undefined);
    expect(await listJobIds(() => readPage(1, 10), { from: 0, count: 50 })).toEqual(toIds(0, 10));
  });

  test('a server without pages has sent all there is', async () => {
    const { asked, readPage } = createServer(1000, () => undefined);
    expect((await listJobIds(readPage, { from: 0, count: 50 })).length).toBe(50);
    expect(asked).toEqual(['1/100']);
  });

  test('a network failure does not lead to smaller pages', async () => {
    const asked: number[] = [];
    const gone: ReadPage = (_page, perPage) => {
      asked.push(perPage);
      return Promise.reject(new ApiError('unreachable', 'gone'));
    };
    await expect(listJobIds(gone, { from: 0, count: 50 })).rejects.toThrow('gone');
    expect(asked).toEqual([100]);
  });
});
