import { rm } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ClientConfig } from '#contract/config/client-config.ts';
import { ownerPaths } from '#contract/http/api-paths.ts';
import { boardPaths } from '#contract/http/paths.ts';
import { PAGE_DATA_ELEMENT_ID, type PageData } from '#contract/http/page-data.ts';
import { createRenderer } from '#render.tsx';
import { createClientFolder } from '../support/client-folder.ts';
import { addJob, addJobDefaults, addPerson } from '../support/stage.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

const mark = `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">`;
const renderers = { en: { create: createRenderer, screens: { jobPage: ['/list.js'] } }, bn: null };

let folder = '';
let companyId = '';
let server: TestServer;
let removeFolder = async () => {};

beforeAll(async () => {
  const client = await createClientFolder();
  [folder, removeFolder] = [client.folder, client.remove];
  server = await createTestServer({ clientFolder: folder, renderers });
  const defaults = await addJobDefaults(server);
  companyId = defaults.companyId;
  for (let number = 0; number < 12; number += 1) await addJob(server, defaults);
  // The first rendering loads the modules of the app: on a busy machine a page comes without its data until then.
  await vi.waitFor(async () => expect(readData((await get('/jobPage?page=9')).html)).not.toBeNull(), {
    timeout: 100_000,
  });
}, 120_000);
afterAll(async () => {
  await server.close();
  await removeFolder();
});

const get = async (path: string, from = server) => {
  const response = await from.request(path);
  return { status: response.status, html: await response.text() };
};
function readData(html: string): PageData | null {
  const at = html.indexOf(mark);
  return at < 0 ? null : JSON.parse(html.slice(at + mark.length).split('</script>')[0] ?? '');
}
/** Content without the data, which says when it was read. */
const toBody = (html: string): string => html.slice(html.indexOf('<body'), html.indexOf(mark));
const listed = async (query: string) =>
  (await (await server.request(`/api/v1/jobs?${query}`)).json()).data.jobs.map(
    ({ _id, title }: { _id: string; title: string }) => ({ _id, title }),
  );

test('the list page shows the list of its address, and says what the app starts with', async () => {
  const { status, html } = await get('/jobPage');
  expect(status).toBe(200);
  const jobs = await listed('page=1&perPage=10');
  expect(jobs).toHaveLength(10);
  for (const { _id, title } of jobs) {
    expect(html).toContain(`/jobDetailsPage?id=${_id}`);
    expect(html).toContain(title);
  }
  const keys = readData(html)?.queries.map(({ key }) => key);
  expect(keys).toContainEqual(['public', 'jobs', 'page=1&perPage=10']);
  expect(html).toContain('data-modules="/list.js"');
  const second = await get('/jobpage?page=2&search=engineer');
  expect(readData(second.html)?.queries.map(({ key }) => key)).toContainEqual([
    'public',
    'jobs',
    'page=2&perPage=10&search=engineer',
  ]);
});

test('a page is read once, for its content and its head', { timeout: 180_000 }, async () => {
  const statements = vi.spyOn(server.context.metrics, 'onStatement');
  const [{ _id }] = await listed('page=1&perPage=1');
  const company = `/api/v1/companies/${companyId}`;
  for (const { path, asks, title } of [
    {
      path: `/jobDetailsPage?id=${_id}`,
      asks: [`/api/v1/jobs/${_id}`, company],
      title: 'Accountant, Meghna Foods',
    },
    {
      path: boardPaths.company(companyId),
      asks: [company, `/api/v1/jobs?page=1&perPage=10&company=${companyId}`],
      title: 'Jobs at Meghna Foods',
    },
  ]) {
    // A busy machine answers with the shell while the page is late, and makes the page anew after its cached time.
    const check = async () => {
      statements.mockClear();
      for (const ask of asks) await get(ask);
      const needed = statements.mock.calls.length;
      statements.mockClear();
      const { html } = await get(path);
      expect([path, statements.mock.calls.length]).toEqual([path, needed]);
      expect(html).toContain(`<title>${title} · Kaj</title>`);
    };
    await vi.waitFor(check, { timeout: 60_000, interval: 1000 });
  }
  statements.mockRestore();
});

test('a list is shown, empty, for any text that its address asks for', async () => {
  for (const name of ['search', 'category', 'city', 'country', 'jobType', 'sort', 'page', 'minSalary']) {
    const { status } = await get(`/jobPage?${name}=${encodeURIComponent('ঢাকা😀'.repeat(500))}`);
    expect([name, status]).toEqual([name, 200]);
  }
});

test('a job’s page shows the job and its company; an unknown one is 404 with a page that helps', async () => {
  const [{ _id, title }] = await listed('page=1&perPage=10');
  const { status, html } = await get(`/jobDetailsPage?id=${_id}`);
  expect(status).toBe(200);
  expect(html).toContain(title);
  expect(readData(html)?.queries.map(({ key }) => key[1])).toEqual(['job', 'company']);
  // What one visitor chose is no other visitor's.
  const bare = await get('/jobDetailsPage');
  expect(bare.status).toBe(200);
  expect(bare.html).not.toContain(title);
  expect(readData(bare.html)?.queries).toEqual([]);
  for (const path of ['/jobDetailsPage?id=nobody', '/jobDetailsPage?id=%00%27', '/nothing-here']) {
    const unknown = await get(path);
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('type="search"');
  }
});

test('what an owner writes is on the pages at once, however lately they were asked for', async () => {
  const [defaults, owner] = [await addJobDefaults(server), await addPerson(server)];
  const id = await addJob(server, { ...defaults, createdBy: owner.id }, { title: 'Zookeeper' });
  const pages = [`/jobDetailsPage?id=${id}`, '/jobPage?search=zookeeper'];
  const read = async () =>
    (await Promise.all(pages.map((path) => get(path)))).map(({ html }) => toBody(html));
  const open = await read();
  await server.send('POST', ownerPaths.jobClose(id), {}, owner.token);
  const closed = await read();
  expect(open.map((text, index) => text === closed[index])).toEqual([false, false]);
  await server.send('POST', ownerPaths.jobReopen(id), {}, owner.token);
  expect(await read()).toEqual(open);
});

test('the search of the home page’s address is the list’s', async () => {
  const response = await server.request('/?search=cook');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/jobPage?search=cook');
});

test('what only the device knows is left to it', async () => {
  const { status, html } = await get('/savedJobs');
  expect(status).toBe(200);
  expect(html).toContain('<div id="root"></div>');
  expect(readData(html)).toBeNull();
});

test('the page is asked for again each time, and answered with 304 while it is the same', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await server.request('/jobPage', { headers });
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain(mark);
  const etag = answer.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  const again = await server.request('/jobPage', { headers: { ...headers, 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const other = await server.request('/jobPage?page=2', { headers: { ...headers, 'if-none-match': etag } });
  expect(other.status).toBe(200);
});

test('a database that fails gives the page with its error, and the app asks again', async () => {
  const failing = await createTestServer({ clientFolder: folder, renderers });
  await failing.context.db.close();
  const { status, html } = await get('/jobPage', failing);
  expect(status).toBe(503);
  expect(html).toContain('Failed to fetch jobs');
  expect(readData(html)).toBeNull();
  const answer = await failing.request('/jobPage');
  expect([answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual(['5', 'no-cache']);
  await rm(failing.context.config.dataDir, { recursive: true, force: true });
});

test('where the API is another server’s, pages wait for the app', async () => {
  const client = v.parse(ClientConfig, { apiHost: 'https://api.example' });
  const elsewhere = await createTestServer({ clientFolder: folder, renderers, config: { client } });
  const { status, html } = await get('/jobPage', elsewhere);
  expect(status).toBe(200);
  expect(readData(html)?.queries).toEqual([]);
  expect(html).toContain('aria-busy="true"');
  await elsewhere.close();
});
