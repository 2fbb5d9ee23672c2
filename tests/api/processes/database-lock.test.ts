import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountPaths } from '#contract/http/api-paths.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { connectDatabase } from '#server/db/client.ts';
import { lockDataFolder } from '#server/db/engine/data-lock.ts';
import { runAdmin } from '../../support/admin-command.ts';
import { createDataFolder, type DataFolder } from '../../support/database.ts';
import { readLockOwner } from '../../support/lock-owner.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';

let folder: DataFolder;
let dataDir = '';
/** Sockets of the test, in a folder with a short path. */
let socketDir = '';
beforeEach(async () => {
  folder = await createDataFolder();
  dataDir = folder.dataDir;
  socketDir = await mkdtemp(join(tmpdir(), 'kaj-lock-'));
});
afterEach(async () => {
  await folder.remove();
  await rm(socketDir, { recursive: true });
});

const open = () => connectDatabase({ dataDir });
const refusal = () => ({
  name: 'StartupError',
  message: `${dataDir} is in use by another Kaj. Stop that one, or set DATA_DIR to another folder.`,
});

/** What the engine does first; gets the lock, or throws. */
async function takeOver(): Promise<void> {
  const lock = await lockDataFolder(dataDir, { socketDir, server: process.pid, isServing: () => true });
  expect((await readLockOwner(dataDir)).engine).toBe(process.pid);
  await lock.release();
}

async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.end('in use')).listen(path);
  await once(server, 'listening');
  return server;
}

/** A socket as a killed process leaves it. */
async function createDeadSocket(): Promise<string> {
  const server = await listen(join(socketDir, 'living'));
  const path = join(socketDir, 'dead');
  await rename(join(socketDir, 'living'), path);
  server.close();
  return path;
}

const FOREIGN_PID = 999_999_999;

/** A lock as another Kaj would have left it, in another namespace of processes. */
async function leaveLock(owner: { kernel?: string; socket: string }): Promise<string> {
  const bootId = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  const path = join(dataDir, 'kaj.lock');
  const lock = { token: 'old', kernel: bootId, engine: FOREIGN_PID, server: FOREIGN_PID, ...owner };
  await writeFile(path, JSON.stringify(lock));
  return path;
}

async function makeOld(path: string): Promise<void> {
  const longAgo = new Date(Date.now() - HOUR_MS);
  await utimes(path, longAgo, longAgo);
}

test('a second server on the same folder is refused, by one line', async () => {
  const first = await open();
  await expect(open()).rejects.toMatchObject(refusal());
  expect((await readLockOwner(dataDir)).server).toBe(process.pid);
  await first.close();
  const second = await open();
  await second.close();
  expect(await readdir(dataDir)).toEqual(['db']);
});

test('of several that start at once on a stale lock, one gets the folder', async () => {
  await leaveLock({ socket: await createDeadSocket() });
  const outcomes = await Promise.allSettled([open(), open(), open()]);
  const opened = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(opened).toHaveLength(1);
  await opened[0]?.close();
});

test('the lock of a killed process is taken over, though it was renewed a moment ago', async () => {
  await leaveLock({ socket: await createDeadSocket() });
  await takeOver();
});

test('a lock whose socket answers is not taken over, whatever its process ids mean here', async () => {
  const server = await listen(join(socketDir, 'other'));
  await makeOld(await leaveLock({ socket: join(socketDir, 'other') }));
  await expect(takeOver()).rejects.toMatchObject(refusal());
  server.close();
});

test('a lock that was cut off while it was written is taken over once it gives no sign of life', async () => {
  const path = join(dataDir, 'kaj.lock');
  await writeFile(path, '{"token":');
  await makeOld(path);
  await takeOver();
});

test('another machine’s lock is taken over once it gives no sign of life', async () => {
  await makeOld(await leaveLock({ kernel: 'elsewhere', socket: await createDeadSocket() }));
  await takeOver();
});

const WRAPPER = ['unshare', '-Urpfu', '--mount-proc', '--kill-child=SIGKILL'];
/** Where a machine gives no namespaces to users, the servers share one. */
const wrapper = spawnSync('unshare', [...WRAPPER.slice(1), 'true']).status === 0 ? WRAPPER : [];

const register = (address: string, number: number) =>
  fetch(address + accountPaths.register, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Rahim',
      lastName: 'Uddin',
      email: `rahim${number}@example.com`,
      phoneNumber: '01712345678',
      password: 'a long enough password',
    }),
  });

/** Ends a server with all processes of its namespace at once. */
async function kill({ child, exited }: ServerProcess): Promise<void> {
  const { engine } = await readLockOwner(dataDir);
  if (wrapper.length === 0) process.kill(engine, 'SIGKILL');
  child.kill('SIGKILL');
  await exited;
}

test('of two servers in two containers on one folder the second is refused, and the first loses nothing', async () => {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '0' };
  const first = startServerProcess(settings, wrapper);
  const address = await first.ready;
  const before = await readdir(dataDir);

  const second = startServerProcess(settings, wrapper);
  expect(await second.exited).toEqual({ code: 1, signal: null });
  expect(second.stderr()).toBe(`${refusal().message}\n`);
  expect(await readdir(dataDir)).toEqual(before);
  expect((await runAdmin({ DATA_DIR: dataDir }, 'list')).stdout).toMatch(/^Jobs waiting/m);
  const numbers = Array.from({ length: 10 }, (_, index) => index);
  for (const number of numbers) expect((await register(address, number)).status).toBe(201);

  await kill(first);
  const named = wrapper.length === 0 ? [] : [...wrapper, 'sh', '-c', 'hostname other; exec "$0" "$@"'];
  const next = startServerProcess(settings, named);
  const nextAddress = await next.ready;
  for (const number of numbers) expect((await register(nextAddress, number)).status).toBe(409);
  await kill(next);
}, 120_000);

test('an engine whose folder was removed gets a new one, and so do the commands', async () => {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  const server = startServerProcess(settings);
  const address = await server.ready;
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('kaj-run-')) await rm(join(dataDir, name), { recursive: true });
  }
  process.kill((await readLockOwner(dataDir)).engine, 'SIGKILL');
  const patience = { timeout: 30_000, interval: 100 };
  await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).status).toBe(503), patience);
  await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200), patience);
  await vi.waitFor(async () => {
    expect((await runAdmin(settings, 'list')).stdout).toMatch(/^Jobs waiting/m);
  }, patience);
  server.child.kill('SIGTERM');
  await server.exited;
  expect((await readdir(dataDir)).filter((name) => name.startsWith('kaj-'))).toEqual([]);
}, 120_000);

test('a folder that cannot be made is one line', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  await expect(connectDatabase({ dataDir: join(file, 'data') })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^The folder .* cannot be written/),
  });
});

test.runIf(process.platform === 'linux')('a file system that takes no folders is one line', async () => {
  await expect(connectDatabase({ dataDir: '/proc/kaj' })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^The folder .* cannot be written/),
  });
});

test('a PostgreSQL that does not answer is one line, without the address', async () => {
  const databaseUrl = 'postgres://user:secret@127.0.0.1:1/kaj';
  await expect(connectDatabase({ dataDir, databaseUrl })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.not.stringContaining('secret'),
  });
});
