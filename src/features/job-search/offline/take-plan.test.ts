import { describe, expect, test } from 'vitest';
import { toCounts, toReplaced, toTakenIds } from './take-plan.ts';

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

describe('room for one more search', () => {
  const searches = [3, 1, 5, 4, 2].map((startedAt) => ({
    query: `search=${startedAt}`,
    search: {},
    startedAt,
    ids: [],
    missing: [],
    jobs: 0,
    bytes: 0,
  }));

  test('of five the oldest goes', () => {
    expect(toReplaced(searches, 'search=new').map(({ query }) => query)).toEqual(['search=1']);
  });

  test('for a search that is here, and while there are fewer, none goes', () => {
    expect(toReplaced(searches, 'search=1')).toEqual([]);
    expect(toReplaced(searches.slice(1), 'search=new')).toEqual([]);
  });
});

describe('the jobs of a search after more of it were taken', () => {
  test('from its beginning, they are its jobs', () => {
    expect(toTakenIds(['a', 'b'], ['b', 'c'], 0)).toEqual(['b', 'c']);
  });

  test('from a later page on, they follow those that are here, at most two hundred', () => {
    expect(toTakenIds(['a', 'b'], ['b', 'c'], 10)).toEqual(['a', 'b', 'c']);
    const many = Array.from({ length: 200 }, (_, index) => `old ${index}`);
    const ids = toTakenIds(many, ['new'], 200);
    expect(ids).toHaveLength(200);
    expect(ids.at(-1)).toBe('new');
  });
});
