import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFailure, logEvents } from './log.ts';

test('our own error is logged with message and stack', () => {
  const text = describeFailure(new Error('the shelf is full'));
  expect(text).toContain('the shelf is full');
  expect(text).toContain('log.test.ts');
});

test('a database error is logged with code and statement, without values', () => {
  const cause = Object.assign(new Error('invalid input "rahim@example.com"'), {
    code: '22P02',
    detail: 'Key (email)=(rahim@example.com)',
  });
  const wrapped = Object.assign(new Error('Failed query: select $1 params: rahim@example.com', { cause }), {
    query: 'select $1',
    params: ['rahim@example.com'],
  });
  const text = describeFailure(wrapped);
  expect(text).toContain('22P02');
  expect(text).toContain('select $1');
  expect(text).toContain('log.test.ts');
  expect(text).not.toContain('rahim');
});

test('the README’s table names every event with a meaning, and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const [, table = ''] = /\n\| event .*\n\|[ -|]*\n((?:\|.*\n)+)/.exec(readme) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((row) => /^\| `([^`]+)` +\| (?:info|error|alert|info, alert) +\| \S.{15,}\|$/.exec(row)?.[1]);
  expect(rows.toSorted()).toEqual([...logEvents].sort());
});
