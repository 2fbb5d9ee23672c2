import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { needsShareSheet, saveFile } from './save-file.ts';

const clicked: { href: string; download: string }[] = [];
const share = vi.fn<(data: { files: File[] }) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  const link = {
    href: '',
    download: '',
    remove: () => undefined,
    click: () => void clicked.push({ href: link.href, download: link.download }),
  };
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => undefined } });
});
afterEach(() => {
  clicked.length = 0;
  share.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const blob = new Blob(['PK'], { type: 'application/msword' });
const onHomeScreenOfIphone = { userAgent: 'iPhone', standalone: true, share, canShare: () => true };

test('a browser gets a download of that name, whose address is let go later', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Chrome/143 Safari/537.36' });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  expect(await saveFile(blob, 'জীবন.docx')).toBe('saved');
  expect(clicked).toEqual([{ href: expect.stringMatching(/^blob:/), download: 'জীবন.docx' }]);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith(clicked[0]?.href);
});

test('on the home screen of an iPhone the share sheet gets the file, under its name', async () => {
  vi.stubGlobal('navigator', onHomeScreenOfIphone);
  expect(needsShareSheet()).toBe(true);
  expect(await saveFile(blob, 'cv.docx')).toBe('saved');
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect([file?.name, file?.type, clicked]).toEqual(['cv.docx', 'application/msword', []]);
});

test('a share sheet that is waved away is no failure; one that wants another press', async () => {
  vi.stubGlobal('navigator', onHomeScreenOfIphone);
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await saveFile(blob, 'cv.docx')).toBe('cancelled');
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await saveFile(blob, 'cv.docx')).toBe('blocked');
});

test('in a tab, and where files cannot be shared, it is a download', async () => {
  vi.stubGlobal('navigator', { ...onHomeScreenOfIphone, userAgent: 'Safari/605', standalone: false });
  expect(needsShareSheet()).toBe(false);
  vi.stubGlobal('navigator', { ...onHomeScreenOfIphone, canShare: () => false });
  expect(await saveFile(blob, 'cv.docx')).toBe('saved');
  expect([clicked.length, share.mock.calls]).toEqual([1, []]);
});

const facebook = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/143 Safari/537.36 [FB_IAB/FB4A;FBAV/443.0;]';

test.each([
  ['Facebook on Android', facebook, 'https://kaj.example/files/cv.docx'],
  [
    'an unnamed app on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel; wv) Chrome/143 Safari/537.36',
    'https://kaj.example/files/cv.docx',
  ],
  [
    'Instagram on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) Mobile/15E148 Instagram 321.0',
    undefined,
  ],
])('in the browser of %s nobody knows whether the file was saved', async (_app, userAgent, address) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(await saveFile(blob, 'cv.docx', 'https://kaj.example/files/cv.docx')).toBe('unsure');
  expect(clicked).toEqual([{ href: address ?? expect.stringMatching(/^blob:/), download: 'cv.docx' }]);
  expect(await saveFile(blob, 'own.pdf')).toBe('unsure');
  expect(clicked[1]?.href).toMatch(/^blob:/);
});
