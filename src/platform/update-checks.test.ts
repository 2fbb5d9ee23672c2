import { expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#contract/limits.ts';
import { createUpdateCheck } from './update-checks.ts';

function createWorld() {
  const world = { now: 0, isVisible: true };
  const look = vi.fn<() => Promise<void>>(async () => undefined);
  const check = createUpdateCheck({ look, isVisible: () => world.isVisible, now: () => world.now });
  return { world, look, check };
}

test('a page that has just been opened does not look again, one that was left does, once in five minutes', async () => {
  const { world, look, check } = createWorld();
  world.now = 4 * MINUTE_MS;
  await check();
  expect(look).not.toHaveBeenCalled();
  world.now = 6 * MINUTE_MS;
  await Promise.all([check(), check(), check()]);
  expect(look).toHaveBeenCalledTimes(1);
  world.now = 12 * MINUTE_MS;
  await check();
  expect(look).toHaveBeenCalledTimes(2);
});

test('a page that nobody sees does not look', async () => {
  const { world, look, check } = createWorld();
  Object.assign(world, { now: 60 * MINUTE_MS, isVisible: false });
  await check();
  expect(look).not.toHaveBeenCalled();
});

test('a look that came to nothing is made again on the next occasion', async () => {
  const { world, look, check } = createWorld();
  look.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  world.now = 6 * MINUTE_MS;
  await check();
  await check();
  expect(look).toHaveBeenCalledTimes(2);
});

test('a clock that was set back does not stop the looking', async () => {
  const { world, look, check } = createWorld();
  world.now = -60 * MINUTE_MS;
  await check();
  expect(look).toHaveBeenCalledTimes(1);
});
