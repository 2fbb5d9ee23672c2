import { describe, expect, it, test } from 'vitest';
import { readAnswer, readFileName, toSafeName } from './answer.ts';

const read = (headers: Record<string, string>, status = 200) =>
  readAnswer({ status, headers: new Headers(headers) }, Date.UTC(2026, 0, 1));

describe('the head of an answer', () => {
  it('reads the version of a whole file', () => {
    const { version, isEncoded, isPage } = read({
      'content-type': 'application/msword',
      'content-length': '300',
      etag: '"a"',
      'repr-digest': 'md5=:AAAA:, sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:',
      'content-disposition': `attachment; filename="cv.doc"; filename*=UTF-8''%E0%A6%95.doc`,
    });
    expect(version).toEqual({
      etag: '"a"',
      total: 300,
      digest: 'sha-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      name: 'ক.doc',
      type: 'application/msword',
    });
    expect([isEncoded, isPage]).toEqual([false, false]);
  });

  it('takes the size of the whole from a part, and ranges that make no sense for none', () => {
    const part = { kind: 'part', start: 100, end: 300, total: 300 };
    expect(read({ 'content-range': 'bytes 100-299/300', 'content-length': '200' }, 206)).toMatchObject({
      range: part,
      version: { total: 300 },
    });
    expect(read({ 'content-range': 'bytes 100-299/*' }, 206).range).toEqual({ ...part, total: null });
    expect(read({ 'content-range': 'bytes */300' }, 416).range).toEqual({ kind: 'none', total: 300 });
    for (const range of ['bytes 300-100/300', 'bytes 100-400/300', 'items 1-2/3', 'bytes 1-2']) {
      expect(read({ 'content-range': range }, 206).range).toBeNull();
    }
  });

  it('ignores weak validators, and the headers of an encoded body', () => {
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

  it('knows a page, and how long to wait', () => {
    expect(read({ 'content-type': 'Text/HTML; charset=utf-8' }).isPage).toBe(true);
    expect(read({ 'retry-after': '7' }, 503).retryAfterMs).toBe(7000);
    expect(read({ 'retry-after': 'Thu, 01 Jan 2026 00:01:00 GMT' }, 503).retryAfterMs).toBe(60_000);
    expect(read({ 'retry-after': 'soon' }, 503).retryAfterMs).toBeNull();
  });
});

test.each([
  [`attachment; filename="a b.docx"`, 'a b.docx'],
  ['attachment; filename=cv.docx', 'cv.docx'],
  [`attachment; filename="x.docx"; filename*=utf-8'bn'%E0%A6%9C%E0%A7%80.docx`, 'জী.docx'],
  [`attachment; filename="x.docx"; filename*=UTF-8''%ff`, 'x.docx'],
  [`attachment; filename="..\\\\..\\\\etc/passwd"`, 'etc_passwd'],
  ['inline', null],
])('the file name in %s is %s', (header, name) => {
  expect(readFileName(header)).toBe(name);
});

test('a name that would look like another one, or go elsewhere, is made plain; a long one keeps its ending', () => {
  expect(toSafeName('cv\u202Excod.exe')).toBe('cv_xcod.exe');
  expect(toSafeName('../../.hidden')).toBe('hidden');
  expect(toSafeName(' . ')).toBeNull();
  expect(toSafeName(`${'জ'.repeat(300)}.docx`)).toBe(`${'জ'.repeat(115)}.docx`);
});
