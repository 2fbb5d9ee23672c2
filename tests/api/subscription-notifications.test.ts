import { describe, expect, test } from 'vitest';
import { codePaths, operatorPaths } from '#contract/subscription/paths.ts';
import { createApp } from '#server/app.ts';
import { checkDue, checkSubscription } from '#server/subscription/check.ts';
import { findByClientId } from '#server/subscription/store.ts';
import type { OperatorStub, Reply } from '../support/operator-stub.ts';
import { credentials, toRealConfig } from '../support/real-channels.ts';
import { testSecrets, type TestServer } from '../support/server.ts';
import {
  call,
  lookUpDigimart,
  newPhone,
  requestCode,
  toLookupId,
  unsubscribe,
} from '../support/subscription-calls.ts';
import { newMasked, ok, operatorCalls, withOperators } from '../support/with-operators.ts';

let stub: OperatorStub;
let server: TestServer;
withOperators((ready) => void ({ stub, server } = ready));

const accepted = { statusCode: 'S1000', statusDetail: 'Success' };
const reply = (path: string, ...replies: Reply[]) => void stub.replies.set(path, replies);
const askedAt = (path: string) => stub.asked.filter((asked) => asked.path === path).length;
const { digimart: at, bd_robi: bdapps } = operatorCalls;

type Operator = 'bdapps' | 'applink' | 'digimart';

/** Sends a notification and waits until it was worked on. */
async function notify(operator: Operator, body: unknown, key = testSecrets.notificationKey) {
  const answer = await server.send('POST', `/operator-notifications/${key}/${operator}`, body);
  await server.context.gateway.background.settle();
  return answer;
}

let time = 0;
const newTime = () => String(20_261_120_000_000 + (time += 1));

async function subscribe(phone: string, operatorId: string, subscriptionStatus: string): Promise<string> {
  reply(bdapps.request, { ...ok, referenceNo: 'r' });
  reply(bdapps.verify, { ...ok, subscriptionStatus, subscriberId: `tel:${operatorId}` });
  const { referenceNo } = await requestCode(server, 'bd_robi', phone);
  const { subscriberId } = await call(server, codePaths.bd_robi.verify, { otp: '123456', referenceNo });
  return subscriberId ?? '';
}

/** @param id one that was looked up counts as well */
async function statusOf(id: string): Promise<string | undefined> {
  return (await findByClientId(server.context, id))?.status;
}

const toBdapps = (subscriberId: string, status: string, more: object = {}) => ({
  applicationId: credentials.bd_robi.appId,
  frequency: 'daily',
  status,
  subscriberId,
  timeStamp: newTime(),
  ...more,
});

async function open(phone: string) {
  const { apiEndpoint, massId: payment } = await call(server, operatorPaths.digimart, { tel: `+${phone}` });
  const page = new URL(apiEndpoint ?? '');
  const requestId = page.searchParams.get('requestId') ?? '';
  return { page, requestId, payment, returnUrl: new URL(page.searchParams.get('redirectUrl') ?? '') };
}
const toDigimart = (subscriberId: string, status: string, subscriberRequestId?: string) => ({
  timeStamp: newTime(),
  subscriberId,
  applicationId: credentials.digimart.appId,
  version: '2.0',
  frequency: 'monthly',
  status,
  subscriberRequestId,
});
const toListed = (subscriberId: string, subscriberRequestId: string, subscriptionStatus = 'REGISTERED') => ({
  subscriberId: `tel: ${subscriberId}`,
  subscriberRequestId,
  subscriptionStatus,
});

const toInfo = (subscriptionStatus: string) => ({
  ...ok,
  destinationResponses: [{ subscriptionStatus, statusCode: 'S1000' }],
});

const countSubscriptions = async () => (await server.context.db.sql`select 1 from subscriptions`).length;

describe('notifications of bdapps', () => {
  test.each([
    ['its own id', (id: string, _phone: string) => `tel:${id}`],
    ['its own id alone', (id: string) => id],
    ['its own id without padding', (id: string) => id.replace(/=+$/, '')],
    ['the number', (_id: string, phone: string) => phone],
    ['the number with tel:', (_id: string, phone: string) => `tel:${phone}`],
  ])(
    'that name a subscriber by %s make us ask the operator, and only then change something',
    async (_form, toId) => {
      const phone = newPhone('18');
      const operatorId = newMasked();
      const id = await subscribe(phone, operatorId, 'INITIAL CHARGING PENDING');
      reply(bdapps.status, { ...ok, subscriptionStatus: 'INITIAL CHARGING PENDING' });
      expect((await notify('bdapps', toBdapps(toId(operatorId, phone), 'REGISTERED'))).body).toEqual(
        accepted,
      );
      expect(askedAt(bdapps.status)).toBe(1);
      expect(await statusOf(id)).toBe('pending');

      reply(bdapps.status, { ...ok, subscriptionStatus: 'REGISTERED' });
      await notify(
        'bdapps',
        toBdapps(toId(operatorId, phone), 'REGISTERED', { password: credentials.bd_robi.password }),
      );
      expect(await statusOf(id)).toBe('active');
    },
  );

  test('that arrive twice are processed once', async () => {
    const operatorId = newMasked();
    await subscribe(newPhone('18'), operatorId, 'PENDING');
    reply(bdapps.status, { ...ok, subscriptionStatus: 'PENDING' });
    const body = toBdapps(operatorId, 'REGISTERED');
    const answers = await Promise.all(
      [body, body, { ...body, subscriberId: `tel:${operatorId}` }].map((sent) => notify('bdapps', sent)),
    );
    expect(answers.map(({ body: answer }) => answer)).toEqual([accepted, accepted, accepted]);
    expect(askedAt(bdapps.status)).toBe(1);
    await notify('bdapps', { ...body, timeStamp: newTime() });
    expect(askedAt(bdapps.status)).toBe(2);
  });

  test('whose answer was asked for earlier store nothing over a later one', async () => {
    const phone = newPhone('18');
    const id = await subscribe(phone, newMasked(), 'INITIAL CHARGING PENDING');
    const early = await findByClientId(server.context, id);
    if (early === null) throw new Error('There is no subscription.');
    reply(bdapps.status, { ...ok, subscriptionStatus: 'REGISTERED' });
    await checkSubscription(server.context, early);
    reply(bdapps.status, { ...ok, subscriptionStatus: 'INITIAL CHARGING PENDING' });
    expect((await checkSubscription(server.context, early)).row.status).toBe('active');
    expect(await statusOf(id)).toBe('active');
    reply(bdapps.status, { ...ok, subscriptionStatus: 'UNREGISTERED' });
    expect((await checkSubscription(server.context, early)).row.status).toBe('ended');
  });

  test('that tell the end are believed once the operator does not know the subscriber any more', async () => {
    const operatorId = newMasked();
    const id = await subscribe(newPhone('18'), operatorId, 'REGISTERED');
    reply(bdapps.status, { ...ok, subscriptionStatus: 'REGISTERED' });
    await notify('bdapps', toBdapps(operatorId, 'UNREGISTERED'));
    expect(await statusOf(id)).toBe('active');
    reply(bdapps.status, { statusCode: 'E1951', statusDetail: 'bad address' });
    await notify('bdapps', toBdapps(operatorId, 'REGISTERED'));
    expect(await statusOf(id)).toBe('active');
    await notify('bdapps', toBdapps(operatorId, 'UNREGISTERED'));
    expect(await statusOf(id)).toBe('ended');
  });

  test.each<[string, object]>([
    ['are of another application', { applicationId: 'APP_999999' }],
    ['echo another password', { password: 'guessed' }],
    ['have no application', { applicationId: undefined }],
    ['have no status', { status: undefined }],
  ])('that %s are acknowledged, and nobody is asked', async (_what, more) => {
    const operatorId = newMasked();
    await subscribe(newPhone('18'), operatorId, 'PENDING');
    expect((await notify('bdapps', toBdapps(operatorId, 'REGISTERED', more))).body).toEqual(accepted);
    expect(askedAt(bdapps.status)).toBe(0);
  });

  test('about no one we know change nothing', async () => {
    const before = await countSubscriptions();
    await notify('bdapps', toBdapps(newMasked(), 'REGISTERED'));
    await notify('bdapps', toBdapps(newPhone('18'), 'REGISTERED'));
    expect(await countSubscriptions()).toBe(before);
  });

  test.each([null, 7, 'text', [], { status: { deep: true } }, { subscriberId: 'x'.repeat(5000) }])(
    'that are nonsense like %j are acknowledged',
    async (body) => {
      expect(await notify('bdapps', body)).toMatchObject({ status: 200, body: accepted });
    },
  );

  test('from elsewhere are acknowledged and left, where the operators’ own addresses are known', async () => {
    const config = toRealConfig(stub.origin, {
      NOTIFICATION_ADDRESSES: '203.0.113.7, 198.51.100.0/24',
      TRUST_PROXY: '1',
    });
    const app = createApp({ ...server.context, config: { ...server.context.config, ...config } });
    const operatorId = newMasked();
    await subscribe(newPhone('18'), operatorId, 'PENDING');
    reply(bdapps.status, { ...ok, subscriptionStatus: 'PENDING' });
    const notifyFrom = async (address: string) => {
      stub.asked.length = 0;
      const answer = await app.request(`/operator-notifications/${testSecrets.notificationKey}/bdapps`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': address },
        body: JSON.stringify(toBdapps(operatorId, 'REGISTERED')),
      });
      await server.context.gateway.background.settle();
      expect(await answer.json()).toEqual(accepted);
      return askedAt(bdapps.status);
    };
    expect(await notifyFrom('203.0.113.7')).toBe(1);
    expect(await notifyFrom('198.51.100.200')).toBe(1);
    for (const address of ['203.0.113.8', '198.51.101.1', '2001:db8::1', 'nonsense']) {
      expect(await notifyFrom(address)).toBe(0);
    }
  });

  test('at another address are not found', async () => {
    for (const key of ['guessed', testSecrets.notificationKey.slice(1), `${testSecrets.notificationKey}x`]) {
      expect((await notify('bdapps', toBdapps('x', 'REGISTERED'), key)).status).toBe(404);
    }
    const path = `/operator-notifications/${testSecrets.notificationKey}/vodafone`;
    expect((await server.send('POST', path, {})).status).toBe(404);
  });

  test('that are not JSON are acknowledged as well', async () => {
    const path = `/operator-notifications/${testSecrets.notificationKey}/applink`;
    const answer = await server.request(path, { method: 'POST', body: '<xml/>' });
    expect(answer.status).toBe(200);
  });
});

describe('notifications of Digimart', () => {
  test('come for a page that is signed for its own host', async () => {
    const { page, returnUrl } = await open(newPhone('17'));
    expect(page.origin + page.pathname).toBe('https://user.digimart.store/sdk/subscription/authorize');
    expect(page.searchParams.get('signature')).toMatch(/^[0-9a-f]{128}$/);
    expect(page.searchParams.get('requestTime')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(page.href).not.toContain('page-secret');
    expect(returnUrl.origin).toBe('https://kaj.example');
  });

  test.each([
    ['a list', (row: object) => [row]],
    ['one object', (row: object) => row],
    ['a list with others in it', (row: object) => [toListed('other', '1'), null, row]],
  ])('are confirmed by a search that answers with %s', async (_form, wrap) => {
    const phone = newPhone('17');
    const { requestId, payment } = await open(phone);
    const operatorId = newMasked();
    reply(at.search, { ...ok, subscribers: wrap(toListed(operatorId, requestId)) });
    await notify('digimart', toDigimart(operatorId, 'REGISTERED', requestId));
    const subID = toLookupId(await lookUpDigimart(server, phone, payment));

    reply(at.unsubscribe, { ...ok, statusDetail: 'not registered', subscriptionStatus: 'UNREGISTERED.' });
    expect(await unsubscribe(server, 'digimart', `tel:${subID}`)).toMatchObject({ success: true });
    expect(stub.asked.at(-1)?.body).toMatchObject({ subscriberId: `tel:${operatorId}`, action: '0' });
  });

  test('that are forged grant nothing: the operator lists no one', async () => {
    const phone = newPhone('17');
    const { requestId, returnUrl } = await open(phone);
    reply(at.search, { ...ok, subscribers: [toListed(newMasked(), '999999999999999')] });
    reply(at.status, toInfo('UNREGISTERED'));
    await notify('digimart', toDigimart(newMasked(), 'REGISTERED', requestId));
    await server.request(`${returnUrl.pathname}?subscriptionStatus=S1000&subscriberId=${newMasked()}`);
    expect(await lookUpDigimart(server, phone)).toMatchObject({ status: 'E100' });
  });

  test('that the search does not know yet are confirmed by the subscriber they name', async () => {
    const phone = newPhone('17');
    const { requestId } = await open(phone);
    reply(at.search, 'html');
    reply(at.status, {
      ...ok,
      destinationResponses: { subscriptionStatus: 'REGISTERED', statusCode: 'S1000' },
    });
    await notify('digimart', toDigimart(newMasked(), 'REGISTERED', requestId));
    reply(at.search, { ...ok, subscribers: [] });
    expect(await lookUpDigimart(server, phone)).toMatchObject({ status: 'S100' });
  });

  test('that get lost are made up for by asking again', async () => {
    const phone = newPhone('17');
    const { requestId } = await open(phone);
    reply(bdapps.status, { ...ok, subscriptionStatus: 'REGISTERED' });
    reply(
      at.search,
      'reset',
      'reset',
      'reset',
      { ...ok, subscribers: [] },
      {
        ...ok,
        subscribers: [toListed(newMasked(), requestId)],
      },
    );
    for (let turn = 0; turn < 3; turn += 1) {
      await server.advance(5 * 60_000);
      await checkDue(server.context);
    }
    const hash = server.context.gateway.phones.hash(phone);
    const rows = await server.context.db.sql`select 1 from subscriptions where phone_hash = ${hash}`;
    expect(rows).toHaveLength(1);
  });

  test('and returns of a number that was changed on the way count for no one', async () => {
    const phone = newPhone('17');
    const { requestId, returnUrl } = await open(phone);
    reply(at.search, { ...ok, subscribers: [toListed(newPhone('17'), requestId)] });
    await server.request(`${returnUrl.pathname}?subscriptionStatus=S1000`);
    expect(await lookUpDigimart(server, phone)).toMatchObject({ status: 'E100' });
  });

  test('of a page that another subscriber paid for take no subscription over', async () => {
    const phone = newPhone('17');
    const strange = await open(phone);
    const own = await open(phone);
    const operatorId = newMasked();
    reply(at.search, { ...ok, subscribers: [toListed(operatorId, own.requestId)] });
    await notify('digimart', toDigimart(operatorId, 'REGISTERED', own.requestId));
    reply(at.search, { ...ok, subscribers: [toListed(newMasked(), strange.requestId)] });
    await server.request(`${strange.returnUrl.pathname}?subscriptionStatus=S1000`);
    const looked = toLookupId(await lookUpDigimart(server, phone, strange.payment));
    expect(await unsubscribe(server, 'digimart', looked)).toMatchObject({ success: false });

    reply(at.unsubscribe, { ...ok, subscriptionStatus: 'UNREGISTERED' });
    const subID = toLookupId(await lookUpDigimart(server, phone, own.payment));
    expect(await unsubscribe(server, 'digimart', subID)).toMatchObject({ success: true });
    expect(stub.asked.at(-1)?.body).toMatchObject({ subscriberId: `tel:${operatorId}` });
  });

  test('of a payment make us ask as well, once each: one that fails suspends, and the next continues', async () => {
    const phone = newPhone('17');
    const { requestId } = await open(phone);
    const operatorId = newMasked();
    reply(at.search, { ...ok, subscribers: [toListed(operatorId, requestId)] });
    const toCharging = (internalTrxId: string, statusCode: string) => ({
      statusCode,
      statusDetail: 'Success',
      requestId,
      applicationId: credentials.digimart.appId,
      subscriberId: operatorId.replace(/=+$/, ''),
      internalTrxId,
      totalAmount: 20,
      paidAmount: '20',
      balanceDue: 0,
      currency: 'BDT',
      timeStamp: newTime(),
      version: '1.0',
    });
    expect((await notify('digimart', toCharging('t1', 'S1000'))).body).toEqual(accepted);
    const { data } = await lookUpDigimart(server, phone);
    const id = String(Object(data).subID);
    expect(await statusOf(id)).toBe('active');

    reply(at.status, toInfo('TEMPORARY_BLOCKED'));
    await notify('digimart', toCharging('t2', 'E3009'));
    await notify('digimart', toCharging('t2', 'E3009'));
    expect(askedAt(at.status)).toBe(1);
    expect(await statusOf(id)).toBe('blocked');
    await notify('digimart', { ...toCharging('t3', 'S1000'), applicationId: 'APP_999999' });
    expect(askedAt(at.status)).toBe(1);
    reply(at.status, toInfo('REGISTERED'));
    await notify('digimart', toDigimart(operatorId, 'REGISTERED'));
    expect(await statusOf(id)).toBe('active');
  });

  test('of the newest of many pages are found by a look-up as well', async () => {
    const phone = newPhone('17');
    for (let turn = 0; turn < 3; turn += 1) await open(phone);
    await server.advance(1000);
    const { requestId } = await open(phone);
    reply(at.search, { ...ok, subscribers: [toListed(newMasked(), requestId)] });
    expect(await lookUpDigimart(server, phone)).toMatchObject({ status: 'S100' });
  });
});
