import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { failureText } from './failure-text.ts';

const status = (code: number, serverMessage?: string) =>
  new ApiError('http', `status ${code}`, { status: code, serverMessage });

test.each([
  [400, 'This was not accepted (400).'],
  [401, 'You are signed out. Please sign in again (401).'],
  [403, 'You are not allowed to do this (403).'],
  [404, 'This is not available (404).'],
  [418, 'This was not accepted (418).'],
  [429, 'Too many attempts. Wait a little and try again (429).'],
  [500, 'The server has a problem (500).'],
  [503, 'The server has a problem (503).'],
])('status %i is reported in words', (code, words) => {
  expect(failureText(status(code))).toBe(words);
});

test('the server’s own words come first', () => {
  expect(failureText(status(500, 'Back at noon.'))).toBe('Back at noon.');
});

test.each<ApiErrorKind>(['unreachable', 'timeout', 'refused', 'broken'])(
  'no technical word of a call that is %s reaches a screen',
  (kind) => {
    const text = failureText(new ApiError(kind, 'ECONNRESET at undici'));
    expect(text).toMatch(/^[A-Z][a-z .A-Z]+\.$/);
    expect(text).not.toMatch(/ECONN|undici/);
  },
);

test('what no call failed with is described: without its own words', () => {
  expect(failureText(new TypeError('x is not a function'))).toBe('Something went wrong.');
});
