import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardPaths } from '#contract/board-paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { createBoardPaths } from '#server/boards/board-paths.ts';
import { createCountedBoards } from '#server/boards/counted-boards.ts';
import { createBoardCheck, createBoardFinder } from '#server/boards/find-board.ts';
import { categories, companies, jobs } from '#server/db/schema.ts';
import { addJob, addJobDefaults, listJobs, titles, type JobDefaults } from '../support/jobs.ts';
import { addCompany } from '../support/rows.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

/** Which pages of open jobs there are, and what stands on them. */

let folder = '';
let server: TestServer;
let defaults: JobDefaults;
/** Approved with open jobs, with closed ones alone, waiting, and deleted. */
let company: Record<'open' | 'closed' | 'waiting' | 'deleted', string>;

const past = () => new Date(server.context.clock() - 3 * DAY_MS);
const postedAt = new Date('2026-01-02T03:04:05Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaj-boards-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><main>landing</main>');
  await writeFile(join(folder, 'shell.html'), '<!doctype html><main>shell</main>');
  server = await createTestServer({ clientFolder: folder });
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
  await rm(folder, { recursive: true });
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

const never = () => new Promise<never>(() => undefined);
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
      expect(await (await server.request(path)).text()).toContain('shell');
    }
  });

  test('of what is not there, or not public, is answered with 404, and with the app', async () => {
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

  test('is shown without asking longer than a second, while the database does not answer', async () => {
    expect(await createBoardCheck(never)(boardPaths.city('dhaka'))).toBe('unknown');
    expect(await createBoardCheck(() => Promise.reject(new Error('away')))('/jobs/city/x')).toBe('unknown');
    expect(await createBoardCheck(never)('/jobPage')).toBe('none');
  });

  test('is the business of another server where the API is one’s', async () => {
    const { config } = server.context;
    const client = { ...config.client, apiHost: 'https://api.example' };
    const other = await createTestServer({ clientFolder: folder, config: { client } });
    expect((await other.request(boardPaths.city('nowhere'))).status).toBe(200);
    await other.close();
  });
});

test('a page is found with its name and its one address', async () => {
  const find = createBoardFinder(server.context, createCountedBoards(server.context));
  expect(await find({ kind: 'city', key: 'ঢাকা' })).toEqual({
    kind: 'city',
    name: 'Dhaka',
    path: '/jobs/city/dhaka',
  });
  expect(await find({ kind: 'category', key: 'Health & Care' })).toEqual({
    kind: 'category',
    name: 'Health & Care',
    path: '/jobs/category/health-care',
  });
  expect(await find({ kind: 'company', key: company.open })).toMatchObject({ name: 'Meghna Foods' });
  expect(await find({ kind: 'company', key: company.waiting })).toBeNull();
});

describe('the list of pages', () => {
  test('has categories and cities with their open jobs, and companies with some, by range', async () => {
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
    expect(await paths.companies()).toEqual([one]);
    expect(await paths.companies({ from: company.open, to: `${company.open}0` })).toEqual([one]);
    expect(await paths.companies({ from: `${company.open}0` })).toEqual([]);
    expect(await paths.companies({ to: company.open })).toEqual([]);
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
  expect(await status(path)).toBe(404);
  await orm.update(companies).set({ approval: 'approved' }).where(eq(companies.id, company.closed));
  expect(await status(path)).toBe(200);
});
