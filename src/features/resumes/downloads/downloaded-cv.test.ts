import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AnyDownloadedCv } from './downloaded-cv.ts';
import { toBlob, toFileBytes } from '#platform/storage/stored-file.ts';

const readDownloadedCv = (stored: unknown) => {
  const { success, output } = v.safeParse(AnyDownloadedCv, stored);
  return success ? output : null;
};

const file = new Blob(['PK']);
const first = { path: '/files/a.docx', name: 'a.docx', templateName: 'Classic', file, downloadedAt: 1 };

test('a file of the first version is read, without a cover', () => {
  expect(readDownloadedCv(first)).toEqual({ ...first, shape: 2, cover: null, etag: null });
});

test('a file of this version is read as it was written, and one stored as a Blob before', async () => {
  const blobs = { ...first, shape: 2, cover: new Blob(['x']), etag: '"a"' };
  expect(readDownloadedCv(blobs)).toEqual(blobs);
  const cv = { ...blobs, file: await toFileBytes(file), cover: await toFileBytes(blobs.cover) };
  expect(readDownloadedCv(cv)).toEqual(cv);
});

test('a stored file has its type and its bytes again', async () => {
  const stored = await toFileBytes(new Blob(['PK'], { type: 'text/plain' }));
  const back = toBlob(stored);
  expect([back.type, back.size, stored.size, await back.text()]).toEqual(['text/plain', 2, 2, 'PK']);
  expect(toBlob(file)).toBe(file);
});

test('what a newer app wrote, or is malformed, is left alone', () => {
  const newer = { ...first, shape: 3, cover: null, etag: null };
  for (const value of [newer, null, 'x', { ...first, file: 'text' }]) {
    expect(readDownloadedCv(value)).toBeNull();
  }
});
