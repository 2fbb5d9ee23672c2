import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILE_LIMIT_MS, READ_LIMIT_MS, withEnd } from './time-limit.ts';

const address = 'https://kaj.example/api/v1/jobs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('withEnd', () => {
  it('asks for the same, and gives up after the limit', () => {
    const asked = withEnd(new Request(address, { headers: { accept: 'application/json' } }), 1000);
    expect(asked.url).toBe(address);
    expect(asked.headers.get('accept')).toBe('application/json');
    vi.advanceTimersByTime(999);
    expect(asked.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(asked.signal.aborted).toBe(true);
  });

  it('gives up when the page does, or has done', () => {
    const page = new AbortController();
    const asked = withEnd(new Request(address, { signal: page.signal }), 1000);
    expect(asked.signal.aborted).toBe(false);
    page.abort();
    expect(asked.signal.aborted).toBe(true);
    expect(withEnd(new Request(address, { signal: page.signal }), 1000).signal.aborted).toBe(true);
  });
});

describe('what the strategies ask of the network', () => {
  it('has an end', async () => {
    vi.stubGlobal('self', globalThis);
    // The import of modules needs real timers.
    vi.useRealTimers();
    const { createStrategies } = await import('./strategies.ts');
    vi.useFakeTimers();
    const { publicLists, publicDetails, images } = createStrategies();
    const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined });
    for (const [strategy, limitMs] of [
      [publicLists, READ_LIMIT_MS],
      [publicDetails, READ_LIMIT_MS],
      [images, FILE_LIMIT_MS],
    ] as const) {
      let request = new Request(address);
      for (const { requestWillFetch } of strategy.plugins) {
        request = (await requestWillFetch?.({ request, event })) ?? request;
      }
      vi.advanceTimersByTime(limitMs - 1);
      expect(request.signal.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(request.signal.aborted).toBe(true);
    }
  });
});
