import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUrlSearch, toUrlSearchText } from './url-search.ts';

test('of a repeated name the first value that says something counts, lists have all of theirs', () => {
  expect(parseUrlSearch('?search=a&search=b')).toEqual({ search: 'a' });
  expect(parseUrlSearch('category=&category=x&category=y')).toEqual({ category: 'x' });
  expect(parseUrlSearch('?jobType=remote&page=2&jobType=hybrid&page=3')).toEqual({
    jobType: 'remote,hybrid',
    page: '2',
  });
  expect(parseUrlSearch('?')).toEqual({});
  expect(parseUrlSearch('&=&a&b=&__proto__=x')).toEqual(Object.fromEntries([['__proto__', 'x']]));
});

test.each([
  ['search=C++', 'C++'],
  ['search=c++&page=2', 'c++'],
  ['search=C++%20developer', 'C++ developer'],
  ['search=C%2B%2B+developer', 'C++ developer'],
  ['search=sales+manager', 'sales manager'],
  ['search=sales+', 'sales '],
  ['search=sales++manager', 'sales  manager'],
])('%s asks for %j', (search, text) => {
  expect(parseUrlSearch(search)['search']).toBe(text);
});

test('reads each value as browsers do, broken escapes as well', () => {
  const piece = fc.oneof(
    fc.constantFrom('%', '%2', '%zz', '%E0%A6%9A', '+', '=', '%26', '%F0%9F%98%80', '?', "'"),
    fc.string({ unit: 'grapheme', maxLength: 4 }).map(encodeURIComponent),
    fc.string({ unit: 'grapheme-ascii', maxLength: 4 }).map((text) => text.replaceAll(/[&+#]/g, '')),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('').replaceAll('++', '+');
      expect(parseUrlSearch(`a=${text}`)['a'] ?? '').toBe(new URLSearchParams(`a=${text}`).get('a'));
    }),
  );
});

test('a link that was cut off keeps what is whole', () => {
  expect(parseUrlSearch('a=%E0%A6%9A%E0%A6')['a']).toBe('চ\uFFFD\uFFFD');
  expect(parseUrlSearch('a=x%ff&b=%ED%A0%80')).toEqual({ a: 'x\uFFFD', b: '\uFFFD' });
});

test('writes what it reads back, and what a URL writes', () => {
  const values = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1 }));
  fc.assert(
    fc.property(values, (given) => {
      const text = toUrlSearchText(given);
      expect(new URL(`http://a/?${text}`).search).toBe(text === '' ? '' : `?${text}`);
      const lists = Object.keys(given).some((name) => ['jobType', 'experienceLevel'].includes(name));
      if (!lists) expect(parseUrlSearch(text)).toEqual(given);
    }),
  );
  expect(toUrlSearchText({ a: "Cox's", b: undefined, c: '', d: ['x', 'y'], e: 'half \ud83d' })).toBe(
    'a=Cox%27s&d=x,y&e=half%20',
  );
});
