import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardPaths } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { createBoardPaths, createCountedBoards } from '#server/boards/list-boards.ts';
import { categories, companies, jobs } from '#server/db/schema.ts';
import { createClientFolder } from '../../support/client-folder.ts';
import {
  addJob,
  addJobDefaults,
  listJobs,
  titles,
  type JobDefaults,
  addCompany,
} from '../../support/stage.ts';
import { createTestServer, type TestServer } from '../../support/server.ts';

/** The pages of open jobs that exist, and their content. */

let client: Awaited<ReturnType<typeof createClientFolder>>;
let server: TestServer;
let defaults: JobDefaults;
/** Approved with open jobs, with closed ones alone, waiting, and deleted. */
let company: Record<'open' | 'closed' | 'waiting' | 'deleted', string>;

const past = () => new Date(server.context.clock() - 3 * DAY_MS);
const postedAt = new Date('2026-01-02T03:04:05Z');

beforeAll(async () => {
  client = await createClientFolder();
  server = await createTestServer({ clientFolder: client.folder });
  defaults = await addJobDefaults(server);
  const { orm } = server.context.db;
  await orm.update(categories).set({ name: 'Health & Care' }).where(eq(categories.id, defaults.categoryId));
  const { companyId: open, createdBy } = defaults;
  const [closed, waiting, deleted] = await Promise.all([
    addCompany(server, { createdBy }),
    addCompany(server, { createdBy, approval: 'pending' }),
    addCompany(server, { createdBy, deletedAt: new Date() }),
  ]);
  company = { open, closed, waiting, deleted };
  const add = (title: string, changes: Partial<typeof jobs.$inferInsert>) =>
    addJob(server, defaults, { title, city: 'Dhaka', ...changes });
  await add('a', { experienceLevel: 'lead', postedAt });
  await add('b', { city: 'Sylhet', postedAt: new Date(postedAt.getTime() - DAY_MS) });
  await add('c', { approval: 'pending', city: 'Bhola' });
  await add('d', { applicationDeadline: past(), city: 'Feni' });
  await add('e', { companyId: closed, applicationDeadline: past() });
  await add('f', { companyId: waiting, city: 'Bogura' });
  await add('g', { companyId: deleted, city: 'Bogura' });
});
afterAll(async () => {
  await server.close();
  await client.remove();
});

test('a company’s jobs are its open and approved ones, in the order and with the filters asked for', async () => {
  const find = (query: string) => titles(server, query);
  expect(await find(`company=${company.open}`)).toEqual(['a', 'b']);
  expect((await find(`company=${company.open}&sort=salary`)).toSorted()).toEqual(['a', 'b']);
  expect(await find(`company=${company.open}&experienceLevel=lead`)).toEqual(['a']);
  expect(await find(`company=${company.open}&city=sylhet&category=${defaults.categoryId}`)).toEqual(['b']);
  expect(await find(`company=${company.open}&search=b`)).toEqual(['b']);
  expect(await find(`company=${company.open}&page=2&perPage=1`)).toEqual(['b']);
  for (const none of [company.closed, company.waiting, company.deleted, 'nobody'])
    expect(await find(`company=${none}`)).toEqual([]);
  const { pagination } = await listJobs(server, `company=${company.open}&perPage=1`);
  expect(pagination).toMatchObject({ total: 2, totalPages: 2 });
});

const readText = async (path: string) => (await server.request(path)).text();
const status = async (path: string) => (await server.request(path)).status;

describe('the page', () => {
  test('of a category, a city or an approved company is there', async () => {
    for (const path of [
      boardPaths.category('health-care'),
      '/Jobs/Category/Health%20%26%20Care/',
      boardPaths.city('dhaka'),
      boardPaths.city('ঢাকা'),
      // Its jobs have closed.
      boardPaths.city('feni'),
      boardPaths.company(company.open),
      boardPaths.company(company.closed),
    ]) {
      expect([path, await status(path)]).toEqual([path, 200]);
    }
  });

  test('of something unknown, or of a company that is not public, is 404 with the app', async () => {
    for (const path of [
      boardPaths.category('nursing'),
      boardPaths.category('-'),
      boardPaths.city('bhola'),
      boardPaths.city('bogura'),
      boardPaths.city('nowhere'),
      '/jobs/city/%E0',
      '/jobs/city/%00',
      '/jobs/city',
      '/jobs',
      '/companies',
      boardPaths.company(company.waiting),
      boardPaths.company(company.deleted),
      boardPaths.company('nobody'),
    ]) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
  });

  test('says in its head what it is about, and where it is', async () => {
    const city = await readText('/jobs/city/ঢাকা');
    expect(city).toContain('<title>Jobs in Dhaka · Kaj</title>');
    expect(city).toMatch(/<meta name="description" content="Jobs in Dhaka: 1 open job\. /);
    expect(city).toMatch(/<link rel="canonical" href="[^"]*\/jobs\/city\/dhaka">/);
    expect(await readText(boardPaths.category('health-care'))).toContain(
      '<title>Health &amp; Care jobs · Kaj<',
    );
    expect(await readText(boardPaths.company(company.open))).toContain('Jobs at Meghna Foods: 2 open jobs.');
    const missing = await readText(boardPaths.company(company.waiting));
    expect(missing).toContain('<title>Page not found · Kaj</title>');
    expect(missing).not.toContain('Meghna');
  });

  test('is there for the app to look at, where the API is another server’s', async () => {
    const { config } = server.context;
    const foreign = { ...config.client, apiHost: 'https://api.example' };
    const other = await createTestServer({ clientFolder: client.folder, config: { client: foreign } });
    expect((await other.request(boardPaths.city('nowhere'))).status).toBe(200);
    await other.close();
  });
});

describe('the list of pages', () => {
  test('has categories and cities with their open jobs, and companies with some, in parts', async () => {
    const paths = createBoardPaths(server.context, createCountedBoards(server.context));
    expect(await paths.categories()).toContainEqual({
      path: '/jobs/category/health-care',
      openJobs: 2,
      changedAt: postedAt,
    });
    expect((await paths.cities()).toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: '/jobs/city/dhaka', openJobs: 1, changedAt: postedAt },
      { path: '/jobs/city/sylhet', openJobs: 1, changedAt: new Date(postedAt.getTime() - DAY_MS) },
    ]);
    const one = { path: boardPaths.company(company.open), openJobs: 2, changedAt: postedAt };
    expect(await paths.companyParts()).toEqual([company.open.slice(0, 1)]);
    expect(await paths.companies(company.open.slice(0, 1))).toEqual([one]);
    expect(await paths.companies('-')).toEqual([]);
  });

  test('is in the sitemap, without those that have no open jobs', async () => {
    await server.advance(61_000);
    const part = `/sitemaps/companies-${company.open.slice(0, 1)}.xml`;
    const index = await readText('/sitemap.xml');
    expect(index).toContain('/sitemaps/boards.xml<');
    expect(index).toContain(`${part}<`);
    const boards = await readText('/sitemaps/boards.xml');
    expect(boards).toContain(`/jobs/city/dhaka</loc><lastmod>${postedAt.toISOString()}<`);
    expect(boards).toContain('/jobs/category/health-care<');
    expect(boards).not.toContain('/jobs/city/feni<');
    const companyPages = await readText(part);
    expect(companyPages).toContain(`${boardPaths.company(company.open)}<`);
    for (const other of [company.closed, company.waiting, company.deleted])
      expect(companyPages).not.toContain(other);
    expect(await status('/sitemaps/companies-.xml')).toBe(404);
  });

  test('has of two categories with one slug the first alone', async () => {
    const { orm } = server.context.db;
    await orm.insert(categories).values({ id: 'second', name: 'Health, Care', position: 99 });
    const paths = createBoardPaths(server.context, createCountedBoards(server.context));
    const found = (await paths.categories()).filter(({ path }) => path.endsWith('/health-care'));
    expect(found.map(({ openJobs }) => openJobs)).toEqual([2]);
    await orm.delete(categories).where(eq(categories.id, 'second'));
  });
});

test('a company that is renamed has no page until it is approved again', async () => {
  const { orm } = server.context.db;
  const path = boardPaths.company(company.closed);
  await orm.update(companies).set({ approval: 'pending' }).where(eq(companies.id, company.closed));
  await server.advance(6000);
  expect(await status(path)).toBe(404);
  await orm.update(companies).set({ approval: 'approved' }).where(eq(companies.id, company.closed));
  await server.advance(6000);
  expect(await status(path)).toBe(200);
});
