import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClientConfig } from '#contract/client-config.ts';
import { FIRST_READ_ELEMENT_ID } from '#contract/first-read.ts';
import { addJob, addJobDefaults } from '../support/jobs.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

const mark = `<script type="application/json" id="${FIRST_READ_ELEMENT_ID}">`;
const page = `<!doctype html><title>Kaj</title><main>jobs</main>${mark}</script><script>start()</script>`;

let folder = '';
let server: TestServer;
let elsewhere: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaj-first-'));
  for (const name of ['index', 'jobPage', 'jobDetailsPage', 'shell'])
    await writeFile(join(folder, `${name}.html`), page);
  server = await createTestServer({ clientFolder: folder });
  const defaults = await addJobDefaults(server);
  for (let number = 0; number < 12; number += 1) await addJob(server, defaults);
  const client = v.parse(ClientConfig, { apiHost: 'https://api.example' });
  elsewhere = await createTestServer({ clientFolder: folder, config: { client } });
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
  await rm(folder, { recursive: true });
});

const readFirst = (html: string): string =>
  html.slice(html.indexOf(mark) + mark.length).split('</script>')[0] ?? '';
const first = async (path: string, from = server) => readFirst(await (await from.request(path)).text());
const listed = async (query: string) =>
  (await (await server.request(`/api/v1/jobs?${query}`)).json()).data.jobs.map(
    ({ _id }: { _id: string }) => _id,
  );

test('the list page carries the list of its address', async () => {
  const read = JSON.parse(await first('/jobPage'));
  expect(read).toMatchObject({ kind: 'list', key: 'page=1&perPage=10', data: { storedAt: null } });
  const ids = read.data.jobs.map(({ _id }: { _id: string }) => _id);
  expect(ids).toHaveLength(10);
  expect(ids).toEqual(await listed('page=1&perPage=10'));
  const second = JSON.parse(await first('/jobpage?page=2&search=engineer'));
  expect(second.key).toBe('page=2&perPage=10&search=engineer');
});

test('the details page carries its job, others and unknown ids nothing', async () => {
  const [id] = await listed('page=1&perPage=10');
  const read = JSON.parse(await first(`/jobDetailsPage?id=${id}`));
  expect(read).toMatchObject({ kind: 'job', key: id, data: { job: { _id: id } } });
  expect(await first('/jobDetailsPage?id=nobody')).toBe('');
  expect(await first('/jobDetailsPage?id=%00%27')).toBe('');
  expect(await first('/jobDetailsPage')).toBe('');
  expect(await first('/')).toBe('');
  expect(await first('/aboutUs')).toBe('');
});

test('the file that the worker stores, a category in words and an API elsewhere leave the page as built', async () => {
  expect(await first('/jobPage.html')).toBe('');
  expect(await first('/jobPage?category=Accountancy')).toBe('');
  expect(await first('/jobPage', elsewhere)).toBe('');
});

test('the page is asked for again each time, and answered with 304 while its list is the same', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await server.request('/jobPage', { headers });
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(readFirst(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString())).toContain(
    '"kind":"list"',
  );
  const etag = answer.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  const again = await server.request('/jobPage', { headers: { ...headers, 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const other = await server.request('/jobPage?page=2', { headers: { ...headers, 'if-none-match': etag } });
  expect(other.status).toBe(200);
});
