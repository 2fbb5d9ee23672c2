import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPaths, HEALTH_PATH } from '#contract/http/paths.ts';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/db/client.ts';
import { onFailure } from '#server/http/failures.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { createGate } from '../../support/gate.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();

/** More than any pool has. */
const MANY = 20;
const patience = { timeout: 60_000, interval: 50 };

/** Takes every connection there is, and starts to wait for more. @returns how to give them back */
async function occupy({ orm }: Database): Promise<() => Promise<void>> {
  const [taken, released] = [createGate(), createGate()];
  const work = Array.from({ length: MANY }, () =>
    orm
      .transaction(async () => {
        taken.open();
        await released.opened;
      })
      .catch(() => undefined),
  );
  await taken.opened;
  return async () => {
    released.open();
    await Promise.all(work);
  };
}

test('health is well while every connection is in use; a request that finds none in time gets 503', async () => {
  const { db } = server().context;
  const letGo = await occupy(db);
  const waiting = server().request(apiPaths.resumeTemplates);
  expect((await server().request(HEALTH_PATH)).status).toBe(200);
  const refused = await waiting;
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await server().request(HEALTH_PATH)).status).toBe(200);
  await letGo();
  expect((await server().request(apiPaths.resumeTemplates)).status).toBe(200);
});

test('health is not well once the database is gone', async () => {
  const gone = await createTestDatabase();
  await gone.close();
  const app = createApp({ ...server().context, db: gone.db });
  const response = await app.request(HEALTH_PATH);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
});

const id = '0123456789abcdef01234567';
/** Together what the writes ask for. */
const fields = {
  firstName: 'Rina',
  lastName: 'Akter',
  phoneNumber: '01712345678',
  email: 'rina@example.com',
  password: 'a long enough password',
  newPassword: 'a long enough password',
  token: 'x'.repeat(43),
  tel: '8801812345678',
  otp: '123456',
  referenceNo: 'x'.repeat(32),
  subscribId: id,
};

test('without a database every route says when to retry, or needs none', async () => {
  const gone = await createTestDatabase();
  await gone.close();
  const app = createApp({ ...server().context, db: gone.db });
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  const answers = new Map<string, [status: number, retry: string | null]>();
  for (const { method, path } of routes) {
    const body = method === 'GET' ? {} : { body: JSON.stringify(fields) };
    const headers = { Authorization: 'Bearer token', 'Content-Type': 'application/json' };
    const asked = path.replace(':file', `${id}.png`).replaceAll(/:\w+/g, id).replace('*', 'a.webp');
    const response = await app.request(asked, { method, headers, ...body });
    answers.set(`${method} ${path}`, [response.status, response.headers.get('Retry-After')]);
  }
  const failed = [...answers].filter(([, [status]]) => status >= 500);
  expect(failed.length).toBeGreaterThan(50);
  expect(failed.filter(([, [status, retry]]) => status !== 503 || retry === null)).toEqual([]);
});

const LIMIT_MS = 2000;
const TOO_LONG_S = 60;

let database: TestDatabase;
let limited: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.db.close();
  limited = await database.open({ statementMs: LIMIT_MS });
});
afterEach(async () => {
  await limited.close();
  await database.close();
});

test('a statement that takes too long is cancelled and answers 503; the next one is answered', async () => {
  const app = new Hono();
  app.onError(onFailure({ log: () => undefined }));
  app.get('/', async (c) => c.json(await limited.sql`select pg_sleep(${TOO_LONG_S}::int)`));
  const response = await app.request('/');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/taking too long/) });
  const [row] = await vi.waitFor(() => limited.sql`select 1 as one`, patience);
  expect(row).toEqual({ one: 1 });
});

test('work in the background may take longer', async () => {
  const rows = await limited.background(
    ({ sql }) => sql<{ done: string }[]>`select pg_sleep(${(LIMIT_MS * 1.5) / 1000}::float8)::text as done`,
  );
  expect(rows).toEqual([{ done: '' }]);
});
