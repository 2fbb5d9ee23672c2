import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/connection.ts';
import { openQueue, type Queue } from '#server/queue/queue.ts';
import { createWorker, type Worker } from '#server/queue/worker.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { onUpkeep } from '../../support/queue.ts';

/** Of servers on one PostgreSQL. */
const SERVERS = 3;
const PIECES = 300;

let database: TestDatabase;
const servers: { db: Database; queue: Queue; worker: Worker }[] = [];
const done: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase('postgres');
  for (let index = 0; index < SERVERS; index += 1) {
    const db = await database.open();
    const queue = await openQueue({ db, log: () => undefined });
    const handlers = onUpkeep(async () => void done.push(index));
    servers.push({ db, queue, worker: createWorker({ queue, log: () => undefined }, handlers) });
  }
});
afterAll(async () => {
  for (const { db } of servers) await db.close();
  await database.close();
});

const addAll = ({ db, queue }: (typeof servers)[number], key: (place: number) => string) =>
  inTransaction(db, async (tx) => {
    for (let place = 0; place < PIECES; place += 1) {
      await queue.enqueue(tx, 'upkeep', {}, { singletonKey: key(place) });
    }
  });

test('each piece of work is done once, by one of the servers', async () => {
  for (const server of servers) await addAll(server, (place) => `piece ${place}`);
  await Promise.all(servers.map(({ worker }) => worker.drain()));
  expect(done).toHaveLength(PIECES);
  expect(new Set(done).size).toBe(SERVERS);
});

test('the work of a server that stops in the middle is done by another', async () => {
  const [first, second] = servers;
  if (first === undefined || second === undefined) throw new Error('There are three servers.');
  done.length = 0;
  await addAll(first, (place) => `another ${place}`);
  const hanging = createWorker(
    { queue: first.queue, log: () => undefined },
    onUpkeep(() => new Promise(() => undefined)),
  );
  void hanging.drain();
  while ((await first.db.sql`select from queue.job where state = 'active' limit 1`).length === 0);
  await hanging.stop();
  await second.worker.drain();
  expect(done).toHaveLength(PIECES);
});
