import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createOutbox } from './outbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(answer: (item: string) => Promise<void> | void = () => undefined) {
  const waiting = ['a', 'b', 'c'];
  const drop = (item: string) => void waiting.splice(waiting.indexOf(item), 1);
  const calls: string[] = [];
  const outbox = createOutbox<string>({
    name: 'notes',
    readWaiting: async () => [...waiting],
    send: async (item) => {
      calls.push(item);
      await answer(item);
      drop(item);
    },
    onRefused: drop,
  });
  return { outbox, waiting, calls };
}

const unreachable = () => new ApiError('unreachable', 'no network');
const refused = () => new ApiError('http', 'Status 404', { status: 404 });

test('what waits is sent in its order, one after the other', async () => {
  let open1 = 0;
  const { outbox, waiting, calls } = open(async () => {
    open1 += 1;
    expect(open1).toBe(1);
    await Promise.resolve();
    open1 -= 1;
  });
  expect([...(await outbox.send())]).toEqual([]);
  expect([calls, waiting]).toEqual([['a', 'b', 'c'], []]);
});

test('what the server refuses holds up nothing, and is not sent again', async () => {
  const { outbox, waiting } = open((item) => {
    if (item === 'a') throw refused();
  });
  expect([...(await outbox.send()).keys()]).toEqual(['a']);
  expect(waiting).toEqual([]);
});

test('what got no answer is sent again, later and later, until it has one', async () => {
  let isOnline = false;
  const { outbox, waiting, calls } = open((item) => {
    if (item === 'b' && !isOnline) throw unreachable();
  });
  expect(await outbox.follow()).toBe(false);
  expect(waiting).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toEqual(['a', 'b', 'c', 'b']);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls, waiting]).toEqual([['a', 'b', 'c', 'b', 'b'], []]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toHaveLength(5);
});

test('a new item is sent at once while another waits for its next attempt, and is not followed twice', async () => {
  let isOnline = false;
  const { outbox, waiting, calls } = open(() => {
    if (!isOnline) throw unreachable();
  });
  await outbox.follow();
  waiting.splice(0, 3, 'd');
  isOnline = true;
  expect(await outbox.follow()).toBe(true);
  expect(calls).toEqual(['a', 'b', 'c', 'd']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toHaveLength(4);
});

test('an item that is added while the call before finds nothing is followed too', async () => {
  let isOnline = false;
  const { outbox, waiting, calls } = open(() => {
    if (!isOnline) throw unreachable();
  });
  waiting.length = 0;
  const before = outbox.follow();
  waiting.push('d');
  expect(await outbox.follow()).toBe(false);
  expect(await before).toBe(true);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([calls.at(-1), waiting]).toEqual(['d', []]);
});
