import { inspect } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { PushKeyData, type AlertKey, type PushTarget } from '#contract/alerts/alert.ts';
import { alertPaths } from '#contract/http/api-paths.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { alerts } from '#server/db/readers-schema.ts';
import { askForAlert, newAlertKey, passAlerts, readAlertStates } from '../support/alerts.ts';
import { addJob, addJobDefaults, type JobDefaults } from '../support/stage.ts';
import { startPushService, type PushService } from '../support/push-service.ts';
import { clearWork, drain, makeDue } from '../support/queue.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

const NOON = Date.parse('2026-11-23T12:00:00+06:00');

let server: TestServer;
let service: PushService;
let defaults: JobDefaults;

beforeAll(async () => {
  service = await startPushService();
  server = await createTestServer({
    heldAt: NOON,
    config: { pushHosts: [service.host], rateLimitFactor: 1 },
  });
  defaults = await addJobDefaults(server);
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  service.answerWith(null);
  await clearWork(server.context.db);
});

interface Device {
  alert: AlertKey;
  push: PushTarget;
}

async function addDevice(
  search: string,
  { push = service.subscribe(), language = 'en' }: { push?: PushTarget; language?: 'en' | 'bn' } = {},
): Promise<Device> {
  const alert = newAlertKey();
  const { status } = await askForAlert(server, alert, {
    to: { channel: 'push', push },
    search: { search },
    language,
  });
  expect(status).toBe(200);
  return { alert, push };
}

const messagesTo = ({ push }: Pick<Device, 'push'>) =>
  service.messages.filter(({ endpoint }) => endpoint === push.endpoint);

async function receive(device: Device) {
  await passAlerts(server);
  await drain(server);
  return messagesTo(device);
}

const tryOut = (alert: AlertKey) => server.send('POST', alertPaths.test, alert);

describe('a notification', () => {
  test('names the job, opens it, and says what to store for it; it is signed with the key that browsers were given', async () => {
    const device = await addDevice('welder');
    const id = await addJob(server, defaults, { title: 'Welder', city: 'Dhaka' });
    const [received, ...others] = await receive(device);
    expect(others).toEqual([]);
    expect(received?.message.notification).toMatchObject({
      title: 'Welder, Meghna Foods',
      body: 'Dhaka',
      lang: 'en',
      navigate: `http://localhost${toJobPath(id)}`,
      data: { reads: [`/api/v1/jobs/${id}`, `/api/v1/companies/${defaults.companyId}`] },
    });
    expect(received).toMatchObject({ ttl: DAY_MS / 1000, topic: received?.message.notification.tag });
    const { body } = await server.send('GET', alertPaths.pushKey);
    const { publicKey } = v.parse(v.object({ data: PushKeyData }), body).data;
    expect(received?.publicKey).toBe(publicKey);
    expect(received?.claims).toMatchObject({
      aud: `http://${service.host}`,
      sub: 'mailto:hello@kaj.example',
    });
  });

  test('comes once a day, for all alerts of a device together', async () => {
    const device = await addDevice('painter');
    await addDevice('glazier', { push: device.push });
    await addJob(server, defaults, { title: 'Painter' });
    await addJob(server, defaults, { title: 'Glazier' });
    const [first, ...others] = await receive(device);
    expect(others).toEqual([]);
    expect(first?.message.notification.body).toMatch(/and 1 more new job$/);
    await addJob(server, defaults, { title: 'Painter of the second hour' });
    expect(await receive(device)).toHaveLength(1);
    await server.advance(DAY_MS);
    const later = await receive(device);
    expect(later.map(({ message }) => message.notification.title)).toEqual([
      first?.message.notification.title,
      'Painter of the second hour, Meghna Foods',
    ]);
  });

  test('does not come at night', async () => {
    const device = await addDevice('nurse', { language: 'bn' });
    await server.advance(12 * HOUR_MS);
    await addJob(server, defaults, { title: 'Nurse' });
    expect(await receive(device)).toEqual([]);
    await server.advance(12 * HOUR_MS);
    expect(await receive(device)).toMatchObject([{ message: { notification: { lang: 'bn' } } }]);
  });

  test('is sent again while the push service is away, with the same tag', async () => {
    const device = await addDevice('cook');
    await addJob(server, defaults, { title: 'Cook' });
    service.answerWith(503);
    expect(await receive(device)).toEqual([]);
    service.answerWith(null);
    await makeDue(server.context.db);
    await drain(server);
    expect(messagesTo(device)).toHaveLength(1);
  });

  test.each([404, 410])('ends the alerts of a subscription that expired: %i', async (status) => {
    const device = await addDevice(`driver ${status}`);
    await addJob(server, defaults, { title: `Driver ${status}` });
    service.answerWith(status);
    await receive(device);
    expect(await readAlertStates(server, [device.alert])).toEqual([]);
  });

  test('is counted by its outcome, as mails are', async () => {
    const { registry } = server.context.metrics;
    const counted = async (outcome: string) =>
      Number(new RegExp(`outcome="${outcome}"} (\\d+)`).exec(await registry.metrics())?.[1] ?? 0);
    for (const [status, outcome] of [
      [null, 'sent'],
      [503, 'failed'],
      [410, 'expired'],
      [400, 'refused'],
    ] as const) {
      const before = await counted(outcome);
      const device = await addDevice(`welder ${outcome}`);
      await addJob(server, defaults, { title: `Welder ${outcome}` });
      service.answerWith(status);
      await receive(device);
      expect(await counted(outcome)).toBeGreaterThan(before);
      await clearWork(server.context.db);
    }
  });

  test('can be tried, a few times', async () => {
    const device = await addDevice('tester');
    expect(await tryOut(device.alert)).toMatchObject({ status: 200 });
    expect(messagesTo(device)).toMatchObject([
      { message: { notification: { title: 'Notifications work' } } },
    ]);
    service.answerWith(410);
    expect(await tryOut(device.alert)).toMatchObject({ status: 410 });
    expect(await tryOut({ ...newAlertKey(), id: device.alert.id })).toMatchObject({ status: 410 });
  });
});

const notSupported = {
  status: 400,
  body: { message: 'Notifications of this browser are not supported.' },
};

test.each([
  ['no point of the curve', { p256dh: 'A'.repeat(87) }],
  ['a point beside the curve', { p256dh: `BA${'_'.repeat(85)}` }],
  ['a short secret', { auth: 'A'.repeat(21) }],
])('a device with %s is refused', async (_what, keys) => {
  const push = service.subscribe();
  const to = { channel: 'push', push: { ...push, keys: { ...push.keys, ...keys } } } as const;
  expect((await askForAlert(server, newAlertKey(), { to })).status).toBe(400);
});

describe('a subscription that never works', () => {
  test.each([
    ['its keys are none', { p256dh: 'A'.repeat(87) }],
    ['its address has a password', { endpoint: 'https://user:secret@fcm.googleapis.com/x' }],
  ])('is not used as %s, and is in no log', async (what, broken) => {
    const device = await addDevice(`porter ${what}`);
    const { orm } = server.context.db;
    await orm.update(alerts).set(broken).where(eq(alerts.id, device.alert.id));
    await addJob(server, defaults, { title: `Porter ${what}` });
    const before = server.logs.length;
    await receive(device);
    expect(await readAlertStates(server, [device.alert])).toMatchObject([{ state: 'unconfirmed' }]);
    const logged = server.logs.slice(before);
    expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
    expect(JSON.stringify(logged.map(({ reason }) => inspect(reason)))).not.toContain('secret');
  });

  test.each([400, 413])('as its service says with %i, is replaced by its device', async (status) => {
    const device = await addDevice(`waiter ${status}`);
    await addJob(server, defaults, { title: `Waiter ${status}` });
    service.answerWith(status);
    const before = server.logs.length;
    await receive(device);
    const waiting = await readAlertStates(server, [device.alert]);
    const offSince = new Date(server.context.clock()).toISOString();
    expect(waiting).toMatchObject([{ state: 'unconfirmed', channel: 'push', offSince }]);
    expect(server.logs.slice(before).filter(({ level }) => level !== 'info')).toEqual([]);
    service.answerWith(null);
    await addJob(server, defaults, { title: `Waiter ${status} of the night` });
    expect(await receive(device)).toEqual([]);

    const push = service.subscribe();
    const again = { to: { channel: 'push', push }, search: { search: `waiter ${status}` } } as const;
    expect((await askForAlert(server, device.alert, again)).status).toBe(200);
    await server.advance(DAY_MS);
    await addJob(server, defaults, { title: `Waiter ${status} again` });
    expect(await receive({ ...device, push })).toHaveLength(1);
    expect(messagesTo(device)).toEqual([]);
  });

  test.each([401, 403])('of a service that refuses this server, ends nothing: %i', async (status) => {
    const devices = [await addDevice(`maid ${status}`), await addDevice(`maid ${status}`)];
    await addJob(server, defaults, { title: `Maid ${status}` });
    service.answerWith(status);
    await server.advance(HOUR_MS);
    const before = server.logs.length;
    await passAlerts(server);
    await drain(server);
    const alertsOf = server.logs.slice(before).filter(({ level }) => level === 'alert');
    expect(alertsOf).toMatchObject([
      {
        event: 'push service refuses this server',
        reason: `push service ${status}`,
        fields: { host: service.host },
      },
    ]);
    service.answerWith(null);
    await makeDue(server.context.db);
    await drain(server);
    expect(devices.map((device) => messagesTo(device).length)).toEqual([1, 1]);
  });

  test.each([
    ['broken keys', { p256dh: 'A'.repeat(87) }, 410],
    ['a service that is away', { endpoint: 'http://127.0.0.1:1/x' }, 503],
  ])('is tried without a failure of the server: %s', async (_what, broken, status) => {
    const { alert } = await addDevice('tester');
    await server.context.db.orm.update(alerts).set(broken).where(eq(alerts.id, alert.id));
    expect((await tryOut(alert)).status).toBe(status);
  });

  test.each([401, 403, 500])(
    'is tried without a failure of the server: its service says %i',
    async (status) => {
      const { alert } = await addDevice('tester');
      service.answerWith(status);
      expect((await tryOut(alert)).status).toBe(503);
    },
  );
});

test.each([
  'https://user:pw@fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x#part',
  'https://example.com/push',
  'https://fcm.googleapis.com.example.com/x',
  'http://127.0.0.1:1/x',
  'http://169.254.169.254/latest',
  'https://127.0.0.1/x',
])('nothing is sent to %s', async (endpoint) => {
  const push = { ...service.subscribe(), endpoint };
  const answer = await askForAlert(server, newAlertKey(), { to: { channel: 'push', push } });
  expect(answer).toMatchObject(notSupported);
});
