import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths, HEALTH_PATH } from '#contract/http/paths.ts';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/db/connection.ts';
import { newId } from '#server/ids.ts';
import { projectRoot } from '#server/process.ts';
import { createTestDatabase } from '../../support/database.ts';
import { startMailServer, type MailServer } from '../../support/mail-server.ts';
import {
  createMeasuredApp,
  metricsToken,
  parseMetrics,
  readMetric,
  readMetricsText,
} from '../../support/metrics.ts';
import { addUpkeep, clearWork, drain, onUpkeep } from '../../support/queue.ts';
import { createTestServer, type TestServer, useTestServer } from '../../support/server.ts';
import { newPhone, subscribe, unsubscribe } from '../../support/subscription-calls.ts';

const PATH = '/metrics';
const REQUESTS = 'kaj_http_request_duration_seconds_count';

let mailServer: MailServer;
let server: TestServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  const { subscription } = readConfig({ PUBLIC_URL: 'https://kaj.example' });
  const from = { name: 'Kaj', address: 'mail@kaj.example' };
  const mail = { smtpUrl: mailServer.url, from, isShown: false };
  server = await createTestServer({ config: { metricsToken, subscription, mail } });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});
const read = (name: string, labels?: Record<string, string>) => readMetric(server, name, labels);
const get = (authorization?: string) =>
  server.request(PATH, authorization === undefined ? {} : { headers: { Authorization: authorization } });

async function register(email: string): Promise<void> {
  const person = { firstName: 'Rahima', lastName: 'Khatun', phoneNumber: '01711999888', email };
  const answer = await server.send('POST', accountPaths.register, {
    ...person,
    password: 'a long enough password',
  });
  expect(answer.status).toBe(201);
}

describe('access', () => {
  const without = useTestServer();

  test('without METRICS_TOKEN it is an unknown address', async () => {
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const answer = await without().request(PATH, { headers });
    const unknown = await without().request('/no-such-page', { headers });
    expect(answer.status).toBe(404);
    expect([...answer.headers]).toEqual([...unknown.headers]);
    expect(await answer.text()).toBe(await unknown.text());
  });

  test.each([
    undefined,
    'Bearer',
    'Bearer another-token-of-as-many-',
    `Bearer ${metricsToken.slice(1)}`,
    `Bearer ${metricsToken}a`,
    `Basic ${metricsToken}`,
    `Bearer ${metricsToken.toUpperCase()}`,
  ])('%s is refused', async (authorization) => {
    const answer = await get(authorization);
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="metrics"']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toBe('');
  });

  test('with the token it is Prometheus’ format, and never cached', async () => {
    const answer = await get(`Bearer ${metricsToken}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const names = new Set(parseMetrics(await answer.text()).map(({ name }) => name));
    expect([...names]).toEqual(
      expect.arrayContaining([
        'process_resident_memory_bytes',
        'nodejs_eventloop_lag_seconds',
        'kaj_database_up',
      ]),
    );
  });

  test('only reading it is a route', async () => {
    const headers = { Authorization: `Bearer ${metricsToken}` };
    expect((await server.request(PATH, { method: 'POST', headers })).status).toBe(404);
  });
});

describe('requests', () => {
  test('are counted by method, pattern of the route and class of the status', async () => {
    const labels = { method: 'GET', route: '/api/v1/jobs/:id', status: '4xx' };
    const before = (await read(REQUESTS, labels)) ?? 0;
    await server.request(apiPaths.job(newId()));
    await server.request(apiPaths.job(newId()));
    expect(await read(REQUESTS, labels)).toBe(before + 2);
    await server.request(apiPaths.jobs);
    expect(await read(REQUESTS, { method: 'GET', route: '/api/v1/jobs', status: '2xx' })).toBe(1);
  });

  test('have as many buckets as lie above their time', async () => {
    await server.request(HEALTH_PATH);
    const samples = parseMetrics(await readMetricsText(server)).filter(
      ({ name, labels }) => name.startsWith('kaj_http_request_duration') && labels['route'] === HEALTH_PATH,
    );
    const buckets = samples.filter(({ labels }) => labels['le'] !== undefined).map(({ value }) => value);
    expect(buckets.length).toBeGreaterThan(5);
    expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
    const total = samples.find(({ name }) => name.endsWith('_count'))?.value;
    expect(buckets.at(-1)).toBe(total);
    const sum = samples.find(({ name }) => name.endsWith('_sum'))?.value;
    expect(sum).toBeGreaterThan(0);
  });

  test('to any number of addresses add no more labels than there are routes', async () => {
    const ask = async () => {
      const id = newId();
      const paths = [apiPaths.job(id), apiPaths.company(id), `/${id}`, `/assets/${id}.js`, `/files/${id}/a`];
      for (const path of [...paths, `/api/v1/${id}`, `${apiPaths.jobs}?search=${id}`])
        for (const method of ['GET', 'PUT']) await server.request(path, { method });
    };
    await ask();
    // prom-client's nodejs_gc_duration_seconds gets a label with the first garbage collection of each kind.
    const count = async () =>
      parseMetrics(await readMetricsText(server)).filter(({ name }) => name.startsWith('kaj_')).length;
    const before = await count();
    for (let turn = 0; turn < 5; turn += 1) await ask();
    expect(await count()).toBe(before);
    const known = new Set(server.app.routes.map(({ path }) => path));
    const routes = parseMetrics(await readMetricsText(server)).flatMap(({ labels }) => labels['route'] ?? []);
    expect(routes.filter((route) => !known.has(route) && !/^\((?:file|page|none)\)$/.test(route))).toEqual(
      [],
    );
  });
});

describe('mails', () => {
  test.each([
    [null, 'sent'],
    [451, 'failed'],
    [550, 'refused'],
  ])('answered with %s are counted as %s', async (code, outcome) => {
    await clearWork(server.context.db);
    const labels = { kind: 'verify-address', outcome };
    const before = (await read('kaj_mails_total', labels)) ?? 0;
    mailServer.refuseWith(code);
    await register(`mail.${outcome}@example.com`);
    await drain(server);
    expect(await read('kaj_mails_total', labels)).toBe(before + 1);
  });
});

describe('operators', () => {
  test('calls are counted by operator, call and outcome, and subscriptions by status', async () => {
    const ofRobi = (outcome: string) =>
      read('kaj_operator_calls_total', { operator: 'bd_robi', call: 'request', outcome });
    const phone = newPhone('18');
    const { subscriberId } = await subscribe(server, 'bd_robi', phone);
    await subscribe(server, 'bd_robi', newPhone('18', '313'));
    expect(await ofRobi('success')).toBe(1);
    expect(await ofRobi('busy')).toBe(undefined);
    expect(await read('kaj_operator_call_duration_seconds_count', { operator: 'bd_robi' })).toBeGreaterThan(
      2,
    );
    expect(await read('kaj_operator_calls_total', { operator: 'applink' })).toBe(undefined);
    await unsubscribe(server, 'bd_robi', subscriberId);
    expect(await read('kaj_operator_calls_total', { call: 'unsubscribe', outcome: 'success' })).toBe(1);
  });
});

describe('the state', () => {
  test('shows what waits, how long, and what failed', async () => {
    const { db, queue } = server.context;
    await clearWork(db);
    const measured = createMeasuredApp(server.context);
    await addUpkeep(db, queue, { singletonKey: 'one' });
    await addUpkeep(db, queue, { singletonKey: 'two' });
    await db.sql`update queue.job set created_on = now() - interval '1 hour'`;
    expect(await readMetric(measured, 'kaj_queue_waiting', { kind: 'upkeep' })).toBe(2);
    expect(await readMetric(measured, 'kaj_queue_waiting', { kind: 'mail' })).toBe(0);
    const age = (await readMetric(measured, 'kaj_queue_oldest_age_seconds', { kind: 'upkeep' })) ?? 0;
    expect(Math.abs(age - 3600)).toBeLessThan(600);
    expect(await readMetric(measured, 'kaj_queue_failed')).toBe(0);
  });

  test('of subscriptions counts those that have not ended', async () => {
    await subscribe(server, 'applink', newPhone('19'));
    const measured = createMeasuredApp(server.context);
    const of = (operator: string, status: string) =>
      readMetric(measured, 'kaj_subscriptions', { operator, status });
    expect(await of('applink', 'active')).toBe(1);
    expect(await of('digimart', 'active')).toBe(0);
  });

  test('is read from the database once in some seconds, however often it is asked for', async () => {
    let statements = 0;
    const observer = { onStatement: () => (statements += 1), onFailure: () => undefined };
    const database = await createTestDatabase(undefined, observer);
    const measured = createMeasuredApp({ ...server.context, db: database.db });
    await readMetricsText(measured);
    const before = statements;
    for (let turn = 0; turn < 10; turn += 1) await readMetricsText(measured);
    expect(statements).toBe(before);
    await database.close();
  });

  test('of the database: connections, statements, and failed ones', async () => {
    expect(await read('kaj_database_up')).toBe(1);
    expect(await read('kaj_database_connections', { pool: 'requests' })).toBeGreaterThan(0);
    expect(await read('kaj_database_waiting', { pool: 'requests' })).toBe(0);
    expect(await read('kaj_database_statement_duration_seconds_count')).toBeGreaterThan(10);
    const before = (await read('kaj_database_statement_errors_total', { class: '22' })) ?? 0;
    await expect(server.context.db.sql`select 1 / 0`).rejects.toThrow();
    expect(await read('kaj_database_statement_errors_total', { class: '22' })).toBe(before + 1);
    const isEmbedded = server.context.db.readState().embedded !== undefined;
    expect(await read('kaj_embedded_database_up')).toBe(isEmbedded ? 1 : undefined);
    expect(await read('kaj_embedded_database_restarts_total')).toBe(isEmbedded ? 0 : undefined);
  });

  test('says that the database is away, and the rest all the same', async () => {
    const gone = await createTestDatabase();
    await gone.close();
    const away = createMeasuredApp({ ...server.context, db: gone.db });
    await away.request(HEALTH_PATH);
    expect(await readMetric(away, 'kaj_database_up')).toBe(0);
    expect(await readMetric(away, 'kaj_queue_waiting')).toBe(undefined);
    expect(await readMetric(away, 'kaj_queue_failed')).toBe(undefined);
    expect(await readMetric(away, REQUESTS, { route: HEALTH_PATH, status: '5xx' })).toBe(1);
  });
});

describe('the log', () => {
  test('is counted by level and event, but for requests', async () => {
    const { log, db, queue } = server.context;
    log({ level: 'alert', event: 'mail budget used' });
    expect(await read('kaj_log_entries_total', { level: 'alert', event: 'mail budget used' })).toBe(1);
    await clearWork(db);
    await inTransaction(db, (tx) => queue.enqueue(tx, 'upkeep', {}));
    await drain(
      server,
      onUpkeep(async () => {
        throw new Error('No.');
      }),
    );
    expect(await read('kaj_log_entries_total', { event: 'work failed, will retry' })).toBeGreaterThan(0);
    expect(await read('kaj_log_entries_total', { event: 'request' })).toBe(undefined);
  });
});

test('no address, phone number, id, search text or token is in it', async () => {
  const email = 'private.person@example.com';
  await register(email);
  const phone = newPhone('18');
  const { subscriberId = '' } = await subscribe(server, 'bd_robi', phone);
  const id = newId();
  await server.request(apiPaths.job(id));
  await server.request(`${apiPaths.jobs}?search=secretive+words`);
  await server.request('/digimart-return/a-token-of-a-return');
  await server.request(`/${id}/secretive-page`);
  await server.request('/api/v1/secretive', { method: 'DELETE' });
  await drain(server);
  const text = await readMetricsText(server);
  expect(subscriberId).not.toBe('');
  const parts = [email, 'private', 'Rahima', phone.slice(4), '01711999888', subscriberId, id, 'secretive'];
  for (const part of [...parts, 'a-token-of', metricsToken]) expect(text).not.toContain(part);
});

test('the operators’ guide names every metric with its labels, and no other', async () => {
  const guide = await readFile(join(projectRoot(), 'src/server/README.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| +(`kaj_[^|]*)\|([^|]*)\| +\S/gm)];
  const ofRows = rows.flatMap(([, names = '', labels = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, labels] as const),
  );
  const metrics = server.context.metrics.registry.getMetricsAsArray();
  const own = metrics.map(({ name }) => name).filter((name) => name.startsWith('kaj_'));
  const optional = ofRows.filter(([name]) => !name.startsWith('kaj_embedded_'));
  expect(ofRows.map(([name]) => name)).toEqual(expect.arrayContaining(own));
  expect(own).toEqual(expect.arrayContaining(optional.map(([name]) => name)));
  const used = parseMetrics(await readMetricsText(server)).filter(({ name }) => name.startsWith('kaj_'));
  for (const { name, labels } of used) {
    const told = ofRows.find(([row]) => name.replace(/_(?:bucket|sum|count)$/, '') === row)?.[1] ?? '';
    for (const label of Object.keys(labels)) if (label !== 'le') expect(told).toContain(`\`${label}\``);
  }
});

test('two apps of a process can each have their own', async () => {
  const one = createMeasuredApp(server.context);
  const other = createApp({
    ...server.context,
    config: { ...server.context.config, metricsToken: undefined },
  });
  await one.request(HEALTH_PATH);
  expect((await other.request(PATH)).status).toBe(404);
  expect(await readMetric(one, REQUESTS, { route: HEALTH_PATH })).toBe(1);
});
