import { describe, expect, test } from 'vitest';
import { isNotModified, matchesAny, mayAnswerRange } from './conditional.ts';

const etag = '"abc-br"';
const modified = new Date('2026-03-01T10:00:00.700Z');
const sameSecond = modified.toUTCString();
const earlier = new Date('2026-03-01T09:59:59Z').toUTCString();

describe('matchesAny', () => {
  test.each([
    ['*', true],
    ['"abc-br"', true],
    ['W/"abc-br"', true],
    ['"other", "abc-br"', true],
    ['"with, comma","abc-br"', true],
    ['"abc"', false],
    ['abc-br', false],
    ['', false],
  ])('%s → %s', (list, expected) => {
    expect(matchesAny(list, etag)).toBe(expected);
  });
});

const isKnownSince = (ifModifiedSince: string) =>
  isNotModified({ ifNoneMatch: undefined, ifModifiedSince }, { etag, modified });

describe('isNotModified', () => {
  test('goes by the date, to the second, when there is no ETag to compare', () => {
    expect(isKnownSince(sameSecond)).toBe(true);
    expect(isKnownSince(earlier)).toBe(false);
    expect(isKnownSince('yesterday, more or less')).toBe(false);
  });

  test('ignores the date when an ETag is sent', () => {
    const request = { ifNoneMatch: '"older"', ifModifiedSince: sameSecond };
    expect(isNotModified(request, { etag, modified })).toBe(false);
  });

  test('is false for a request without conditions', () => {
    const request = { ifNoneMatch: undefined, ifModifiedSince: undefined };
    expect(isNotModified(request, { etag, modified })).toBe(false);
  });
});

describe('mayAnswerRange', () => {
  test.each([
    [undefined, true],
    [etag, true],
    ['"older"', false],
    [`W/${etag}`, false],
    [sameSecond, true],
    [earlier, false],
    ['nonsense', false],
  ])('If-Range %s → %s', (ifRange, expected) => {
    expect(mayAnswerRange(ifRange, { etag, modified })).toBe(expected);
  });
});
