import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { checkConnection, isOnline, retryUntilDone } from './online.ts';

let isReachable = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('http://kaj.test/'));
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('fetch', () =>
    isReachable
      ? Promise.resolve(Response.json({ message: 'here' }, { headers: { [API_HEADER]: '1' } }))
      : Promise.reject(new TypeError('no way')),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function become(reachable: boolean): Promise<void> {
  isReachable = reachable;
  await checkConnection();
  expect(isOnline()).toBe(reachable);
}

describe('an attempt that failed', () => {
  test('is repeated at once where the connection came back while it was under way', async () => {
    await become(false);
    const answers: ((isDone: boolean) => void)[] = [];
    const attempt = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
    const first = retryUntilDone(attempt);
    await become(true);
    answers[0]?.(false);
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(2);
    answers[1]?.(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  test('is repeated when the connection comes back, and after a while without that', async () => {
    await become(false);
    const attempt = vi.fn(() => Promise.resolve(attempt.mock.calls.length > 3));
    await retryUntilDone(attempt);
    await become(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempt).toHaveBeenCalledTimes(4);
  });
});
