import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiPaths } from '#contract/http/paths.ts';
import { HOUR_MS } from '#contract/limits.ts';
import type { LogEntry } from '#server/log.ts';
import { openPrivateFolder, removeAbandonedFolders } from '#server/db/engine/private-folder.ts';
import { runAdmin } from '../../support/admin-command.ts';
import { readLockOwner } from '../../support/lock-owner.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';

let folder = '';
let dataDir = '';
const running: ServerProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaj-private-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function start(dir = dataDir): ServerProcess {
  const server = startServerProcess({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, TMPDIR: folder });
  running.push(server);
  return server;
}
async function stop({ child, exited }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await exited;
}

/** What others may read, write or enter below a folder, the folder itself included. */
async function findOpen(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const paths = [path, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const modes = await Promise.all(paths.map(async (one) => (await lstat(one)).mode & 0o777));
  return paths.filter((_one, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}

async function openToAll(path: string): Promise<void> {
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o777 : 0o666);
  }
  await chmod(path, 0o755);
}

const line = () =>
  `Alert: data folder was open to other users, closed now ${JSON.stringify({ folder: dataDir })}`;
/** The server's state; whether the app is built is another matter. */
const saidOf = ({ stderr }: ServerProcess) =>
  stderr()
    .split('\n')
    .filter((text) => text !== '' && !text.startsWith('The app is not built'));

test('a data folder that was open to others is closed, with all that is in it, in one line', async () => {
  await mkdir(dataDir, { mode: 0o755 });
  await chmod(dataDir, 0o755);
  const first = start();
  await first.ready;
  expect(saidOf(first)).toEqual([line()]);
  expect(await findOpen(dataDir)).toEqual([]);
  await stop(first);

  await openToAll(dataDir);
  expect((await findOpen(dataDir)).length).toBeGreaterThan(100);
  const second = start();
  const address = await second.ready;
  expect(saidOf(second)).toEqual([line()]);
  expect(await findOpen(dataDir)).toEqual([]);
  expect((await fetch(`${address}${apiPaths.jobs}?page=1`)).status).toBe(200);
  await stop(second);

  const third = start();
  await third.ready;
  expect(saidOf(third)).toEqual([]);
}, 400_000);

test('a private folder with files that an older version left open is repaired as well', async () => {
  await mkdir(join(dataDir, 'db', 'base'), { recursive: true });
  await mkdir(join(dataDir, 'other'), { mode: 0o755 });
  await writeFile(join(dataDir, 'db', 'base', '1'), '');
  await openToAll(dataDir);
  await chmod(dataDir, 0o700);
  const entries: LogEntry[] = [];
  await openPrivateFolder(dataDir, (entry) => entries.push(entry));
  // Tables of other programs stay untouched.
  expect(await findOpen(dataDir)).toEqual([join(dataDir, 'other')]);
  expect(entries).toEqual([]);
});

test('what a link leads to, and a folder that is shared on purpose, stay as they are', async () => {
  const elsewhere = join(folder, 'elsewhere');
  await writeFile(elsewhere, '');
  await mkdir(join(dataDir, 'files'), { recursive: true });
  await symlink(elsewhere, join(dataDir, 'files', 'link'));
  await chmod(elsewhere, 0o644);
  await chmod(dataDir, 0o1777);
  await openPrivateFolder(dataDir, () => undefined);
  expect((await lstat(elsewhere)).mode & 0o777).toBe(0o644);
  expect((await lstat(dataDir)).mode & 0o7777).toBe(0o1777);
  expect((await lstat(join(dataDir, 'files'))).mode & 0o777).toBe(0o700);
});

const findRunFolders = async (dir: string) =>
  (await readdir(dir)).filter((name) => name.startsWith('kaj-run-')).map((name) => join(dir, name));

async function kill({ child, exited }: ServerProcess, dir: string): Promise<void> {
  const { engine } = await readLockOwner(dir);
  process.kill(engine, 'SIGKILL');
  child.kill('SIGKILL');
  await exited;
}

test('sockets lie in the data folder; those of a killed server go at a later start, those of others stay', async () => {
  const otherDir = join(folder, 'other');
  const living = start(otherDir);
  await living.ready;
  const ofLiving = await findRunFolders(otherDir);
  expect(ofLiving).toHaveLength(2);

  const killed = start();
  await killed.ready;
  await kill(killed, dataDir);
  const left = await findRunFolders(dataDir);
  expect(left).toHaveLength(2);
  const longAgo = new Date(Date.now() - HOUR_MS);
  for (const path of [...left, ...ofLiving]) await utimes(path, longAgo, longAgo);

  const next = start();
  await next.ready;
  expect(await findRunFolders(dataDir)).not.toEqual(expect.arrayContaining(left.slice(0, 1)));
  expect(await findRunFolders(dataDir)).toHaveLength(2);
  await stop(next);
  expect(await findRunFolders(dataDir)).toEqual([]);
  const refused = start(otherDir);
  await refused.exited;
  expect(await findRunFolders(otherDir)).toEqual(ofLiving);
  expect((await runAdmin({ DATA_DIR: otherDir }, 'list')).code).toBe(0);
  expect((await fetch(`${await living.ready}/healthz`)).status).toBe(200);
}, 400_000);

test('a folder of that name with files in it is somebody else’s, and stays', async () => {
  const others = join(dataDir, 'kaj-run-notes');
  await mkdir(others, { recursive: true });
  await writeFile(join(others, 'kept'), '');
  const longAgo = new Date(Date.now() - HOUR_MS);
  await utimes(others, longAgo, longAgo);
  await removeAbandonedFolders(dataDir);
  expect(await readdir(others)).toEqual(['kept']);
});

test('a data folder with a long path has its sockets elsewhere, and its commands reach the server', async () => {
  const longDir = join(folder, 'x'.repeat(100));
  const server = start(longDir);
  await server.ready;
  expect(await findRunFolders(longDir)).toEqual([]);
  expect(await findRunFolders(folder)).toHaveLength(2);
  expect((await runAdmin({ DATA_DIR: longDir }, 'list')).code).toBe(0);
  await stop(server);
  expect(await findRunFolders(folder)).toEqual([]);
}, 400_000);
