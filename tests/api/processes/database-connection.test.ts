import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toConnection, type Connection } from '#server/db/connection.ts';
import { startEmbedded, type Embedded } from '#server/db/engine/embedded.ts';
import { toServerConfig, readTlsChoice, createPool, type LeasedPool } from '#server/db/engine/pool.ts';
import { isUnavailable } from '#server/errors/database-errors.ts';
import { startBreakingProxy, type BreakingProxy } from '../../support/breaking-proxy.ts';
import { createDataFolder, type DataFolder } from '../../support/database.ts';

let folder: DataFolder;
let engine: Embedded;
let proxy: BreakingProxy;
let pool: LeasedPool;
let db: Connection;

const open = async (url: string): Promise<LeasedPool> => createPool(await toServerConfig(url));

beforeAll(async () => {
  folder = await createDataFolder();
  engine = await startEmbedded({ dataDir: folder.dataDir });
  proxy = await startBreakingProxy(`${engine.socketDir()}/.s.PGSQL.5432`);
  pool = await open(`postgres://postgres@127.0.0.1:${proxy.port}/postgres?max=1`);
  db = toConnection(pool);
});
afterAll(async () => {
  await pool.end();
  await proxy.close();
  await engine.close();
  await folder.remove();
});

const ask = async (number: number): Promise<number | undefined> =>
  (await db.sql<{ number: number }[]>`select ${number}::int as number`)[0]?.number;

const patience = { timeout: 30_000, interval: 10 };

test('queries that are asked while a connection breaks fail or answer; none hangs or gets another’s answer', async () => {
  for (let round = 0; round < 20; round += 1) {
    expect(await vi.waitFor(() => ask(round), patience)).toBe(round);
    const asked: Promise<number | undefined>[] = [];
    // At the first word of the break, more is asked at once.
    const running = ask(1000).catch(() => {
      asked.push(...[1, 2, 3].map(ask));
    });
    // After one turn of the event loop the query is sent.
    await setImmediate();
    proxy.break();
    await running;
    const outcomes = await Promise.allSettled(asked);
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') expect(outcome.value).toBe(index + 1);
    }
  }
  // The last break may show as late as here.
  expect(await vi.waitFor(() => Promise.all([7, 8, 9].map(ask)), patience)).toEqual([7, 8, 9]);
}, 60_000);

test('a database that accepts the connection and never answers is given up', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const address = mute.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const silent = await open(`postgres://postgres@127.0.0.1:${port}/kaj`);
  const failure: unknown = await toConnection(silent).sql`select 1`.catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  await silent.end();
  mute.close();
}, 30_000);

test.each([
  ['postgres://a/b', null],
  ['postgres://a/b?sslmode=disable', null],
  ['postgres://a/b?sslmode=prefer', { isOptional: true, isVerified: false }],
  ['postgres://a/b?sslmode=require', { isOptional: false, isVerified: false }],
  ['postgres://a/b?sslmode=verify-full', { isOptional: false, isVerified: true }],
  ['postgres://a/b?ssl=true', { isOptional: false, isVerified: true }],
])('%s chooses its TLS', (url, choice) => {
  expect(readTlsChoice(new URL(url).searchParams)).toEqual(choice);
});
