import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordChange } from '#device/record-store.ts';
import {
  addCover,
  DownloadedCv,
  readDownloadedCvs,
  removeDownloadedCv,
  storeDownloadedCv,
} from './downloaded-cvs.ts';

const { saver, device } = vi.hoisted(() => ({
  saver: { isOn: false },
  device: new Map<string, DownloadedCv>(),
}));
vi.mock('#device/record-store.ts', () => ({
  createReader: () => async () => undefined,
  createRecordStore: () => ({
    read: async (path: string) => device.get(path),
    async change(path: string, change: RecordChange<DownloadedCv>) {
      const next = change(device.get(path));
      if (next) device.set(path, next);
      else device.delete(path);
    },
  }),
}));
vi.mock('#platform/preferences/data-saver.ts', () => ({ isDataSaver: () => saver.isOn }));
vi.mock('#platform/storage/persistence.ts', () => ({ requestPersistenceOnce: vi.fn() }));

const cv: DownloadedCv = {
  shape: 2,
  path: '/files/resumes/a.docx',
  name: 'a.docx',
  templateName: 'Classic',
  file: { type: 'application/msword', size: 2, bytes: new ArrayBuffer(2) },
  cover: null,
  etag: '"a"',
  downloadedAt: 1,
};
const coverPath = '/files/covers/a.webp';

test('a stored file is read as it was written; newer and malformed records are left alone', () => {
  const stored = { ...cv, cover: { type: 'image/webp', size: 1, bytes: new ArrayBuffer(1) } };
  expect(v.parse(DownloadedCv, stored)).toEqual(stored);
  for (const value of [{ ...cv, shape: 3 }, null, 'x', { ...cv, file: 'text' }])
    expect(v.is(DownloadedCv, value)).toBe(false);
});

/** Answers the cover's request only when `respond` is called. */
function holdCover() {
  let answer: ((response: Response) => void) | undefined;
  const fetch = vi.fn(() => new Promise<Response>((resolve) => void (answer = resolve)));
  vi.stubGlobal('fetch', fetch);
  const cover = new Blob(['a picture'], { type: 'image/webp' });
  return {
    fetch,
    respond: () => answer?.(new Response(cover, { headers: { 'content-type': 'image/webp' } })),
  };
}

const readCover = async () => (await readDownloadedCvs())[0]?.cover?.type;

afterEach(() => void vi.unstubAllGlobals());
beforeEach(async () => {
  saver.isOn = false;
  await storeDownloadedCv(cv);
});

test('a file has its cover once the cover has arrived', async () => {
  const { respond, fetch } = holdCover();
  const added = addCover(cv, coverPath);
  await expect.poll(() => fetch).toHaveBeenCalled();
  expect(await readCover()).toBeUndefined();
  respond();
  await added;
  expect(await readCover()).toBe('image/webp');
});

test('a file that was removed before its cover arrived does not come back', async () => {
  const { respond, fetch } = holdCover();
  const added = addCover(cv, coverPath);
  await expect.poll(() => fetch).toHaveBeenCalled();
  await removeDownloadedCv(cv.path);
  respond();
  await added;
  expect(await readDownloadedCvs()).toEqual([]);
});

test('with the data saver no cover is fetched', async () => {
  saver.isOn = true;
  const { fetch } = holdCover();
  await addCover(cv, coverPath);
  expect(fetch).not.toHaveBeenCalled();
});
