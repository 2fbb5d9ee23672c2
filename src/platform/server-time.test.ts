import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';

/** The device's clock in each test; the server's is `server`. */
const device = Date.parse('2026-11-28T06:00:00.000Z');
const server = device - 40 * DAY_MS;

/** The module after a reload. */
async function load() {
  vi.resetModules();
  return import('./server-time.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ now: device });
  vi.stubGlobal('document', {});
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('is the device’s until an answer came', async () => {
  const { serverNow, isDateWrong } = await load();
  expect(serverNow()).toBe(device);
  expect(isDateWrong()).toBe(false);
});

it.each([
  ['40 days ahead', 40 * DAY_MS, true],
  ['40 days behind', -40 * DAY_MS, true],
  ['2 hours ahead', 2 * HOUR_MS, false],
  ['50 seconds behind', -50_000, false],
])('is learnt from an answer when the device is %s, and kept for the next visit', async (_, by, isWrong) => {
  const first = await load();
  first.noteServerTime(device - by, device);
  const next = await load();
  for (const time of [first, next]) {
    expect(Math.abs(time.serverNow() - (device - by))).toBeLessThanOrEqual(1000);
    expect(time.isDateWrong()).toBe(isWrong);
  }
});

it('does not change while answers agree with it, however slow they were', async () => {
  const { noteServerTime, serverNow, onServerTime } = await load();
  const changed = vi.fn();
  onServerTime(changed);
  noteServerTime(device - 999, device - 1);
  noteServerTime(device - 20_000, device - 30_000);
  expect(changed).not.toHaveBeenCalled();
  expect(serverNow()).toBe(device);
});

it('takes an answer that may have been stored as the earliest time alone', async () => {
  const { noteServerTime, serverNow } = await load();
  noteServerTime(server, -Infinity);
  expect(serverNow()).toBe(device);
  noteServerTime(device + DAY_MS, -Infinity);
  expect(serverNow()).toBe(device + DAY_MS);
});

it('follows a device whose date was put right', async () => {
  const { noteServerTime, serverNow, isDateWrong } = await load();
  noteServerTime(server, device);
  vi.setSystemTime(server + MINUTE_MS);
  noteServerTime(server + MINUTE_MS, server + MINUTE_MS);
  expect(Math.abs(serverNow() - Date.now())).toBeLessThanOrEqual(1000);
  expect(isDateWrong()).toBe(false);
});

it('learns nothing from an answer without a time', async () => {
  const { noteServerTime, serverNow } = await load();
  noteServerTime(NaN, device);
  expect(serverNow()).toBe(device);
});
