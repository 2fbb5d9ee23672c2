import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { codePaths, operatorPaths, subscriptionPaths } from '#contract/subscription/paths.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { phoneKey } from '#server/db/subscription-schema.ts';
import type { LogEntry } from '#server/log.ts';
import { createTestDatabase, testEngine, type TestDatabase } from '../support/database.ts';
import { createTestServer, toAnswer, type TestServer } from '../support/server.ts';
import {
  call,
  newPhone,
  readInbox,
  requestCode,
  subscribe,
  unsubscribe,
} from '../support/subscription-calls.ts';

const budget = (hour: number, day: number) => {
  const { subscription } = readConfig({ SMS_PER_HOUR: String(hour), SMS_PER_DAY: String(day) });
  return { config: { subscription, rateLimitFactor: 1, trustedProxies: 1 } };
};

let place = 0;
/** Codes are asked for from many addresses, so that no limit of one of them comes first. */
const fromElsewhere = () => ({
  'Content-Type': 'application/json',
  'X-Forwarded-For': `192.0.2.${(place += 1) % 250}`,
});

async function ask(server: TestServer, path: string, phone: string) {
  const body = JSON.stringify({ tel: phone });
  return toAnswer(await server.request(path, { method: 'POST', headers: fromElsewhere(), body }));
}
const statusOf = async (server: TestServer, path: string, phone: string) =>
  Object((await ask(server, path, phone)).body).statusCode;

const toAlerts = (logs: readonly LogEntry[]) =>
  logs.flatMap((entry) => (entry.level === 'alert' ? [[entry.event, entry.fields]] : []));
const alert = (purpose: string, window: string, percent: number, limit: number) => [
  'message budget used',
  { purpose, window, percent, limit },
];

describe('a budget of ten messages an hour', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer(budget(10, 15));
  });
  afterAll(() => server.close());

  test('counts all numbers and channels together, warns once at 80 and at 100 percent, and then ends', async () => {
    const subscriber = newPhone('18');
    const { subscriberId } = await subscribe(server, 'bd_robi', subscriber);
    const lastCode = await requestCode(server, 'applink', newPhone('19'));
    const waiting = newPhone('18');
    const { referenceNo } = await requestCode(server, 'bd_robi', waiting);
    const paths = [operatorPaths.applinkPinRequest, operatorPaths.digimart, operatorPaths.bdappsPinRequest];
    for (let time = 0; time < 5; time += 1) {
      expect(toAlerts(server.logs)).toEqual([]);
      const path = paths[time % 3] ?? '';
      expect(await statusOf(server, path, newPhone(['19', '17', '18'][time % 3] ?? ''))).toBe('S1000');
    }
    expect(lastCode.statusCode).toBe('S1000');
    expect(toAlerts(server.logs)).toEqual([alert('subscribe', 'hour', 80, 10)]);
    // Who is subscribed already gets no message.
    expect(await statusOf(server, operatorPaths.bdappsPinRequest, subscriber)).toBe('E1351');
    for (let time = 0; time < 2; time += 1) {
      expect(await statusOf(server, operatorPaths.bdappsPinRequest, newPhone('18'))).toBe('S1000');
    }
    expect(toAlerts(server.logs)).toEqual([
      alert('subscribe', 'hour', 80, 10),
      alert('subscribe', 'hour', 100, 10),
    ]);

    for (const path of paths) {
      const phone = newPhone('18');
      const refused = await ask(server, path, phone);
      expect(refused).toMatchObject({
        status: 200,
        body: {
          statusCode: 'E1318',
          statusDetail: 'No more codes can be sent now. Please try again in 60 minutes.',
        },
      });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
      expect(await readInbox(server, phone)).toEqual([]);
    }
    expect(toAlerts(server.logs)).toHaveLength(2);

    // A code that was sent before still subscribes, and people can still stop, with their id or a code.
    const otp = (await readInbox(server, waiting))[0]?.code;
    const verified = await call(server, codePaths.bd_robi.verify, { otp, referenceNo });
    expect(verified).toMatchObject({ statusCode: 'S1000' });
    expect(await unsubscribe(server, 'bd_robi', verified.subscriberId)).toMatchObject({ success: true });
    const asked = await ask(server, subscriptionPaths.stopCode, subscriber);
    expect(asked.body).toMatchObject({ success: true });
    await server.context.gateway.background.settle();
    const code = (await readInbox(server, subscriber))[0]?.code;
    const { handle } = Object(Object(asked.body).data);
    expect(await call(server, subscriptionPaths.stop, { handle, otp: code })).toMatchObject({
      success: true,
    });
    expect(await unsubscribe(server, 'bd_robi', subscriberId)).toMatchObject({ success: true });
  });

  test('begins again after an hour, until the day is used up', async () => {
    await server.advance(HOUR_MS);
    server.logs.length = 0;
    for (let time = 0; time < 5; time += 1) {
      expect(await statusOf(server, operatorPaths.digimart, newPhone('17'))).toBe('S1000');
    }
    expect(toAlerts(server.logs)).toEqual([
      alert('subscribe', 'day', 80, 15),
      alert('subscribe', 'day', 100, 15),
    ]);
    const refused = await ask(server, operatorPaths.digimart, newPhone('17'));
    expect(Object(refused.body).statusDetail).toMatch(/^No more codes .+ in 2\d hours\.$/);
    await server.advance(DAY_MS);
    expect(await statusOf(server, operatorPaths.digimart, newPhone('17'))).toBe('S1000');
  });
});

test('codes to unsubscribe have a budget of their own, which numbers that are not subscribed do not use up', async () => {
  const server = await createTestServer(budget(2, 10));
  try {
    const phones = [newPhone('18'), newPhone('18')];
    for (const phone of phones) await subscribe(server, 'bd_robi', phone);
    expect(await statusOf(server, operatorPaths.bdappsPinRequest, newPhone('18'))).toBe('E1318');
    server.logs.length = 0;
    const stop = async (phone: string) => {
      const answer = await ask(server, subscriptionPaths.stopCode, phone);
      await server.context.gateway.background.settle();
      return answer;
    };
    for (let time = 0; time < 3; time += 1) expect((await stop(newPhone('18'))).status).toBe(200);
    for (const phone of phones) {
      expect((await stop(phone)).status).toBe(200);
      expect((await readInbox(server, phone))[0]?.text).toMatch(/is your code to stop/);
    }
    expect(toAlerts(server.logs)).toEqual([alert('stop', 'hour', 100, 2)]);
    const texts = await Promise.all([stop(phones[0] ?? ''), stop(newPhone('18'))]);
    for (const { status, body } of texts) {
      expect(status).toBe(429);
      expect(body).toEqual({
        success: false,
        code: expect.any(String),
        message: expect.stringMatching(/^No more codes can be sent now\./),
      });
    }
    expect(server.logs.filter(({ level }) => level === 'error')).toEqual([]);
  } finally {
    await server.close();
  }
});

describe('several servers on one database', () => {
  let other: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    other = await createTestDatabase();
    server = await createTestServer(budget(4, 100));
  });
  afterAll(async () => {
    await server.close();
    await other.close();
  });

  test('have one budget, and alert once', async () => {
    // The embedded engine has one server alone; it is the limits in the database that are shared.
    const isShared = testEngine() === 'postgres';
    const db = isShared ? await other.open() : other.db;
    const { context } = server;
    const apps = [createApp({ ...context, db: other.db }), createApp({ ...context, db })];
    await other.db.orm.insert(phoneKey).values({ fingerprint: context.gateway.phones.fingerprint });
    const codes = await Promise.all(
      Array.from({ length: 8 }, async (_empty, turn) => {
        const body = JSON.stringify({ tel: newPhone('17') });
        const init = { method: 'POST', headers: fromElsewhere(), body };
        const answer = await apps[turn % 2]?.request(operatorPaths.digimart, init);
        return Object(await answer?.json()).statusCode;
      }),
    );
    expect(codes.toSorted()).toEqual([...Array(4).fill('E1318'), ...Array(4).fill('S1000')]);
    expect(toAlerts(server.logs)).toEqual([alert('subscribe', 'hour', 100, 4)]);
    if (isShared) await db.close();
  });
});
