import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { connectDatabase } from '#server/db/client.ts';
import { copyFolder } from '../../support/copy-folder.ts';
import { createDataFolder, type DataFolder } from '../../support/database.ts';
import { occupyPort, startServerProcess, type ServerProcess } from '../../support/server-process.ts';

let dataDir = '';
const running: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kaj-life-'));
});
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  }
  await removeFolder(dataDir);
});

const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 });

function start(settings: Record<string, string> = {}): ServerProcess {
  const server = startServerProcess({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings });
  running.push(server);
  return server;
}

const person = {
  firstName: 'Rahim',
  lastName: 'Uddin',
  email: 'rahim@example.com',
  phoneNumber: '01712345678',
  password: 'a long enough password',
};
const post = (address: string, path: string, body: unknown) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a server that cannot start', () => {
  test.each([
    [{ PORT: 'eighty' }, /^PORT must be a whole number/],
    [{ API_HOST: 'api.example' }, /^API_HOST must be/],
    [{ DATABASE_URL: 'postgres://kaj@127.0.0.1:1/kaj' }, /^The database does not answer/],
  ])('with %j says why in one line and ends with 1', async (settings, line) => {
    const server = start(settings);
    expect((await server.exited).code).toBe(1);
    expect(server.stderr()).toMatch(line);
    expect(server.stderr().trim().split('\n')).toHaveLength(1);
    expect(server.stdout()).not.toContain('is ready');
  });

  test('on a database of an older version says how to move it', async () => {
    const folder = await createDataFolder();
    const db = await connectDatabase({ dataDir: folder.dataDir });
    await db.sql`update migrations set name = '0001-tables.sql' where name = '0001-schema.sql'`;
    await db.close();
    const server = start({ DATA_DIR: folder.dataDir });
    expect((await server.exited).code).toBe(1);
    expect(server.stderr()).toMatch(/^The database was made by an older version .*\n$/);
    await folder.remove();
  });

  test('on a port in use shows a message', async () => {
    const { port, release } = await occupyPort();
    const server = start({ PORT: String(port), HOST: '' });
    expect((await server.exited).code).toBe(1);
    expect(server.stderr()).toBe(
      `Port ${port} is in use. Stop what is using it, or set PORT to another one.\n`,
    );
    await release();
  });
});

/** A sign-up of which only a part has been sent. */
function startRegistration(address: string) {
  const body = JSON.stringify(person);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const request = httpRequest(address + accountPaths.register, { method: 'POST', headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('error', reject);
  });
  const begun = new Promise<void>((resolve) => request.write(body.slice(0, 20), () => resolve()));
  return {
    begun,
    answered,
    finish: () => request.end(body.slice(20)),
    leave: () => request.destroy(),
  };
}

/** Resolves once new connections are refused. */
async function untilClosed(address: string): Promise<void> {
  for (;;) {
    const isOpen = await fetch(address + apiPaths.ping, { headers: { Connection: 'close' } }).then(
      () => true,
      () => false,
    );
    if (!isOpen) return;
  }
}

/** The data folder after a first start; copying it is quicker than starting for the first time again. */
let filled = '';
let prepared: DataFolder;

beforeAll(async () => {
  prepared = await createDataFolder();
  dataDir = prepared.dataDir;
  const first = start();
  await first.ready;
  first.child.kill('SIGTERM');
  await first.exited;
  filled = dataDir;
});
afterAll(() => prepared.remove());

async function startFilled(): Promise<ServerProcess> {
  await copyFolder(filled, dataDir);
  return start();
}

/** Far less than the minute that a server gives silent connections, even on a busy machine. */
const IN_TIME_MS = 30_000;

describe('a server that is stopped', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s finishes what runs, then ends with 0', async (signal) => {
    const server = await startFilled();
    const address = await server.ready;
    const idle = new Agent({ keepAlive: true });
    const ping = httpRequest(address + apiPaths.ping, { agent: idle }).end();
    await once(ping, 'response');
    const silent = connect({ host: '127.0.0.1', port: Number(new URL(address).port) });
    await once(silent, 'connect');
    const registration = startRegistration(address);
    await registration.begun;
    await fetch(address + apiPaths.ping);

    const toldAt = Date.now();
    server.child.kill(signal);
    await untilClosed(address);
    registration.finish();
    expect(await registration.answered).toBe(201);
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(Date.now() - toldAt).toBeLessThan(IN_TIME_MS);
    expect(server.stderr()).not.toContain('Error');
    idle.destroy();
    silent.destroy();
  });

  test('does not wait for a request that never ends', async () => {
    const server = await startFilled();
    const registration = startRegistration(await server.ready);
    registration.answered.catch(() => undefined);
    await registration.begun;
    const toldAt = Date.now();
    server.child.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(Date.now() - toldAt).toBeLessThan(IN_TIME_MS);
  });

  test('stores every row and file for the next start, and frees the folder at once', async () => {
    const first = await startFilled();
    const address = await first.ready;
    expect((await post(address, accountPaths.register, person)).status).toBe(201);
    const templates = await (await fetch(address + apiPaths.resumeTemplates)).text();
    const file = /\/files\/resumes\/[^"]+/.exec(templates)?.[0] ?? '';
    const content = await (await fetch(address + file)).arrayBuffer();
    first.child.kill('SIGTERM');
    await first.exited;

    const next = await start().ready;
    expect((await post(next, accountPaths.login, person)).status).toBe(200);
    expect(await (await fetch(next + apiPaths.resumeTemplates)).text()).toBe(templates);
    expect(await (await fetch(next + file)).arrayBuffer()).toEqual(content);
  });
});

describe('requests that are no proper HTTP', () => {
  test('are refused in the one error shape, and nothing stops', async () => {
    const server = await startFilled();
    const address = await server.ready;
    const huge = 'x'.repeat(40_000);
    const many = Array.from({ length: 201 }, (_, index) => `X-${index}: 1\r\n`).join('');
    const texts = [
      'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\nX: ${huge}\r\n\r\n`,
      'GET /api/v1/jobs?search=নার্স HTTP/1.1\r\nHost: a\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: a\r\n${many}\r\n`,
    ];
    const ask = async (text: string): Promise<string> => {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port) });
      socket.end(text);
      const [answer] = await once(socket.setEncoding('utf8'), 'data');
      return String(answer);
    };
    const answers: string[] = [];
    for (const text of texts) answers.push(await ask(text));
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['400', '400', '431', '400', '400', '431']);
    expect(answers[3]).toContain('must be percent-encoded');
    for (const answer of answers)
      expect(answer).toMatch(/\{"success":false,"code":"[a-zA-Z]+","message":"[^"]+"\}$/);
    const bangla = 'Accept-Language: bn-BD,bn;q=0.9,en;q=0.5\r\n';
    expect(await ask(`GET / HTTP/1.1\r\n${bangla}X: ${huge}\r\n\r\n`)).toContain('অনুরোধের হেডার অনেক বড়।');
    expect(await ask(`GET / HTTP/1.1\r\n${bangla}Host: a\r\n${many}\r\n`)).toContain(
      'অনুরোধের হেডার অনেক বড়।',
    );
    expect((await fetch(address + apiPaths.ping)).status).toBe(204);
    expect(server.stderr()).not.toContain('Error: ');
  });

  test('a client that leaves in the middle of its body is no failure of ours', async () => {
    const server = await startFilled();
    const address = await server.ready;
    const registration = startRegistration(address);
    await registration.begun;
    await fetch(address + apiPaths.ping);
    registration.leave();
    await registration.answered.catch(() => undefined);
    expect((await fetch(address + '/healthz')).status).toBe(200);
    expect(server.stderr()).not.toContain('Error');
  });
});

test.each([
  ['0.0.0.0', true],
  ['127.0.0.1', false],
])('a sandbox that is reached at %s, open to others: %s, is warned of if so', async (host, isWarned) => {
  await copyFolder(filled, dataDir);
  const server = start({ HOST: host });
  await server.ready;
  const warning = 'The subscription sandbox is on, and this server listens beyond this machine';
  expect(server.stderr().includes(warning)).toBe(isWarned);
});

test('the embedded database does not wait for the disk, which the start says without nightly exports', async () => {
  await copyFolder(filled, dataDir);
  const server = start();
  await server.ready;
  expect(
    server
      .stdout()
      .split('\n')
      .filter((line) => line.includes('does not wait for the disk')),
  ).toHaveLength(1);
  server.child.kill('SIGTERM');
  await server.exited;
  const exporting = start({ EXPORT_DIR: join(dataDir, 'exports') });
  await exporting.ready;
  expect(exporting.stdout()).not.toContain('does not wait for the disk');
});
