import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isWorkerAnswering } from './leave-worker.ts';

const LIMIT_MS = 20_000;
const failure = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = () => Promise.resolve(new Response());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ask(...outcomes: (() => Promise<Response>)[]): Promise<boolean> {
  const fetching = vi.fn<() => Promise<Response>>();
  for (const outcome of outcomes) fetching.mockImplementationOnce(outcome);
  vi.stubGlobal('fetch', fetching);
  const asked = isWorkerAnswering(LIMIT_MS);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  return asked;
}

test('a worker that lets a request through answers, also when the first try slipped', async () => {
  expect(await ask(answer)).toBe(true);
  expect(await ask(failure, answer)).toBe(true);
});

test('a worker that fails twice, or stays silent, does not answer', async () => {
  expect(await ask(failure, failure)).toBe(false);
  expect(await ask(() => new Promise(() => undefined))).toBe(false);
});
