import { expect, test } from 'vitest';
import { describeFailure } from './log.ts';

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
