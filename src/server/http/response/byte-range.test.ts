import { expect, test } from 'vitest';
import { parseRange, toContentRange } from './conditional.ts';

const SIZE = 1000;
const part = (start: number, end: number) => ({ kind: 'part', start, end });

test.each([
  ['bytes=0-99', part(0, 99)],
  ['bytes=500-', part(500, 999)],
  ['bytes=-100', part(900, 999)],
  ['bytes=-5000', part(0, 999)],
  ['bytes=990-5000', part(990, 999)],
  ['bytes=999-999', part(999, 999)],
  ['Bytes=0-0', part(0, 0)],
])('%s is a part', (header, expected) => {
  expect(parseRange(header, SIZE)).toEqual(expected);
});

test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%s cannot be answered', (header) => {
  expect(parseRange(header, SIZE)).toEqual({ kind: 'unsatisfiable' });
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-1',
  'bytes=0-1,5-9',
  'lines=0-9',
  'bytes=a-b',
  'bytes=0x1-2',
])('%s gives the whole body', (header) => {
  expect(parseRange(header, SIZE)).toEqual({ kind: 'whole' });
});

test('an empty body has no parts', () => {
  expect(parseRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
  expect(parseRange('bytes=-5', 0)).toEqual({ kind: 'unsatisfiable' });
});

test('Content-Range names the part and the size', () => {
  expect(toContentRange({ kind: 'part', start: 0, end: 99 }, SIZE)).toBe('bytes 0-99/1000');
  expect(toContentRange({ kind: 'unsatisfiable' }, SIZE)).toBe('bytes */1000');
});
