import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJobQuery } from '../jobs/job-query.ts';
import { readBesideJob, toPageAddress, toPageSearch } from './page-search.ts';
import { parseUrlSearch } from './url-search.ts';

const ids = fc.stringMatching(/^[\w-]{1,100}$/);

test('the job beside a list is a part of the address, and of nothing that asks for the list', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const search = toPageSearch('/jobPage', `?job=${id}&sort=salary&x=1`);
      expect(search).toBe(`?sort=salary&job=${id}`);
      expect(readBesideJob(parseUrlSearch(search))).toEqual({ job: id });
      expect(parseJobQuery(search)).toEqual({ sort: 'salary' });
      expect(toPageAddress(`/jobpage${search}#x`)).toBe(`/jobpage${search}#x`);
    }),
  );
});

test.each(['', 'a b', '../x', '"><b>', 'x'.repeat(101), 'চাকরি'])('%j is no job', (id) => {
  expect(toPageSearch('/jobPage', `?job=${encodeURIComponent(id)}`)).toBe('');
});

test('of two jobs the first counts, and only a list has one', () => {
  expect(toPageSearch('/jobPage', '?job=a&job=b')).toBe('?job=a');
  for (const path of ['/', '/jobDetailsPage', '/faq']) expect(toPageSearch(path, '?job=a')).toBe('');
});
