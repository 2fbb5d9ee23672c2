import { expect, test } from 'vitest';
import { readInboxSearch } from './inbox-search.ts';

const job = 'a'.repeat(24);

test.each([
  [{}, {}],
  [{ job: 'x', state: 'new' }, {}],
  [
    { job, state: 'new', page: '2', open: job },
    { job, state: 'new', page: 2, open: job },
  ],
  [{ job, state: 'withdrawn', page: '0', open: 'x', search: ' ' }, { job }],
  [
    { job, search: 1712345678 },
    { job, search: '1712345678' },
  ],
])('%j is read as %j', (raw, expected) => {
  expect(JSON.parse(JSON.stringify(readInboxSearch(raw)))).toEqual(expected);
});
