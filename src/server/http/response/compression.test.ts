import { expect, test } from 'vitest';
import { chooseCoding } from './compression.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['BR ; Q=1', 'br'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['zstd', 'identity'],
])('Accept-Encoding: %s → %s', (header, expected) => {
  expect(chooseCoding(header)).toBe(expected);
});

test('only what is there can be chosen', () => {
  expect(chooseCoding('br, gzip', ['identity', 'gzip'])).toBe('gzip');
  expect(chooseCoding('br, gzip', ['identity'])).toBe('identity');
});
