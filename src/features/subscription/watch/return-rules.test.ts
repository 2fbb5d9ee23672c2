import { expect, it } from 'vitest';
import { readReturn, withoutReturn } from './return-rules.ts';

const app = 'https://kaj.example';

it.each([
  [`${app}/?StatusCode=S1000`],
  [`${app}/?StatusCode=S1000#top`],
  [`${app}/jobPage?category=x&StatusCode=S1000&page=2`],
  [`${app}/jobPage?category=x?StatusCode=S1000`],
  [`${app}/aboutUs#x?StatusCode=S1000`],
])('%s is a return', (url) => {
  expect(readReturn(url, '')).toEqual({ kind: 'done' });
});

it.each([`${app}/`, `${app}/?StatusCode=S10001`, `${app}/?StatusCode=E1351`, `${app}/?AStatusCode=S1000`])(
  '%s is not a return',
  (url) => {
    expect(readReturn(url, '')).toBeNull();
  },
);

it('the configured target is a return, with and without a slash at its end', () => {
  expect(readReturn('https://pay.example/done/', 'https://pay.example/done')).toEqual({ kind: 'done' });
  expect(readReturn('https://pay.example/done?x', 'https://pay.example/done')).toBeNull();
});

it.each(['E3001', 'E3009', 'E1'])('?ErrorCode=%s is a failed one', (code) => {
  expect(readReturn(`${app}/?ErrorCode=${code}`, '')).toEqual({ kind: 'failed', code });
  expect(readReturn(`${app}/?ErrorCode=${code}`, app)).toEqual({ kind: 'failed', code });
});

it.each([
  ['/?StatusCode=S1000', '/'],
  ['/?StatusCode=S1000#top', '/#top'],
  ['/?ErrorCode=E3001', '/'],
  ['/?StatusCode=S1000&page=2', '/?page=2'],
  ['/jobPage?page=2&StatusCode=S1000', '/jobPage?page=2'],
  ['/jobPage?page=2&StatusCode=S1000&sort=salary', '/jobPage?page=2&sort=salary'],
  ['/?a=1?StatusCode=S1000', '/?a=1'],
  ['/#x?StatusCode=S1000', '/#x'],
  ['/?ErrorCode=E3001&StatusCode=S1000', '/'],
  ['/jobPage?search=StatusCode', '/jobPage?search=StatusCode'],
])('%s is left as %s', (path, left) => {
  expect(withoutReturn(app + path)).toBe(app + left);
});
