import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/http/paths.ts';
import { createApp } from '#server/app.ts';
import { seedSampleData } from '#server/sample/seed.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { openFiles } from '#server/files/bucket-store.ts';
import { listen, type Listening } from '#server/http/listen.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { companyOf, toForm, write } from '../support/company-forms.ts';
import { addPerson } from '../support/stage.ts';
import { draw } from '../support/pictures.ts';
import { startS3Server, type S3Server, type Trouble } from '../support/s3-server.ts';
import { toAnswer, useTestServer, type TestServer } from '../support/server.ts';

const plain = useTestServer();
let s3: S3Server;
let files: FileStore;
/** The test server with its files in the bucket. */
let server: TestServer;
let listening: Listening;
const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
let cv = '';

beforeAll(async () => {
  s3 = await startS3Server();
  files = await openFiles({ bucket: s3.config, dataDir: '/nowhere' });
  const context = { ...plain().context, files };
  const app = createApp(context);
  server = { ...plain(), app, context, request: async (path, init) => app.request(path, init) };
  listening = await listen(app, { host: '127.0.0.1', port: 0 });
  cv = await files.put({ folder: 'resumes', name: 'জীবন বৃত্তান্ত.docx', bytes });
});
afterEach(() => {
  s3.trouble = () => null;
});
afterAll(async () => {
  await listening.close();
  await s3.close();
});

const get = (path: string, headers: Record<string, string> = {}) => server.request(path, { headers });
const isPart = async (response: Response, start: number, end: number) =>
  Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end));
/** Only requests for bytes get the fault. */
const troubleReads = (trouble: Trouble) => {
  s3.trouble = (method) => (method === 'GET' ? trouble : null);
};

describe('a file in a bucket', () => {
  test('the sample data goes there', async () => {
    const before = s3.objects.size;
    await seedSampleData({ db: plain().context.db, files, now: Date.now() });
    expect(s3.objects.size).toBeGreaterThan(before + 10);
  });

  test('has the address it would have in the folder, and comes whole with the same headers', async () => {
    expect(await plain().context.files.put({ folder: 'resumes', name: 'জীবন বৃত্তান্ত.docx', bytes })).toBe(cv);
    const response = await get(cv);
    const { headers } = await plain().request(cv);
    expect(response.status).toBe(200);
    expect(await isPart(response, 0, bytes.length)).toBe(true);
    for (const name of [
      'Content-Type',
      'Content-Disposition',
      'Content-Length',
      'ETag',
      'Cache-Control',
      'Accept-Ranges',
    ]) {
      expect([name, response.headers.get(name)]).toEqual([name, headers.get(name)]);
    }
    expect(s3.objects.get(decodeURIComponent(cv.slice('/files/'.length)))?.type).toMatch(/wordprocessingml/);
  });

  test('comes in parts, and is not sent to those who have it', async () => {
    const part = await get(cv, { Range: 'bytes=150000-150099' });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, 'bytes 150000-150099/200000']);
    expect(await isPart(part, 150_000, 150_100)).toBe(true);
    const tail = await get(cv, { Range: 'bytes=-5', 'If-Range': part.headers.get('ETag') ?? '' });
    expect(tail.status).toBe(206);
    expect(await isPart(tail, 199_995, 200_000)).toBe(true);
    expect((await get(cv, { Range: 'bytes=10-', 'If-Range': '"older"' })).status).toBe(200);
    expect((await get(cv, { Range: 'bytes=200000-' })).status).toBe(416);
    const asked = s3.requests.length;
    expect((await get(cv, { 'If-None-Match': part.headers.get('ETag') ?? '' })).status).toBe(304);
    expect((await server.request(cv, { method: 'HEAD' })).headers.get('Content-Length')).toBe('200000');
    expect(s3.requests.slice(asked).every((request) => request.startsWith('HEAD'))).toBe(true);
  });

  test('is not there when it never was, or is removed; nothing outside is asked for', async () => {
    const logo = await files.put({ folder: 'logos', name: 'gone.webp', bytes });
    await files.remove(logo);
    await files.remove(logo);
    expect((await get(logo)).status).toBe(404);
    const asked = s3.requests.length;
    for (const path of ['/files/../secret', '/files/%2e%2e/secret', '/files/.kaj-can-write', '/files/']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect(s3.requests.length).toBe(asked);
    await expect(files.put({ folder: 'logos', name: '../a.png', bytes })).rejects.toThrow('Not a file name');
  });

  test('a company’s logo goes there, is shown from there, and is replaced there', async () => {
    const { token } = await addPerson(server);
    const answer = await write(server, ['POST', apiPaths.companies, toForm({}, await draw('png'))], {
      token,
    });
    const { _id, logo } = companyOf(answer);
    const key = logo.slice('/files/'.length);
    expect(s3.objects.get(key)?.type).toBe('image/webp');
    expect((await get(logo)).headers.get('Content-Type')).toBe('image/webp');
    await write(server, ['PUT', apiPaths.company(_id), toForm({}, await draw('jpeg'))], { token });
    expect(s3.objects.has(key)).toBe(false);
  });
});

const failures = () => plain().logs.filter((entry) => entry.level === 'error').length;

const download = async () =>
  (await (await fetch(`http://127.0.0.1:${listening.port}${cv}`)).arrayBuffer()).byteLength;

describe('a bucket in trouble', () => {
  test('a failure that passes is not noticed', async () => {
    let left = 1;
    s3.trouble = () => ((left -= 1) >= 0 ? 'fails' : null);
    expect((await get(cv)).status).toBe(200);
  });

  test.each(['fails', 'hangs up', 'ignores ranges'] as const)(
    'one that %s is a clear 503',
    async (trouble) => {
      const before = failures();
      troubleReads(trouble);
      const answer = await toAnswer(await get(cv, { Range: 'bytes=5-9' }));
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(answer.body).toEqual({
        success: false,
        code: expect.any(String),
        message: expect.stringMatching(/try again/),
      });
      expect(failures()).toBe(before + 1);
    },
  );

  test('an upload that cannot be stored is refused, and no company is made', async () => {
    const { token } = await addPerson(server);
    s3.trouble = () => 'fails';
    const answer = await write(server, ['POST', apiPaths.companies, toForm({}, await draw('png'))], {
      token,
    });
    expect(answer.status).toBe(503);
    s3.trouble = () => null;
    const list = await write(server, ['GET', apiPaths.companies], { token });
    expect(list.body).toMatchObject({ data: { companies: [] } });
  });

  test('an old logo that cannot be removed does not undo the change', async () => {
    const { token } = await addPerson(server);
    const form = toForm({}, await draw('png'));
    const { _id, logo } = companyOf(await write(server, ['POST', apiPaths.companies, form], { token }));
    s3.trouble = (method) => (method === 'DELETE' ? 'fails' : null);
    const answer = await write(server, ['PUT', apiPaths.company(_id), toForm({ removeLogo: 'true' })], {
      token,
    });
    expect(companyOf(answer).logo).toBe('');
    expect(s3.objects.has(logo.slice('/files/'.length))).toBe(true);
  });

  test('a body that is cut breaks the answer off, so that it is not taken for the file', async () => {
    troubleReads('cuts');
    await expect(download()).rejects.toThrow();
    s3.trouble = () => null;
    expect(await download()).toBe(bytes.length);
  });
});

const start = (changes: object) => openFiles({ bucket: { ...s3.config, ...changes }, dataDir: '' });

describe('starting with a bucket', () => {
  test.each([
    [{ secretKey: 'another' }, '403 SignatureDoesNotMatch'],
    [{ name: 'another' }, '404 NoSuchBucket'],
    [{ endpoint: 'http://127.0.0.1:4' }, 'ECONNREFUSED'],
  ])('%j is one line for the operator', async (changes, reason) => {
    const started = start(changes);
    await expect(started).rejects.toThrow(StartupError);
    await expect(started).rejects.toThrow(
      new RegExp(`^The bucket \\S+ cannot be written \\(${reason}\\)\\. Check`),
    );
    await expect(started).rejects.not.toThrow(/the\/secret/);
  });
});
