import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/limits.ts';
import { inTransaction } from '#server/db/connection.ts';
import type { Handlers } from '#server/queue/work-kinds.ts';
import { PermanentError, listFailed, listWaiting } from '#server/queue/queue.ts';
import { startSchedule, createWorker } from '#server/queue/worker.ts';
import { addUpkeep, clearWork, drain, makeDue, onUpkeep } from '../../support/queue.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
const db = () => server().context.db;
const queue = () => server().context.queue;
const add = (options?: Parameters<typeof addUpkeep>[2]) => addUpkeep(db(), queue(), options);

beforeEach(async () => {
  await clearWork(db());
  server().logs.length = 0;
});

const countWaiting = async () => (await listWaiting(db())).reduce((sum, { count }) => sum + count, 0);

/** Counts the runs of a task, and fails the given number of times. */
function createUpkeep(failures: unknown[] = []): { handlers: Handlers; done: () => number } {
  let done = 0;
  const handlers = onUpkeep(async () => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    done += 1;
  });
  return { handlers, done: () => done };
}

describe('work', () => {
  test('exists exactly when the transaction that caused it is committed', async () => {
    const { handlers, done } = createUpkeep();
    const broken = inTransaction(db(), async (tx) => {
      await queue().enqueue(tx, 'upkeep', {});
      throw new Error('not committed');
    });
    await expect(broken).rejects.toThrow('not committed');
    await drain(server(), handlers);
    expect(done()).toBe(0);
    await add();
    await drain(server(), handlers);
    await drain(server(), handlers);
    expect(done()).toBe(1);
  });

  test('with one key waits once, with others and without one each time', async () => {
    for (const singletonKey of ['a', 'a', 'b', undefined, undefined]) {
      await add(singletonKey === undefined ? {} : { singletonKey });
    }
    expect(await countWaiting()).toBe(4);
    const { handlers, done } = createUpkeep();
    await drain(server(), handlers);
    await add({ singletonKey: 'a' });
    await drain(server(), handlers);
    expect(done()).toBe(5);
  });

  test('of a period is added once in it, even when it is done', async () => {
    const { handlers, done } = createUpkeep();
    const slot = { singletonKey: 'a', oncePerMs: HOUR_MS };
    await add(slot);
    await drain(server(), handlers);
    await add(slot);
    await drain(server(), handlers);
    expect(done()).toBe(1);
  });

  test('that is to start later waits until then', async () => {
    const { handlers, done } = createUpkeep();
    await add({ startAfter: new Date(Date.now() + 3_600_000) });
    await drain(server(), handlers);
    expect(done()).toBe(0);
    await makeDue(db());
    await drain(server(), handlers);
    expect(done()).toBe(1);
  });

  test('is done by a running worker without waiting for a poll', async () => {
    const { handlers, done } = createUpkeep();
    // It polls once, at its start.
    const worker = createWorker(server().context, handlers, HOUR_MS);
    worker.start();
    await add();
    await expect.poll(done).toBe(1);
    for (let count = 0; count < 20; count += 1) await add();
    await expect.poll(done).toBe(21);
    await worker.stop();
  });
});

describe('work that fails', () => {
  test('is retried, each time later, then failed for good, and can be done again', async () => {
    const secret = 'rina@example.com';
    const { handlers, done } = createUpkeep(Array.from({ length: 4 }, () => new Error(secret)));
    await add();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await drain(server(), handlers);
      const [row] = await db().sql<{ wait: number }[]>`
        select extract(epoch from start_after - now())::float8 as wait from queue.job where state = 'retry'`;
      if (row !== undefined) waits.push(row.wait);
      await makeDue(db());
    }
    expect(waits).toHaveLength(3);
    expect(waits[0]).toBeGreaterThan(50);
    expect(waits[2]).toBeGreaterThan(2 * (waits[0] ?? 0));
    expect(server().logs.map(({ level, event }) => [level, event])).toEqual([
      ...Array.from({ length: 3 }, () => ['error', 'work failed, will retry']),
      ['alert', 'work failed'],
    ]);
    expect(JSON.stringify(server().logs.at(-1))).not.toContain(secret);
    const [failed] = await listFailed(db(), 10);
    expect(failed).toMatchObject({ kind: 'upkeep', reason: 'Error' });
    expect([await countWaiting(), done()]).toEqual([0, 0]);
    expect(await queue().retryFailed(failed?.id ?? '')).toBe(true);
    expect(await queue().retryFailed(failed?.id ?? '')).toBe(false);
    await drain(server(), handlers);
    expect([done(), await listFailed(db(), 10)]).toEqual([1, []]);
  });

  test('in a way that stays is not retried', async () => {
    const { handlers, done } = createUpkeep([new PermanentError('No such mailbox.')]);
    await add();
    await drain(server(), handlers);
    await makeDue(db());
    await drain(server(), handlers);
    expect(done()).toBe(0);
    expect(await listFailed(db(), 10)).toMatchObject([{ kind: 'upkeep', reason: 'No such mailbox.' }]);
  });

  test('of a kind that only a newer server knows is left to it', async () => {
    await add();
    await db().sql`update queue.job set data = '{"kind":"newer","payload":{}}'`;
    await drain(server());
    expect(await listWaiting(db())).toMatchObject([{ kind: 'newer', count: 1 }]);
  });
});

describe('work of a server that', () => {
  test('stops is finished, or returned at once where it takes too long', async () => {
    const finishes: (() => void)[] = [];
    const handlers = onUpkeep(() => new Promise((resolve) => void finishes.push(resolve)));
    const worker = createWorker(server().context, handlers);
    worker.start();
    await add();
    await expect.poll(() => finishes).toHaveLength(1);
    await worker.stop();
    finishes[0]?.();
    const next = createUpkeep();
    await drain(server(), next.handlers);
    expect(next.done()).toBe(1);
  });

  test('died is returned after its time', async () => {
    await add();
    expect(await queue().take(1)).toMatchObject([{ attempt: 1, isLastAttempt: false }]);
    await queue().maintain();
    expect(await queue().take(1)).toEqual([]);
    await db().sql`update queue.job set started_on = now() - interval '1 day'`;
    await queue().maintain();
    await makeDue(db());
    expect(await queue().take(1)).toMatchObject([{ attempt: 2 }]);
  });
});

test('hourly work is added at a start, and once however many servers add it', async () => {
  const { context } = server();
  const stops = [startSchedule(context), startSchedule(context), startSchedule(context)];
  await Promise.all(stops.map((stop) => stop()));
  expect(await listWaiting(db())).toMatchObject([
    { kind: 'alerts', count: 1 },
    { kind: 'index-words', count: 1 },
    { kind: 'upkeep', count: 1 },
  ]);
  await drain(server());
  expect(server().logs.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(await countWaiting()).toBe(0);
});
