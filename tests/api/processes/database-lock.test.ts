import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { lockDataFolder } from '#server/db/engine/data-lock.ts';
import { identify } from '#server/db/engine/process-identity.ts';
import { createDataFolder, type DataFolder } from '../../support/database.ts';
import { readLockOwner } from '../../support/lock-owner.ts';

let folder: DataFolder;
let dataDir = '';
beforeEach(async () => {
  folder = await createDataFolder();
  dataDir = folder.dataDir;
});
afterEach(() => folder.remove());

const open = () => openDatabase({ dataDir });

/** What the engine does first; gets the lock, or throws. */
async function takeOver(): Promise<void> {
  const lock = await lockDataFolder(dataDir, { server: process.pid, opening: 'new' });
  expect((await readLockOwner(dataDir)).engine.pid).toBe(process.pid);
  await lock.release();
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

/** A lock as another Kaj would have left it. */
async function leaveLock(owner: { host?: string; pid: number; start?: string }): Promise<string> {
  const { host = hostname(), pid, start = '' } = owner;
  const path = join(dataDir, 'kaj.lock');
  await writeFile(
    path,
    JSON.stringify({ token: 'old', host, engine: { pid, start }, server: { pid, start }, opening: 'old' }),
  );
  return path;
}

test('a second server on the same folder is refused, by one line that names the first', async () => {
  const first = await open();
  await expect(open()).rejects.toMatchObject({
    name: 'StartupError',
    message: `${dataDir} is in use by another Kaj (process ${process.pid}).`,
  });
  expect((await readLockOwner(dataDir)).server.pid).toBe(process.pid);
  await first.close();
  const second = await open();
  await second.close();
  expect(await readdir(dataDir)).toEqual(['db']);
});

test('of several that start at once on a stale lock, one gets the folder', async () => {
  await leaveLock({ pid: await endedProcess() });
  const outcomes = await Promise.allSettled([open(), open(), open()]);
  const opened = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(opened).toHaveLength(1);
  await opened[0]?.close();
});

test('the lock of a process that ended is taken over', async () => {
  await leaveLock({ pid: await endedProcess() });
  await takeOver();
});

test.runIf(process.platform === 'linux')(
  'the lock of a killed process that its parent has not waited for is taken over',
  async () => {
    // Where nothing waits for orphans, as in some containers, they stay in the list of processes.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line]: unknown[] = await once(parent.stdout, 'data');
    const identity = await identify(Number(line));
    await leaveLock(identity);
    // Before, it is a shell, which does wait.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    process.kill(identity.pid, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${identity.pid}/stat`, 'utf8')).toMatch(/^\d+ \(sleep\) Z/);
    await takeOver();
    parent.kill('SIGKILL');
  },
);

test('the lock of an earlier process with the same number is taken over', async () => {
  await leaveLock({ pid: process.pid, start: 'another boot/1' });
  await takeOver();
});

test('a lock that was cut off while it was written is taken over', async () => {
  await writeFile(join(dataDir, 'kaj.lock'), '{"token":');
  await takeOver();
});

test('the lock of a process that runs is not taken over', async () => {
  await leaveLock(await identify(process.pid));
  await expect(takeOver()).rejects.toMatchObject({
    name: 'StartupError',
    message: `${dataDir} is in use by another Kaj (process ${process.pid}).`,
  });
});

test('another machine’s lock is taken over once it gives no sign of life', async () => {
  const path = await leaveLock({ host: 'elsewhere', pid: 1 });
  await utimes(path, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
  await takeOver();
});

test('a folder that cannot be made is one line', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^The folder .* cannot be written/),
  });
});

test.runIf(process.platform === 'linux')('a file system that takes no folders is one line', async () => {
  await expect(openDatabase({ dataDir: '/proc/kaj' })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^The folder .* cannot be written/),
  });
});

test('a PostgreSQL that does not answer is one line, without the address', async () => {
  const databaseUrl = 'postgres://user:secret@127.0.0.1:1/kaj';
  await expect(openDatabase({ dataDir, databaseUrl })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.not.stringContaining('secret'),
  });
});
