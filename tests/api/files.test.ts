import { createHash } from 'node:crypto';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { toAnswer, useTestServer } from '../support/server.ts';

const server = useTestServer();
const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
let cv = '';

beforeAll(async () => {
  cv = await server().context.files.put({ folder: 'resumes', name: 'জীবন বৃত্তান্ত.docx', bytes });
});

const get = (path: string, headers: Record<string, string> = {}) => server().request(path, { headers });
const isPart = async (response: Response, start: number, end: number) =>
  Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end));

describe('a stored file', () => {
  test('comes whole, with its type and name, to be downloaded', async () => {
    const response = await get(cv);
    expect(response.status).toBe(200);
    expect(await isPart(response, 0, bytes.length)).toBe(true);
    const { headers } = response;
    expect(headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="[\x20-\x7e]+\.docx"; filename\*=UTF-8''/,
    );
    expect(headers.get('Content-Length')).toBe(String(bytes.length));
    expect(headers.get('Accept-Ranges')).toBe('bytes');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toMatch(/sandbox$/);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test('images are shown in place', async () => {
    const logo = await server().context.files.put({ folder: 'logos', name: 'a.webp', bytes });
    const { headers } = await get(logo);
    expect(headers.get('Content-Type')).toBe('image/webp');
    expect(headers.get('Content-Disposition')).toMatch(/^inline;/);
  });

  test('what may be a page or a script is never shown in place', async () => {
    const page = await server().context.files.put({ folder: 'resumes', name: 'cv.html', bytes });
    const { headers } = await get(page);
    expect(headers.get('Content-Disposition')).toMatch(/^attachment;/);
  });

  test('the same content has the same address, other content another', async () => {
    const { files } = server().context;
    const again = await files.put({ folder: 'resumes', name: 'জীবন বৃত্তান্ত.docx', bytes });
    expect(again).toBe(cv);
    const other = await files.put({ folder: 'resumes', name: 'জীবন বৃত্তান্ত.docx', bytes: bytes.slice(1) });
    expect(other).not.toBe(cv);
  });

  test('HEAD has everything but the bytes', async () => {
    const response = await server().request(cv, { method: 'HEAD' });
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(await response.text()).toBe('');
  });

  test('answers 304 to a client that has it', async () => {
    const { headers } = await get(cv);
    const etag = headers.get('ETag') ?? '';
    const modified = headers.get('Last-Modified') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get(cv, { 'If-None-Match': etag })).status).toBe(304);
    expect((await get(cv, { 'If-Modified-Since': modified })).status).toBe(304);
    expect((await get(cv, { 'If-None-Match': '"older"' })).status).toBe(200);
  });
});

const toDigest = (content: Uint8Array) =>
  `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;

describe('the digest of a file', () => {
  test('is sent with the whole, with a part, and with nothing but the head', async () => {
    const digests = [
      await get(cv),
      await get(cv, { Range: 'bytes=10-' }),
      await server().request(cv, { method: 'HEAD' }),
    ].map(({ headers }) => headers.get('Repr-Digest'));
    expect(digests).toEqual([toDigest(bytes), toDigest(bytes), toDigest(bytes)]);
  });

  test('is that of the content now, for a file without a hash in its address', async () => {
    const path = join(server().context.config.dataDir, 'files/resumes/plain.docx');
    await writeFile(path, bytes);
    expect((await get('/files/resumes/plain.docx')).headers.get('Repr-Digest')).toBe(toDigest(bytes));
    await writeFile(path, bytes.slice(1));
    expect((await get('/files/resumes/plain.docx')).headers.get('Repr-Digest')).toBe(
      toDigest(bytes.slice(1)),
    );
  });

  test('is worked out once, however many ask', async () => {
    const { files } = server().context;
    const path = await files.put({ folder: 'resumes', name: 'once.docx', bytes });
    const open = files.open.bind(files);
    let reads = 0;
    files.open = async (asked) => {
      const file = await open(asked);
      if (file === null) return null;
      const read: typeof file.read = (range) => {
        reads += 1;
        return file.read(range);
      };
      return { ...file, read };
    };
    const head = () => server().request(path, { method: 'HEAD' });
    await Promise.all([head(), head()]);
    await head();
    files.open = open;
    expect(reads).toBe(1);
  });

  test('other origins may ask for parts, and read what the answers say of them', async () => {
    const asking = {
      Origin: 'https://app.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-range, range',
    };
    const allowed = await server().request(cv, { method: 'OPTIONS', headers: asking });
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toMatch(/If-Range,Range/);
    const exposed = (await get(cv)).headers.get('Access-Control-Expose-Headers')?.split(',');
    expect(exposed).toEqual(
      expect.arrayContaining(['ETag', 'Content-Range', 'Content-Disposition', 'Repr-Digest']),
    );
  });
});

describe('a part of a file', () => {
  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=150000-', 150_000, 200_000],
    ['bytes=-5', 199_995, 200_000],
    ['bytes=199990-999999', 199_990, 200_000],
  ])('%s', async (range, start, end) => {
    const response = await get(cv, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${end - 1}/200000`);
    expect(response.headers.get('Content-Length')).toBe(String(end - start));
    expect(await isPart(response, start, end)).toBe(true);
  });

  test('a range beyond the end is refused', async () => {
    const response = await get(cv, { Range: 'bytes=200000-' });
    expect(response.headers.get('Content-Range')).toBe('bytes */200000');
    const answer = await toAnswer(response);
    expect(answer.status).toBe(416);
    expect(answer.body).toEqual({
      success: false,
      code: 'filePartNotFound',
      message: 'The file has no such part.',
    });
  });

  test('several at once give the whole', async () => {
    const response = await get(cv, { Range: 'bytes=0-1,5-9' });
    expect(response.status).toBe(200);
    expect(await isPart(response, 0, bytes.length)).toBe(true);
  });

  test('a download continues only if the file is still the same', async () => {
    const { headers } = await get(cv);
    const same = { Range: 'bytes=10-', 'If-Range': headers.get('ETag') ?? '' };
    expect((await get(cv, same)).status).toBe(206);
    const byDate = { Range: 'bytes=10-', 'If-Range': headers.get('Last-Modified') ?? '' };
    expect((await get(cv, byDate)).status).toBe(206);
    expect((await get(cv, { Range: 'bytes=10-', 'If-Range': '"older"' })).status).toBe(200);
  });
});

describe('a path without a stored file', () => {
  test('is not found, however it is written', async () => {
    const { dataDir } = server().context.config;
    await writeFile(join(dataDir, 'secret.txt'), 'secret');
    await mkdir(join(dataDir, 'files/logos'), { recursive: true });
    await symlink(join(dataDir, 'secret.txt'), join(dataDir, 'files/logos/link.txt'));
    await writeFile(join(dataDir, 'files/logos/.hidden'), 'secret');
    const paths = [
      '/files/../secret.txt',
      '/files/%2e%2e/secret.txt',
      '/files/logos/..%2f..%2fsecret.txt',
      '/files/logos/%2e%2e%2f%2e%2e%2fsecret.txt',
      '/files/logos/..%5c..%5csecret.txt',
      '/files//secret.txt',
      '/files/logos/link.txt',
      '/files/logos/.hidden',
      '/files/logos',
      '/files/',
      '/files/logos/a%00.png',
      '/files/logos/%ff.png',
      '/files/logos/%',
      `/files/logos/${'x'.repeat(300)}.png`,
    ];
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('cannot be stored under a name that leaves its place', async () => {
    const { files } = server().context;
    for (const name of ['../a.png', 'a/b.png', '.hidden', '', 'a\u0000.png']) {
      await expect(files.put({ folder: 'logos', name, bytes })).rejects.toThrow('Not a file name');
    }
  });

  test('a removed file is gone', async () => {
    const path = await server().context.files.put({ folder: 'logos', name: 'gone.webp', bytes });
    await server().context.files.remove(path);
    expect((await get(path)).status).toBe(404);
  });
});
