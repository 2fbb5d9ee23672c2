import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { accountPaths, ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { typedObject } from '../../support/company-forms.ts';
import { shiftClock } from '../../support/shift-clock.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';

const password = 'a long enough password';
const person = {
  firstName: 'A',
  lastName: 'B',
  phoneNumber: '01712345678',
  email: 'a@example.com',
  password,
};

const yearAhead = shiftClock(366 * DAY_MS);

let dataDir = '';
let server: ServerProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kaj-clock-'));
});
afterEach(async () => {
  if (server?.child.exitCode === null) server.child.kill('SIGKILL');
  await server?.exited;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

async function start(settings: Record<string, string> = {}): Promise<string> {
  server = startServerProcess({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings });
  return server.ready;
}
async function stop(): Promise<void> {
  server?.child.kill('SIGTERM');
  expect(await server?.exited).toEqual({ code: 0, signal: null });
}

/** Sends JSON as the owner of a token. @returns status and body */
async function send(url: string, method = 'GET', body?: unknown, token = '') {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, headers, ...sent });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

/** What the public sees. */
async function readPublic(address: string) {
  const list = await fetch(`${address}${apiPaths.jobs}?page=1&perPage=5`);
  const found = await fetch(`${address}${apiPaths.jobs}?search=engineer&page=1`);
  const categories = await fetch(address + apiPaths.jobCategories);
  return [await list.json(), await found.json(), await categories.json()];
}

const Token = v.object({ token: v.string() });
const Created = v.object({ data: v.object({ company: v.object({ _id: v.string() }) }) });

test('a server that was a year ahead has lost nothing when its clock is right again', async () => {
  const first = await start();
  const before = await readPublic(first);
  expect(before[0]).toMatchObject({ data: { pagination: { total: 103 } } });
  const registered = await send(first + accountPaths.register, 'POST', person);
  const { token } = v.parse(Token, registered.body);
  const created = await send(first + apiPaths.companies, 'POST', typedObject, token);
  const { _id: id } = v.parse(Created, created.body).data.company;
  const deleted = await send(first + apiPaths.company(id), 'DELETE', undefined, token);
  expect(deleted.status).toBe(200);
  await stop();

  const ahead = await start(yearAhead);
  expect((await readPublic(ahead))[0]).toMatchObject({ data: { pagination: { total: 0 } } });
  await vi.waitFor(() => expect(server?.stderr()).toMatch(/Alert: purge postponed .*the clock jumped/), {
    timeout: 60_000,
  });
  await stop();

  const again = await start();
  await vi.waitFor(() => expect(server?.stderr()).toMatch(/Alert: purge postponed/), {
    timeout: 60_000,
  });
  expect(await readPublic(again)).toEqual(before);
  expect((await send(again + accountPaths.login, 'POST', person)).status).toBe(200);
  expect((await send(again + ownerPaths.companyRestore(id), 'POST', {}, token)).status).toBe(200);
  await stop();
}, 400_000);
