import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DownloadedCv } from './downloaded-cv.ts';
import { toBlob, toFileBytes } from '#platform/storage/stored-file.ts';

const readDownloadedCv = (value: unknown) => {
  const { success, output } = v.safeParse(DownloadedCv, value);
  return success ? output : null;
};

const file = { type: 'application/msword', size: 2, bytes: new ArrayBuffer(2) };
const stored = {
  shape: 2,
  path: '/files/a.docx',
  name: 'a.docx',
  templateName: 'Classic',
  file,
  cover: { type: 'image/webp', size: 1, bytes: new ArrayBuffer(1) },
  etag: '"a"',
  downloadedAt: 1,
};

test('a file is read as it was written', () => {
  expect(readDownloadedCv(stored)).toEqual(stored);
});

test('a stored file has its type and its bytes again', async () => {
  const bytes = await toFileBytes(new Blob(['PK'], { type: 'text/plain' }));
  const back = toBlob(bytes);
  expect([back.type, back.size, bytes.size, await back.text()]).toEqual(['text/plain', 2, 2, 'PK']);
});

test('what a newer app wrote, or is malformed, is left alone', () => {
  const newer = { ...stored, shape: 3 };
  for (const value of [newer, null, 'x', { ...stored, file: 'text' }]) {
    expect(readDownloadedCv(value)).toBeNull();
  }
});
