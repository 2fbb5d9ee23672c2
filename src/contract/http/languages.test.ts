import { expect, test } from 'vitest';
import { preferredLanguage, splitLanguage, toLocalPath } from './languages.ts';

test.each([
  ['/', '/bn/'],
  ['/jobPage', '/bn/jobPage'],
  ['/?search=a', '/bn/?search=a'],
  ['/jobDetailsPage?id=1#pay', '/bn/jobDetailsPage?id=1#pay'],
])('%s is %s in Bangla, and back', (path, local) => {
  expect(toLocalPath(path, 'en')).toBe(path);
  expect(toLocalPath(path, 'bn')).toBe(local);
  expect(splitLanguage(local)).toEqual({ locale: 'bn', path });
  expect(splitLanguage(path)).toEqual({ locale: 'en', path });
});

test('a path that only begins like Bangla’s is English', () => {
  expect(splitLanguage('/bnx')).toEqual({ locale: 'en', path: '/bnx' });
  expect(splitLanguage('/bn')).toEqual({ locale: 'bn', path: '/' });
});

test.each([
  ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
  ['en-GB,en;q=0.9,bn;q=0.8', 'en'],
  ['hi, bn;q=0.3, en;q=0.5', 'en'],
  ['bn;q=0, fr', undefined],
  ['', undefined],
  ['*', undefined],
])('%s prefers %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
