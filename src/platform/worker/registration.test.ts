import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { checkConnection } from '../http/online.ts';
import { createUpdateCheck, watchForUpdates } from './registration.ts';

/** Goes offline and back online. */
async function reconnect(): Promise<void> {
  vi.stubGlobal('location', new URL('https://kaj.example/'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await checkConnection();
  vi.stubGlobal('fetch', async () => new Response());
  await checkConnection();
}

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

test('a page in the background does not look', async () => {
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

/** A stub page with events and visibility only. */
function createPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  return { document, window };
}

describe('a page that stays open', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('looks by itself every hour', async () => {
    createPage();
    const look = vi.fn(async () => undefined);
    watchForUpdates(look, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(59 * MINUTE_MS);
    expect(look).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
    expect(look).toHaveBeenCalledTimes(3);
  });

  test.each(['sight', 'focus', 'the way back', 'the network'])('looks when %s returns', async (what) => {
    const { document, window } = createPage();
    const look = vi.fn(async () => undefined);
    watchForUpdates(look, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
    expect(look).not.toHaveBeenCalled();
    if (what === 'sight') document.dispatchEvent(new Event('visibilitychange'));
    if (what === 'focus') window.dispatchEvent(new Event('focus'));
    if (what === 'the way back') window.dispatchEvent(new Event('pageshow'));
    if (what === 'the network') await reconnect();
    expect(look).toHaveBeenCalledTimes(1);
  });

  test('looks no more once that is ended', async () => {
    const { window } = createPage();
    const ending = new AbortController();
    const look = vi.fn(async () => undefined);
    watchForUpdates(look, ending.signal);
    ending.abort();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    window.dispatchEvent(new Event('focus'));
    await reconnect();
    expect(look).not.toHaveBeenCalled();
  });
});
