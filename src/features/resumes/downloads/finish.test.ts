import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothing } from './fetch-file.ts';
import { finishDownload } from './finish.ts';
import type { DownloadedCv } from './downloaded-cv.ts';

const { device, saver, looked } = vi.hoisted(() => ({
  device: new Map<string, DownloadedCv>(),
  saver: { isOn: false },
  looked: vi.fn(),
}));
vi.mock('./downloaded-cvs.ts', () => ({
  storeDownloadedCv: async (cv: DownloadedCv) => Boolean(device.set(cv.path, cv)),
  readDownloadedCvs: async () => {
    looked();
    return [...device.values()];
  },
}));
vi.mock('./store.ts', () => ({ downloadStore: { change: async () => undefined } }));
vi.mock('#platform/preferences/data-saver.ts', () => ({ isDataSaver: () => saver.isOn }));
vi.mock('#platform/storage/save-file.ts', () => ({
  needsShareSheet: () => false,
  saveFile: async () => 'saved',
}));

const path = '/files/resumes/a.docx';
const template = { path, templateName: 'Classic', coverPath: '/files/covers/a.webp' };

/** Answers the cover's request only when `respond` is called. */
function holdCover() {
  let answer: ((response: Response) => void) | undefined;
  const fetch = vi.fn(() => new Promise<Response>((resolve) => void (answer = resolve)));
  vi.stubGlobal('fetch', fetch);
  const cover = new Blob(['a page'], { type: 'image/webp' });
  return {
    fetch,
    respond: () => answer?.(new Response(cover, { headers: { 'content-type': 'image/webp' } })),
  };
}

const finish = () => finishDownload(template, { ...nothing, bytes: new Uint8Array(3) });

beforeEach(() => {
  looked.mockClear();
  device.clear();
  saver.isOn = false;
});
afterEach(() => void vi.unstubAllGlobals());

test('a file is there at once, and has its cover when that has come', async () => {
  const { respond } = holdCover();
  expect(await finish()).toBe(true);
  expect(device.get(path)).toMatchObject({ cover: null, file: { size: 3 } });
  respond();
  await expect.poll(() => device.get(path)?.cover?.type).toBe('image/webp');
});

test('one that was removed while its cover was on the way does not come back', async () => {
  const { respond, fetch } = holdCover();
  await finish();
  await expect.poll(() => fetch).toHaveBeenCalled();
  device.delete(path);
  respond();
  await expect.poll(() => looked).toHaveBeenCalled();
  expect(device.size).toBe(0);
});

test('under the data saver no cover is fetched', async () => {
  saver.isOn = true;
  const { fetch } = holdCover();
  await finish();
  expect(device.get(path)).toMatchObject({ cover: null });
  expect(fetch).not.toHaveBeenCalled();
});
