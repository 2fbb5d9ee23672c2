import { describe, expect, test } from 'vitest';
import { isTooSlow, isUnavailable, postgresCode } from './database-errors.ts';

/** As Drizzle wraps what the driver throws. */
const wrap = (cause: Error) => new Error('Failed query: select 1', { cause });
const coded = (code: string) => Object.assign(new Error('refused'), { code });

describe('a database that is away', () => {
  test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT'])(
    'is known by %s of its socket',
    (code) => expect(isUnavailable(wrap(coded(code)))).toBe(true),
  );

  test.each(['57P01', '57P02', '57P03', '57P05', '08006', '53300'])('is known by its own %s', (code) =>
    expect(isUnavailable(wrap(coded(code)))).toBe(true),
  );

  test.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('is known by what the driver says: %s', (message) => {
    expect(isUnavailable(wrap(new Error(message)))).toBe(true);
  });

  test.each([coded('23505'), coded('22P02'), coded('57014'), new Error('a slip of ours'), 'text', null])(
    'is another thing than %s',
    (error) => expect(isUnavailable(error)).toBe(false),
  );
});

test('a statement that was cancelled is too slow', () => {
  expect(isTooSlow(wrap(coded('57014')))).toBe(true);
  expect(isTooSlow(wrap(coded('57P01')))).toBe(false);
});

test('the codes of sockets are none of the database', () => {
  expect(postgresCode(wrap(coded('23505')))).toBe('23505');
  expect(postgresCode(wrap(coded('EPIPE')))).toBeNull();
});
