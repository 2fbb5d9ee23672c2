import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../log.ts';
import { createDiskSpace, type DiskSpace, toLeastSpace } from './disk-space.ts';

const MB = 1024 * 1024;
let dataDir = '';
let disk: DiskSpace | undefined;
const space = { free: 200 * MB, total: 300 * MB };
const logs: LogEntry[] = [];

beforeEach(async () => {
  // A check of the clock's would write the reserve a second time, beside that of the test.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  dataDir = await mkdtemp(join(tmpdir(), 'kaj-disk-'));
  logs.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await disk?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  [300, 64],
  [2000, 100],
  [20_000, 500],
  [1_000_000, 500],
])('a disk of %i MB is full below %i MB', (total, least) => {
  expect(toLeastSpace(total * MB)).toBe(least * MB);
});

test('a full disk refuses writes with one alert, gives up its reserve, and takes writes again', async () => {
  disk = createDiskSpace({
    dataDir,
    hasReserve: true,
    log: (entry) => void logs.push(entry),
    read: async () => ({ ...space }),
  });
  const { check, requireSpace } = disk;
  const sizeOfReserve = () =>
    stat(join(dataDir, 'reserve')).then(
      ({ size }) => size / MB,
      () => 0,
    );
  const setFree = async (free: number) => {
    space.free = free * MB;
    await check();
  };
  await setFree(200);
  expect([await sizeOfReserve(), requireSpace()]).toEqual([32, undefined]);
  await setFree(60);
  expect(requireSpace).toThrow('Our storage is full');
  expect(await sizeOfReserve()).toBe(32);
  await setFree(1);
  expect(await sizeOfReserve()).toBe(0);
  expect(logs.map(({ level, event }) => [level, event])).toEqual([
    ['alert', 'disk is almost full, larger writes are refused'],
  ]);
  await setFree(80);
  expect([await sizeOfReserve(), requireSpace()]).toEqual([0, undefined]);
  await setFree(200);
  expect(await sizeOfReserve()).toBe(32);
});
