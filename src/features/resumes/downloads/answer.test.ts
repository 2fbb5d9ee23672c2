import { expect, test } from 'vitest';
import { readDownloadAnswer } from './answer.ts';

const read = (headers: Record<string, string>, status = 200) =>
  readDownloadAnswer({ status, headers: new Headers(headers) });

test('the version of a whole file', () => {
  const headers = {
    'content-type': 'application/msword',
    'content-length': '300',
    etag: '"a"',
    'repr-digest': 'md5=:AAAA:, sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:',
  };
  expect(read(headers)).toMatchObject({
    version: {
      etag: '"a"',
      total: 300,
      digest: 'sha-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      type: 'application/msword',
    },
    start: null,
    isPage: false,
  });
});

test('a part states where it begins and the size of the whole file', () => {
  const part = { 'content-range': 'bytes 100-299/300', 'content-length': '200' };
  expect(read(part, 206)).toMatchObject({ start: 100, version: { total: 300 } });
});

test.each(['bytes 100-299/*', 'bytes 300-100/300', 'bytes 100-400/300', 'items 1-2/3', 'bytes 1-2'])(
  'the range "%s" is no part',
  (range) => {
    expect(read({ 'content-range': range }, 206)).toMatchObject({ start: null, version: { total: null } });
  },
);

test('weak validators and the headers of an encoded body are ignored', () => {
  expect(read({ etag: 'W/"a"' }).version.etag).toBeNull();
  const encoded = {
    'content-encoding': 'gzip',
    'content-length': '9',
    etag: '"a"',
    'repr-digest': 'sha-256=:AAAA:',
  };
  expect(read(encoded).version).toMatchObject({ etag: null, total: null, digest: null });
  expect(read({ ...encoded, 'content-encoding': 'identity' }).version.total).toBe(9);
});

test('a page is not the file, and Retry-After is in seconds', () => {
  expect(read({ 'content-type': 'Text/HTML; charset=utf-8' }).isPage).toBe(true);
  expect(read({ 'retry-after': '7' }, 503).retryAfterMs).toBe(7000);
  expect(read({ 'retry-after': 'soon' }, 503).retryAfterMs).toBe(0);
});
