import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ClientConfig } from '#contract/config/client-config.ts';
import { createApp } from '#server/app.ts';
import { loadBuilds, loadClientFiles, killWorker } from '#server/http/client-files.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

const page = (name: string) =>
  `<!doctype html><title>Kaj</title><script type="application/json" id="kaj-config">{}</script><main>${name}</main>`;
const script = 'export const numbers = [1, 2, 3];\n'.repeat(200);
const built: Record<string, string> = {
  'index.html': page('shell'),
  'bn/index.html': page('shell'),
  'sw.js': 'const revision = "__KAJ_CONFIG_REVISION__";',
  'manifest.webmanifest': '{"name":"Kaj","short_name":"Kaj"}',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-abc123.js': script,
  'assets/main-abc123.js.br': 'what the build compressed',
};

let folder = '';
let server: TestServer;
const client = v.parse(ClientConfig, { appName: 'Chakri', apiHost: 'https://api.example' });
const banglaClient: ClientConfig = { ...client, contactAddress: 'ধানমন্ডি, ঢাকা' };
const configs = { en: client, bn: banglaClient };

async function writeAll(into: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(into, path)), { recursive: true });
    await writeFile(join(into, path), content);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaj-client-'));
  await writeAll(folder, built);
  server = await createTestServer({ clientFolder: folder, config: { client, banglaClient } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => server.request(path, { headers });
const screen = async (path: string) => {
  const response = await get(path);
  return [response.status, /<main>(.*)<\/main>/.exec(await response.text())?.[1]];
};

describe('pages', () => {
  test.each(['/', '/?search=x', '/jobPage', '/JOBPAGE/', '/signInPage', '/userprofile', '/index.html'])(
    '%s is the shell where none is rendered',
    async (path) => expect(await screen(path)).toEqual([200, 'shell']),
  );

  test.each(['/nowhere', '/jobPage/deeper', '/%F0%9F%98%80', '/%'])(
    '%s is the shell, not found',
    async (path) => {
      expect(await screen(path)).toEqual([404, 'shell']);
    },
  );

  test('carry the settings and a policy that allows no inline script', async () => {
    const response = await get('/');
    const html = await response.text();
    expect(html).toContain('"apiHost":"https://api.example"');
    expect(html).toContain(' · Chakri</title>');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  });

  test('carry the texts of their language', async () => {
    const [english, bangla] = await Promise.all(['/', '/bn/'].map(async (path) => (await get(path)).text()));
    expect(bangla).toContain('"contactAddress":"ধানমন্ডি, ঢাকা"');
    expect(english).not.toContain('contactAddress');
  });

  test('are asked for again each time, and sent only when they changed', async () => {
    for (const path of ['/', '/jobPage', '/sw.js', '/manifest.webmanifest']) {
      const response = await get(path);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      const known = await get(path, { 'If-None-Match': response.headers.get('ETag') ?? '' });
      expect([known.status, await known.text()]).toEqual([304, '']);
    }
  });
});

describe('files of the client', () => {
  test('hashed assets never change', async () => {
    const response = await get('/assets/main-abc123.js');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(script);
  });

  test('come as the build compressed them, or are compressed when the server starts', async () => {
    const asset = await get('/assets/main-abc123.js', { 'Accept-Encoding': 'gzip, br' });
    expect(asset.headers.get('Content-Encoding')).toBe('br');
    expect(asset.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await asset.text()).toBe(built['assets/main-abc123.js.br']);
    const start = await get('/', { 'Accept-Encoding': 'br' });
    const html = brotliDecompressSync(Buffer.from(await start.arrayBuffer())).toString();
    expect(html).toContain('<main>shell</main>');
    const gzipped = await get('/assets/main-abc123.js', { 'Accept-Encoding': 'gzip' });
    expect(gzipped.headers.get('Content-Encoding')).toBe('gzip');
    expect(new Set([asset, gzipped].map(({ headers }) => headers.get('ETag'))).size).toBe(2);
  });

  test('the worker knows the settings it was served with, the manifest the name', async () => {
    expect(await (await get('/sw.js')).text()).toMatch(/^const revision = "[0-9a-f]{12}";$/);
    const policy = (await get('/sw.js')).headers.get('Content-Security-Policy');
    expect(policy).toContain("connect-src 'self' https://api.example; img-src 'self'");
    const manifest: unknown = await (await get('/manifest.webmanifest')).json();
    expect(manifest).toEqual({ name: 'Chakri', short_name: 'Chakri' });
    const type = (await get('/manifest.webmanifest')).headers.get('Content-Type');
    expect(type).toMatch(/^application\/manifest\+json/);
  });

  test('tabs of the build before still find its chunks; what both builds have is the newer one', async () => {
    const dist = join(folder, 'dist');
    await writeAll(join(dist, 'older'), { 'assets/list-old111.js': 'old', 'assets/both-1.js': 'old' });
    expect((await loadBuilds(dist, configs)).size).toBe(0);
    await writeAll(join(dist, 'client'), { 'index.html': page('new'), 'assets/both-1.js': 'new' });
    const app = createApp(server.context, await loadBuilds(dist, configs));
    const read = async (path: string) => (await app.request(path)).text();
    expect([await read('/assets/list-old111.js'), await read('/assets/both-1.js')]).toEqual(['old', 'new']);
    expect(await read('/')).toContain('<main>new</main>');
  });

  test('a removed worker is replaced by one that unregisters itself, revalidated at each request', async () => {
    const app = createApp(server.context, killWorker(await loadClientFiles(folder, configs)));
    const answer = await app.request('/sw.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(await answer.text()).toContain('registration.unregister()');
    expect((await app.request('/jobPage')).status).toBe(200);
    expect(killWorker(new Map()).size).toBe(0);
  });

  test.each([
    '/assets/missing.js',
    '/missing.png',
    '/assets/',
    '/favicon.ico',
    '/sw.js.map',
    '/../package.json',
  ])('%s is not there, and no page answers for it', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('json');
  });

  test('the compressed forms are no files of their own', async () => {
    expect((await get('/assets/main-abc123.js.br')).status).toBe(404);
  });

  test('robots get correct answers', async () => {
    const response = await get('/robots.txt');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(await response.text()).toMatch(/^User-agent: \*/);
  });

  test('only reads are answered', async () => {
    expect((await server.request('/', { method: 'POST' })).status).toBe(404);
    const head = await server.request('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
