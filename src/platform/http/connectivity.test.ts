import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectivity, probeDelayMs } from './connectivity.ts';

/** A world whose network and window the test controls. */
function createWorld() {
  const world = { isUp: true, isShown: true, hasLink: true, probes: 0 };
  const connectivity = createConnectivity({
    probe: async () => {
      world.probes += 1;
      return world.isUp;
    },
    isVisible: () => world.isShown,
    hasLink: () => world.hasLink,
    now: Date.now,
  });
  return { world, connectivity };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connectivity', () => {
  it('stays online when a request fails but the server answers a probe', async () => {
    const { world, connectivity } = createWorld();
    connectivity.reportUnreachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.probes).toBe(1);
    expect(connectivity.online.get()).toBe(true);
  });

  it('goes offline when the probe fails as well, and notifies subscribers', async () => {
    const { world, connectivity } = createWorld();
    const seen = vi.fn();
    connectivity.online.subscribe(seen);
    world.isUp = false;
    connectivity.reportUnreachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('asks again ever more rarely while offline, and recovers by itself', async () => {
    const { world, connectivity } = createWorld();
    world.isUp = false;
    await connectivity.check();
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(world.probes).toBe(4);
    world.isUp = true;
    await vi.advanceTimersByTimeAsync(16_000);
    expect(connectivity.online.get()).toBe(true);
    const { probes } = world;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(world.probes).toBe(probes);
  });

  it('rests while the page is hidden and asks at once when it is shown', async () => {
    const { world, connectivity } = createWorld();
    world.isUp = false;
    await connectivity.check();
    world.isShown = false;
    connectivity.visibilityChanged();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(world.probes).toBe(1);
    world.isShown = true;
    world.isUp = true;
    connectivity.visibilityChanged();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(true);
  });

  it('does not take an answer out of a cache for a network', async () => {
    const { world, connectivity } = createWorld();
    world.isUp = false;
    const checked = connectivity.check();
    connectivity.reportReachable();
    await checked;
    expect(connectivity.online.get()).toBe(false);
    connectivity.reportReachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
    expect(world.probes).toBe(2);
  });

  it('is online again with the first answer that a probe confirms', async () => {
    const { world, connectivity } = createWorld();
    world.isUp = false;
    await connectivity.check();
    world.isUp = true;
    connectivity.reportReachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(true);
  });

  it('makes sure when it is shown again, unless it lately has', async () => {
    const { world, connectivity } = createWorld();
    await connectivity.check();
    connectivity.visibilityChanged();
    expect(world.probes).toBe(1);
    await vi.advanceTimersByTimeAsync(61_000);
    world.isUp = false;
    connectivity.visibilityChanged();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
  });

  it('asks only once at a time', async () => {
    const { world, connectivity } = createWorld();
    await Promise.all([connectivity.check(), connectivity.check(), connectivity.check()]);
    expect(world.probes).toBe(1);
  });
});

describe('connectivity, when something has changed while a probe is under way', () => {
  it('asks again for a request that failed since', async () => {
    const { world, connectivity } = createWorld();
    const before = connectivity.check();
    world.isUp = false;
    connectivity.reportUnreachable();
    connectivity.reportUnreachable();
    expect(await before).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
    expect(world.probes).toBe(2);
  });

  it('needs no second probe when the first has failed as well', async () => {
    const { world, connectivity } = createWorld();
    world.isUp = false;
    void connectivity.check();
    connectivity.reportUnreachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
    expect(world.probes).toBe(1);
  });

  it('does not believe it when the device reports that its link is another', async () => {
    const { world, connectivity } = createWorld();
    world.isUp = false;
    const before = connectivity.check();
    world.isUp = true;
    const anew = connectivity.checkAgain();
    expect(await before).toBe(false);
    expect(await anew).toBe(true);
    expect(world.probes).toBe(2);
  });
});

describe('connectivity, when the browser has no link', () => {
  it('asks again after a probe that was the last to come through', async () => {
    const { world, connectivity } = createWorld();
    world.hasLink = false;
    await connectivity.checkAgain();
    expect(connectivity.online.get()).toBe(true);
    world.isUp = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(connectivity.online.get()).toBe(false);
  });

  it('believes a server that goes on answering, asks it ever more rarely, and rests with the link', async () => {
    const { world, connectivity } = createWorld();
    world.hasLink = false;
    await connectivity.checkAgain();
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(connectivity.online.get()).toBe(true);
    expect(world.probes).toBe(4);
    world.hasLink = true;
    await connectivity.checkAgain();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(world.probes).toBe(5);
  });
});

describe('probeDelayMs', () => {
  it('doubles from two seconds up to a minute', () => {
    expect([0, 1, 2, 10].map(probeDelayMs)).toEqual([2000, 4000, 8000, 60_000]);
  });
});
