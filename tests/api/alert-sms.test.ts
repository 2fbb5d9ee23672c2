import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { alertPaths } from '#contract/http/api-paths.ts';
import type { AlertKey } from '#contract/alerts/alert.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import { countSegments } from '#server/alerts/deliver-sms.ts';
import { alerts } from '#server/db/readers-schema.ts';
import { sentJobMessages } from '#server/db/subscription-schema.ts';
import { createGateway } from '#server/subscription/open-gateway.ts';
import { storeSubscription } from '#server/subscription/store.ts';
import { purgeOld } from '#server/work.ts';
import { askForAlert, newAlertKey, passAlerts, readAlertStates } from '../support/alerts.ts';
import { addJob, addJobDefaults, type JobDefaults } from '../support/stage.ts';
import { startOperatorStub, type OperatorStub, type Reply } from '../support/operator-stub.ts';
import { drain, makeDue } from '../support/queue.ts';
import { credentials, toRealConfig } from '../support/real-channels.ts';
import { createTestServer, testSecrets, type TestServer } from '../support/server.ts';
import {
  call,
  lookUp,
  newPhone,
  readInbox,
  subscribe,
  toLookupId,
  unsubscribe,
} from '../support/subscription-calls.ts';

/** Noon in Bangladesh. */
const NOON = Date.parse('2026-11-23T12:00:00+06:00');

interface Subscriber {
  alert: AlertKey;
  phone: string;
  subscriber: string;
}

/** Moves the clock to the next eight o'clock in the morning in Bangladesh, and a little more. */
async function goToMorning(server: TestServer, afterMs = 0): Promise<void> {
  const sinceMorning = (server.context.clock() + 6 * HOUR_MS - 8 * HOUR_MS) % DAY_MS;
  await server.advance(DAY_MS - sinceMorning + afterMs);
}

async function passDigests(server: Pick<TestServer, 'context'>): Promise<void> {
  await passAlerts(server);
  await drain(server);
}

describe('the sandbox', () => {
  let server: TestServer;
  let defaults: JobDefaults;

  beforeAll(async () => {
    server = await createTestServer({ heldAt: NOON });
    defaults = await addJobDefaults(server);
  });
  afterAll(() => server.close());

  async function addSubscriber(
    search: string,
    { language = 'en', phone = newPhone('18') }: { language?: 'en' | 'bn'; phone?: string } = {},
  ): Promise<Subscriber> {
    const { subscriberId: subscriber = '' } = await subscribe(server, 'bd_robi', phone);
    const alert = newAlertKey();
    const to = { channel: 'sms', subscriber } as const;
    const answer = await askForAlert(server, alert, { to, search: { search }, language });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { alert: { state: 'active', pace: 'daily' } } },
    });
    return { alert, phone, subscriber };
  }

  const messagesTo = async ({ phone }: Pick<Subscriber, 'phone'>) =>
    (await readInbox(server, phone)).map(({ text }) => text).filter((text) => !text.startsWith('Your OTP'));

  test('a message names three jobs with place and pay, and leads to all of them', async () => {
    const person = await addSubscriber('plumber');
    for (const title of ['Plumber A', 'Plumber B', 'Plumber C', 'Plumber D']) {
      await addJob(server, defaults, {
        title,
        city: 'Dhaka',
        salaryMin: 300_000,
        salaryMax: 300_000,
        currency: 'BDT',
        salaryType: 'monthly',
      });
    }
    await goToMorning(server);
    await passDigests(server);
    const [text = '', ...others] = await messagesTo(person);
    expect(others).toEqual([]);
    expect(text.split('\n')).toEqual([
      'Kaj: 4 new jobs',
      expect.stringMatching(/^Plumber [A-D], Meghna Foods, Dhaka, Tk 3,00,000/),
      expect.stringMatching(/^Plumber/),
      expect.stringMatching(/^Plumber/),
      expect.stringMatching(/^http:\/\/localhost\/api\/n\/[\w-]{16}$/),
    ]);
    expect(countSegments(text)).toBeLessThanOrEqual(3);
    // A pay of six digits is no code.
    expect((await readInbox(server, person.phone))[0]).toMatchObject({ text, code: '' });
    const link = new URL(text.split('\n').at(-1) ?? '');
    const answer = await server.request(link.pathname);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      '/jobPage?search=plumber&sort=newest',
    ]);
  });

  test('in Bangla it is as short, and leaves jobs out whole where they do not fit', async () => {
    const person = await addSubscriber('দর্জি', { language: 'bn' });
    const title = `দর্জি ${'অভিজ্ঞ '.repeat(12)}`.trim();
    for (let count = 0; count < 3; count += 1) await addJob(server, defaults, { title });
    await goToMorning(server);
    await passDigests(server);
    const [text = ''] = await messagesTo(person);
    const [head, first, ...rest] = text.split('\n');
    expect(head).toBe('কাজ: ৩টি নতুন চাকরি');
    expect(first).toMatch(new RegExp(`^${title}, `));
    expect(rest).toEqual([expect.stringContaining('/api/n/')]);
    expect(countSegments(text)).toBeLessThanOrEqual(3);
  });

  test('one comes a day, in the morning, for the newest search of a subscriber', async () => {
    const person = await addSubscriber('mason');
    const second = newAlertKey();
    const to = { channel: 'sms', subscriber: person.subscriber } as const;
    await askForAlert(server, second, { to, search: { search: 'tiler' }, pace: 'at-once' });
    expect(await readAlertStates(server, [person.alert, second])).toMatchObject([{ id: second.id }]);
    await addJob(server, defaults, { title: 'Mason' });
    await addJob(server, defaults, { title: 'Tiler' });
    await passDigests(server);
    expect(await messagesTo(person)).toEqual([]);
    await goToMorning(server);
    await passDigests(server);
    expect(await messagesTo(person)).toEqual([expect.stringMatching(/^Kaj: 1 new job\nTiler/)]);
    await addJob(server, defaults, { title: 'Tiler' });
    await server.advance(6 * HOUR_MS);
    await passDigests(server);
    expect(await messagesTo(person)).toHaveLength(1);
    await goToMorning(server);
    await passDigests(server);
    expect(await messagesTo(person)).toHaveLength(2);
  });

  test('a number that left and came back gets no second one on a day', async () => {
    const person = await addSubscriber('glazier');
    await addJob(server, defaults, { title: 'Glazier' });
    await goToMorning(server);
    await passDigests(server);
    await unsubscribe(server, 'bd_robi', person.subscriber);
    const again = await addSubscriber('glazier', { phone: person.phone });
    await server.context.db.orm
      .update(alerts)
      .set({ pendingCount: 1, pendingJobs: [await addJob(server, defaults)], nextAt: new Date(NOON) })
      .where(eq(alerts.id, again.alert.id));
    await passDigests(server);
    expect(await messagesTo(person)).toHaveLength(1);
  });

  test('nothing is sent at night: what was late comes in the morning, with what is new by then', async () => {
    const person = await addSubscriber('roofer');
    await addJob(server, defaults, { title: 'Roofer' });
    await goToMorning(server);
    await passAlerts(server);
    // The queue was away until the night.
    await server.advance(14 * HOUR_MS);
    await drain(server);
    expect(await messagesTo(person)).toEqual([]);
    await addJob(server, defaults, { title: 'Roofer' });
    await passDigests(server);
    expect(await messagesTo(person)).toEqual([]);
    await goToMorning(server);
    await passDigests(server);
    expect(await messagesTo(person)).toEqual([expect.stringMatching(/^Kaj: 2 new jobs\nRoofer/)]);
  });

  test('unsubscribing ends it, and so does stopping it in the app', async () => {
    const [left, stopped] = [await addSubscriber('dyer'), await addSubscriber('dyer')];
    await unsubscribe(server, 'bd_robi', left.subscriber);
    await server.send('POST', alertPaths.stop, stopped.alert);
    expect(await readAlertStates(server, [left.alert, stopped.alert])).toEqual([]);
    await addJob(server, defaults, { title: 'Dyer' });
    await goToMorning(server);
    await passDigests(server);
    expect([await messagesTo(left), await messagesTo(stopped)]).toEqual([[], []]);
  });

  test('only the device that subscribed turns it on, and only where the operator sends messages', async () => {
    const { phone, subscriber } = await addSubscriber('painter');
    const lookedUp = toLookupId(await lookUp(server, phone));
    const ask = (id: string) =>
      askForAlert(server, newAlertKey(), { to: { channel: 'sms', subscriber: id } });
    expect(await ask(lookedUp)).toMatchObject({ status: 403 });
    expect(await ask('f'.repeat(32))).toMatchObject({ status: 409 });
    await unsubscribe(server, 'bd_robi', subscriber);
    expect(await ask(subscriber)).toMatchObject({
      status: 409,
      body: { message: 'This number is not subscribed.' },
    });
    const row = await storeSubscription(server.context, {
      channel: 'digimart',
      phone: newPhone('17'),
      answer: { kind: 'status', status: 'active', reported: 'REGISTERED', operatorId: '' },
      consent: { consent: '', consentAt: null, terms: {} },
    });
    expect(await ask(row.id)).toMatchObject({
      status: 409,
      body: { message: 'Your operator cannot send new jobs by SMS. Please choose a notification.' },
    });
  });
});

describe('the operators', () => {
  const PER_DAY = 5;
  const smsPaths = { bd_robi: '/bdapps/sms/send', applink: '/applink/sms/send' } as const;
  const ok = {
    statusCode: 'S1000',
    statusDetail: 'Success',
    destinationResponses: [{ statusCode: 'S1000' }],
  };
  let stub: OperatorStub;
  let server: TestServer;
  let defaults: JobDefaults;

  beforeAll(async () => {
    stub = await startOperatorStub(() => undefined);
    const config = { ...toRealConfig(stub.origin, { JOB_SMS_PER_DAY: String(PER_DAY) }), rateLimitFactor: 1 };
    server = await createTestServer({ heldAt: NOON, config, operatorTimeoutMs: 120_000 });
    defaults = await addJobDefaults(server);
  });
  afterAll(async () => {
    await server.close();
    await stub.close();
  });
  beforeEach(async () => {
    stub.replies.clear();
    stub.asked.splice(0);
    await server.context.db.orm.delete(alerts);
    // Beyond the budget of the last test.
    await server.advance(2 * DAY_MS);
  });

  async function addSubscriber(
    channel: Exclude<Channel, 'digimart'>,
    operatorId: string,
  ): Promise<Subscriber> {
    const phone = newPhone(channel === 'bd_robi' ? '18' : '19');
    const row = await storeSubscription(server.context, {
      channel,
      phone,
      answer: { kind: 'status', status: 'active', reported: 'REGISTERED', operatorId },
      consent: { consent: '', consentAt: null, terms: {} },
    });
    const alert = newAlertKey();
    await askForAlert(server, alert, { to: { channel: 'sms', subscriber: row.id } });
    return { alert, phone, subscriber: row.id };
  }

  const asked = () => stub.asked.map(({ body }) => body['destinationAddresses']);
  const reply = (...replies: Reply[]) => void stub.replies.set(smsPaths.bd_robi, replies);

  async function addDay(): Promise<void> {
    await addJob(server, defaults, { title: 'Fitter' });
    await goToMorning(server);
    await passDigests(server);
  }

  test("are sent the operator's id and the text, without a second call where a message was taken", async () => {
    await addSubscriber('bd_robi', 'masked-one');
    reply(ok);
    await addDay();
    expect(stub.asked).toEqual([
      {
        path: smsPaths.bd_robi,
        body: {
          applicationId: credentials.bd_robi.appId,
          password: credentials.bd_robi.password,
          version: '1.0',
          message: expect.stringMatching(
            /^Kaj: 1 new job\nFitter, .*\nhttps:\/\/kaj\.example\/api\/n\/[\w-]{16}$/s,
          ),
          destinationAddresses: ['tel:masked-one'],
        },
      },
    ]);
  });

  test('that refuse the id are asked once more, by number', async () => {
    const { phone } = await addSubscriber('bd_robi', 'masked-two');
    reply({ statusCode: 'E1951', statusDetail: '' }, ok);
    await addDay();
    expect(asked()).toEqual([['tel:masked-two'], [`tel:${phone}`]]);
  });

  test('of two servers that look at the same moment one asks', async () => {
    for (const name of ['three', 'four', 'five']) await addSubscriber('bd_robi', name);
    reply(ok);
    await addJob(server, defaults, { title: 'Fitter' });
    await goToMorning(server);
    const other = { context: { ...server.context, gateway: createGateway(server.context, testSecrets) } };
    await Promise.all([passDigests(server), passDigests(other)]);
    await Promise.all([drain(server), drain(other)]);
    expect(asked().toSorted()).toEqual([['tel:five'], ['tel:four'], ['tel:three']]);
    await other.context.gateway.stop();
  });

  test('are not asked again after a server died before their answer', async () => {
    await addSubscriber('bd_robi', 'masked-six');
    reply('hang');
    await addJob(server, defaults, { title: 'Fitter' });
    await goToMorning(server);
    await passAlerts(server);
    const dead = { context: { ...server.context, gateway: createGateway(server.context, testSecrets) } };
    const dying = drain(dead);
    await vi.waitFor(() => expect(asked()).toHaveLength(1), { timeout: 20_000 });
    await server.context.db
      .sql`update queue.job set state = 'retry', start_after = now() - interval '1 second'
      where name = 'work' and state = 'active'`;
    await drain(server);
    expect(asked()).toHaveLength(1);
    await dead.context.gateway.stop();
    await dying;
    await makeDue(server.context.db);
    await drain(server);
    expect(asked()).toHaveLength(1);
  });

  test.each<[string, Reply]>([
    ['an answer that never comes whole', 'broken'],
    ['a connection that breaks', 'reset'],
    ['a code of no table', { statusCode: 'E7777', statusDetail: '' }],
  ])('may have sent it, so it is never sent again: %s', async (_name, answer) => {
    await addSubscriber('bd_robi', 'masked-seven');
    reply(answer, ok);
    await addDay();
    await server.advance(HOUR_MS);
    await passDigests(server);
    await goToMorning(server);
    await passDigests(server);
    expect(asked()).toHaveLength(1);
  });

  test.each<[string, Reply]>([
    ['its limit', { statusCode: 'E1318', statusDetail: '' }],
    ['its trouble', { statusCode: 'E1601', statusDetail: '' }],
    ['our credentials', { statusCode: 'E1313', statusDetail: '' }],
  ])('refused it, so its jobs come the next morning: %s', async (_name, answer) => {
    await addSubscriber('bd_robi', 'masked-eight');
    reply(answer, ok);
    await addDay();
    await server.advance(HOUR_MS);
    await passDigests(server);
    expect(asked()).toHaveLength(1);
    await goToMorning(server);
    await passDigests(server);
    expect(stub.asked.map(({ body }) => body['message'])).toEqual([
      expect.stringContaining('Fitter'),
      expect.stringContaining('Fitter'),
    ]);
  });

  test.each<[string, Reply[]]>([
    ['the call', [{ statusCode: 'E1356', statusDetail: '' }]],
    ['its one address', [{ ...ok, destinationResponses: [{ statusCode: 'E1343' }] }]],
    ['both addresses', [{ statusCode: 'E1325', statusDetail: '' }]],
  ])('that refuse the subscriber end the alert: %s', async (_name, answers) => {
    const { alert } = await addSubscriber('bd_robi', 'masked-nine');
    reply(...answers);
    await addDay();
    expect(await readAlertStates(server, [alert])).toEqual([]);
    expect(server.logs).toContainEqual(expect.objectContaining({ event: 'job messages ended' }));
  });

  test('AppLink is asked for no more once its day is over', async () => {
    await addSubscriber('applink', 'first');
    stub.replies.set(smsPaths.applink, [{ statusCode: 'E1319', statusDetail: '' }, ok]);
    await addDay();
    await addSubscriber('applink', 'second');
    const pendingJobs = [await addJob(server, defaults, { title: 'Fitter' })];
    await server.context.db.orm.update(alerts).set({ nextAt: new Date(NOON), pendingCount: 1, pendingJobs });
    await passDigests(server);
    expect(asked()).toEqual([['tel:first']]);
    await goToMorning(server);
    await passDigests(server);
    expect(asked().slice(1).toSorted()).toEqual([['tel:first'], ['tel:second']]);
  });

  test('get no more parts a day than the budget has, which is told; the rest comes the next morning', async () => {
    for (let count = 0; count < PER_DAY + 1; count += 1) await addSubscriber('bd_robi', `budget-${count}`);
    reply(ok);
    await addDay();
    expect(asked()).toHaveLength(PER_DAY);
    expect(server.logs).toContainEqual(
      expect.objectContaining({
        event: 'message budget used',
        fields: { purpose: 'new jobs', window: 'day', percent: 100, limit: PER_DAY },
      }),
    );
    await goToMorning(server, HOUR_MS);
    await passDigests(server);
    expect(new Set(asked().flat()).size).toBe(PER_DAY + 1);
  });

  test('their notification of the end ends the messages', async () => {
    const { alert } = await addSubscriber('bd_robi', 'masked-ten');
    stub.replies.set('/bdapps/subscription/getStatus', [
      { statusCode: 'S1000', statusDetail: '', subscriptionStatus: 'UNREGISTERED' },
    ]);
    const { appId } = credentials.bd_robi;
    const body = { applicationId: appId, subscriberId: 'masked-ten', status: 'UNREGISTERED', timeStamp: '1' };
    await call(server, `/operator-notifications/${testSecrets.notificationKey}/bdapps`, body);
    await server.context.gateway.background.settle();
    expect(await readAlertStates(server, [alert])).toEqual([]);
  });

  test('claims of days that are over are removed', async () => {
    await addSubscriber('bd_robi', 'masked-eleven');
    reply(ok);
    await addDay();
    const { db } = server.context;
    expect(await db.orm.$count(sentJobMessages)).toBeGreaterThan(0);
    await server.advance(8 * DAY_MS);
    await purgeOld(server.context);
    expect(await db.orm.$count(sentJobMessages)).toBe(0);
  });
});
