import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectivity, probeDelayMs } from './online.ts';

/** A device whose network and window the test controls. */
function createDevice() {
  const device = { isUp: true, isShown: true, hasLink: true, probes: 0 };
  const connectivity = createConnectivity({
    probe: async () => {
      device.probes += 1;
      return device.isUp;
    },
    isVisible: () => device.isShown,
    hasLink: () => device.hasLink,
    now: Date.now,
  });
  return { device, connectivity };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connectivity', () => {
  it('stays online when a request fails but the server answers a probe', async () => {
    const { device, connectivity } = createDevice();
    connectivity.reportUnreachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(device.probes).toBe(1);
    expect(connectivity.online.get()).toBe(true);
  });

  it('goes offline when the probe fails as well, and notifies subscribers', async () => {
    const { device, connectivity } = createDevice();
    const seen = vi.fn();
    connectivity.online.subscribe(seen);
    device.isUp = false;
    connectivity.reportUnreachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('asks again ever more rarely while offline, and recovers by itself', async () => {
    const { device, connectivity } = createDevice();
    device.isUp = false;
    await connectivity.check();
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(device.probes).toBe(4);
    device.isUp = true;
    await vi.advanceTimersByTimeAsync(16_000);
    expect(connectivity.online.get()).toBe(true);
    const { probes } = device;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(device.probes).toBe(probes);
  });

  it('rests while the page is hidden and asks at once when it is shown', async () => {
    const { device, connectivity } = createDevice();
    device.isUp = false;
    await connectivity.check();
    device.isShown = false;
    connectivity.visibilityChanged();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(device.probes).toBe(1);
    device.isShown = true;
    device.isUp = true;
    connectivity.visibilityChanged();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(true);
  });

  it('does not take an answer out of a cache for a network', async () => {
    const { device, connectivity } = createDevice();
    device.isUp = false;
    const checked = connectivity.check();
    connectivity.reportReachable();
    await checked;
    expect(connectivity.online.get()).toBe(false);
    connectivity.reportReachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
    expect(device.probes).toBe(2);
  });

  it('is online again with the first answer that a probe confirms', async () => {
    const { device, connectivity } = createDevice();
    device.isUp = false;
    await connectivity.check();
    device.isUp = true;
    connectivity.reportReachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(true);
  });

  it('makes sure when it is shown again, unless it lately has', async () => {
    const { device, connectivity } = createDevice();
    await connectivity.check();
    connectivity.visibilityChanged();
    expect(device.probes).toBe(1);
    await vi.advanceTimersByTimeAsync(61_000);
    device.isUp = false;
    connectivity.visibilityChanged();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
  });

  it('asks only once at a time', async () => {
    const { device, connectivity } = createDevice();
    await Promise.all([connectivity.check(), connectivity.check(), connectivity.check()]);
    expect(device.probes).toBe(1);
  });
});

describe('connectivity, when something has changed while a probe is under way', () => {
  it('asks again for a request that failed since', async () => {
    const { device, connectivity } = createDevice();
    const before = connectivity.check();
    device.isUp = false;
    connectivity.reportUnreachable();
    connectivity.reportUnreachable();
    expect(await before).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
    expect(device.probes).toBe(2);
  });

  it('needs no second probe when the first has failed as well', async () => {
    const { device, connectivity } = createDevice();
    device.isUp = false;
    void connectivity.check();
    connectivity.reportUnreachable();
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.online.get()).toBe(false);
    expect(device.probes).toBe(1);
  });

  it('does not believe it when the device reports that its link is another', async () => {
    const { device, connectivity } = createDevice();
    device.isUp = false;
    const before = connectivity.check();
    device.isUp = true;
    const again = connectivity.checkAgain();
    expect(await before).toBe(false);
    expect(await again).toBe(true);
    expect(device.probes).toBe(2);
  });
});

describe('connectivity, when the browser has no link', () => {
  it('asks again after a probe that was the last to come through', async () => {
    const { device, connectivity } = createDevice();
    device.hasLink = false;
    await connectivity.checkAgain();
    expect(connectivity.online.get()).toBe(true);
    device.isUp = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(connectivity.online.get()).toBe(false);
  });

  it('believes a server that goes on answering, asks it ever more rarely, and rests with the link', async () => {
    const { device, connectivity } = createDevice();
    device.hasLink = false;
    await connectivity.checkAgain();
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(connectivity.online.get()).toBe(true);
    expect(device.probes).toBe(4);
    device.hasLink = true;
    await connectivity.checkAgain();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(device.probes).toBe(5);
  });
});

describe('probeDelayMs', () => {
  it('doubles from two seconds up to a minute', () => {
    expect([0, 1, 2, 10].map(probeDelayMs)).toEqual([2000, 4000, 8000, 60_000]);
  });
});
