import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLock } from './build-lock.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaj-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('of many at once, one works at a time', async () => {
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
    return working;
  };
  const results = await Promise.all([1, 2, 3].map(() => withLock(join(folder, 'some/lock'), work)));
  expect(results).toEqual([0, 0, 0]);
  expect(most).toBe(1);
});

test.each(['{"pid":999999999,"start":""}', '', '{"pid":'])(
  'a lock left behind (%j) is taken over',
  async (text) => {
    const path = join(folder, 'lock');
    await writeFile(path, text);
    expect(await withLock(path, () => Promise.resolve('done'))).toBe('done');
  },
);

test('work that fails frees the lock', async () => {
  const path = join(folder, 'lock');
  await expect(withLock(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await readdir(folder)).not.toContain('lock');
});
