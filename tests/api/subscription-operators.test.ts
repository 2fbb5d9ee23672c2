import { describe, expect, test } from 'vitest';
import { codePaths, operatorPaths, sandboxPaths, subscriptionPaths } from '#contract/subscription/paths.ts';
import { checkDue } from '#server/subscription/check.ts';
import type { OperatorStub, Reply } from '../support/operator-stub.ts';
import { credentials, toRealConfig } from '../support/real-channels.ts';
import { createTestServer, type TestServer } from '../support/server.ts';
import {
  call,
  callInBangla,
  lookUp,
  newPhone,
  prefixes,
  requestCode,
  unsubscribe,
  type CodeChannel,
} from '../support/subscription-calls.ts';
import { newMasked, ok, operatorCalls, withOperators } from '../support/with-operators.ts';

let stub: OperatorStub;
let server: TestServer;
withOperators((ready) => void ({ stub, server } = ready));

const paths = operatorCalls;
const channels: CodeChannel[] = ['bd_robi', 'applink'];
const reply = (path: string, ...replies: Reply[]) => void stub.replies.set(path, replies);
const askedAt = (path: string) => stub.asked.filter((asked) => asked.path === path);

const masked = 'NTM3MDgzMWI2ZDAwMzlmZTQ0N2Y1ZGFhMzQwOTM2MDA0YmEzZWRiYTFjYzIzNzhhOnJvYmk=';
/** A status reply as the platform writes it. */
const toStatus = (channel: CodeChannel, subscriptionStatus: string): Record<string, unknown> =>
  channel === 'bd_robi'
    ? { ...ok, subscriptionStatus }
    : {
        ...ok,
        destinationResponses: [{ subscriberId: `tel: ${masked}`, subscriptionStatus, statusCode: 'S1000' }],
      };

const verify = (channel: CodeChannel, referenceNo: unknown, otp = '123456') =>
  call(server, codePaths[channel].verify, { otp, referenceNo });

async function begin(channel: CodeChannel, phone: string): Promise<string | undefined> {
  reply(paths[channel].request, { ...ok, referenceNo: 'upstream-reference-1' });
  return (await requestCode(server, channel, phone)).referenceNo;
}

async function subscribe(channel: CodeChannel, phone: string, subscriberId = `tel:${masked}`) {
  const referenceNo = await begin(channel, phone);
  reply(paths[channel].verify, { ...ok, subscriptionStatus: 'REGISTERED', subscriberId });
  return (await verify(channel, referenceNo)).subscriberId ?? '';
}

async function statusOf(id: string | undefined): Promise<string | undefined> {
  const [row] = await server.context.db.sql<{ status: string }[]>`
    select status from subscriptions where id = ${id ?? ''}`;
  return row?.status;
}

describe.each(channels)('%s', (channel) => {
  const phoneOf = () => newPhone(prefixes[channel]);
  const at = paths[channel];

  test('is asked with our credentials, and its reference stays here', async () => {
    const phone = phoneOf();
    const handle = await begin(channel, phone);
    expect(askedAt(at.request)).toEqual([
      {
        path: at.request,
        body: {
          applicationId: credentials[channel].appId,
          password: credentials[channel].password,
          subscriberId: `tel:${phone}`,
          applicationMetaData: {
            client: 'WebSite',
            device: 'Browser',
            os: 'Web',
            appCode: 'https://kaj.example',
          },
        },
      },
    ]);
    expect(handle).not.toContain('upstream');
    reply(at.verify, { ...ok, subscriptionStatus: 'REGISTERED', subscriberId: `tel:${newMasked()}` });
    await verify(channel, handle);
    expect(askedAt(at.verify)[0]?.body).toMatchObject({ referenceNo: 'upstream-reference-1', otp: '123456' });
  });

  test.each<Reply>([
    'html',
    'broken',
    'empty',
    'array',
    'hang',
    'reset',
    'redirect',
    'endless',
    { status: 502, body: {} },
  ])('that answers a request for a code with %j is asked once, and the visitor is told', async (how) => {
    reply(at.request, how);
    const answer = await requestCode(server, channel, phoneOf());
    expect(answer).toEqual({
      statusCode: 'E1603',
      statusDetail: 'The operator cannot be reached. Please try again in a few minutes.',
    });
    expect(askedAt(at.request)).toHaveLength(1);
  });

  test('that takes a request without giving a reference has not taken it', async () => {
    reply(at.request, ok);
    expect(await requestCode(server, channel, phoneOf())).toMatchObject({ statusCode: 'E1603' });
  });

  test('that answers with an HTTP error and a code of its own is understood', async () => {
    reply(at.request, { status: 500, body: { statusCode: 'E1343', statusDetail: 'not white listed' } });
    expect(await requestCode(server, channel, phoneOf())).toMatchObject({ statusCode: 'E1343' });
  });

  test.each<Reply>(['hang', 'reset', 'html'])(
    'that answers a code with %j is asked for the status: not registered means not yet',
    async (how) => {
      const referenceNo = await begin(channel, phoneOf());
      reply(at.verify, how);
      reply(at.status, toStatus(channel, 'UNREGISTERED.'));
      expect(await verify(channel, referenceNo)).toMatchObject({ statusCode: 'E1603' });
      expect(askedAt(at.verify)).toHaveLength(1);
      reply(at.verify, { ...ok, subscriptionStatus: 'REGISTERED', subscriberId: `tel:${newMasked()}` });
      expect(await verify(channel, referenceNo)).toMatchObject({ statusCode: 'S1000' });
    },
  );

  test('that took the code although its answer was lost has subscribed', async () => {
    const referenceNo = await begin(channel, phoneOf());
    reply(at.verify, 'hang');
    reply(at.status, toStatus(channel, 'REGISTERED'));
    expect(await verify(channel, referenceNo)).toMatchObject({ statusCode: 'S1000' });
  });

  test('that took the code and was not heard of at all subscribes the number when the code is sent again', async () => {
    const phone = phoneOf();
    const referenceNo = await begin(channel, phone);
    reply(at.verify, 'reset', { statusCode: 'E1853', statusDetail: 'No active OTP' });
    reply(at.status, 'html');
    expect(await verify(channel, referenceNo)).toMatchObject({ statusCode: 'E1603' });
    reply(at.status, toStatus(channel, 'REGISTERED'));
    expect(await verify(channel, referenceNo, '654321')).toMatchObject({ statusCode: 'E1853' });
    expect(await lookUp(server, phone)).toMatchObject({ status: 'E100' });
    expect(await verify(channel, referenceNo)).toMatchObject({ statusCode: 'S1000' });
    expect(await lookUp(server, phone)).toMatchObject({ status: 'S100' });
  });

  test.each([
    ['REGISTERED', 'active'],
    ['registered.', 'active'],
    ['INITIAL CHARGING PENDING', 'pending'],
    ['REG_PENDING', 'pending'],
    ['PENDING_CHARGE', 'pending'],
    ['TEMPORARY_BLOCKED', 'blocked'],
    ['SOMETHING NEW', 'pending'],
    [undefined, 'pending'],
  ] as const)('that accepts a code with the status %s makes it %s', async (subscriptionStatus, status) => {
    const referenceNo = await begin(channel, phoneOf());
    reply(at.verify, { ...ok, subscriptionStatus, subscriberId: `tel:${newMasked()}` });
    const answer = await verify(channel, referenceNo);
    expect(answer).toMatchObject({ statusCode: 'S1000', subscriberId: expect.any(String) });
    expect(await statusOf(answer.subscriberId)).toBe(status);
    const said = { active: /is active/, pending: /^INITIAL CHARGING PENDING/, blocked: /^TEMPORARY BLOCKED/ };
    expect(answer.statusDetail).toMatch(said[status]);
  });

  test('that accepts a code and says "unregistered" has subscribed no one', async () => {
    const phone = phoneOf();
    const referenceNo = await begin(channel, phone);
    reply(at.verify, { ...ok, subscriptionStatus: 'UNREGISTERED.' });
    expect(await verify(channel, referenceNo)).toMatchObject({ statusCode: 'E1356' });
    expect(await lookUp(server, phone)).toMatchObject({ status: 'E100' });
  });

  test('that gives no subscriber id is asked by number', async () => {
    const phone = phoneOf();
    const id = await subscribe(channel, phone, '');
    reply(at.send, { ...ok, subscriptionStatus: 'UNREGISTERED' });
    expect(await unsubscribe(server, channel, id)).toMatchObject({ success: true });
    expect(askedAt(at.send)[0]?.body).toMatchObject({ subscriberId: `tel:${phone}`, action: '0' });
  });

  test('is asked to unsubscribe with its own id, again and again while it does not answer', async () => {
    const own = newMasked();
    const id = await subscribe(channel, phoneOf(), `tel:${own}`);
    reply(at.send, 'reset', 'html', {
      ...ok,
      statusDetail: 'not registered',
      subscriptionStatus: 'UNREGISTERED.',
    });
    expect(await unsubscribe(server, channel, id)).toMatchObject({ success: true });
    expect(askedAt(at.send).map(({ body }) => body['subscriberId'])).toEqual(Array(3).fill(`tel:${own}`));
    expect(await statusOf(id)).toBe('ended');
  });

  test('that says it is not registered has nothing left to unsubscribe', async () => {
    const id = await subscribe(channel, phoneOf(), `tel:${newMasked()}`);
    reply(at.send, { statusCode: 'E1356', statusDetail: 'not registered' });
    expect(await unsubscribe(server, channel, id)).toMatchObject({ success: true });
  });

  test('that does not unsubscribe leaves the subscription', async () => {
    const id = await subscribe(channel, phoneOf(), `tel:${newMasked()}`);
    reply(at.send, { statusCode: 'E1313', statusDetail: 'Authentication failed for APP_000101' });
    expect(await unsubscribe(server, channel, id)).toMatchObject({ success: false, statusCode: 'E1313' });
    reply(at.send, { ...ok, subscriptionStatus: 'REGISTERED' });
    reply(at.status, toStatus(channel, 'REGISTERED'));
    expect(await unsubscribe(server, channel, id)).toMatchObject({ success: false });
    expect(await statusOf(id)).toBe('active');
  });

  test('whose pending subscription is settled is found when it is asked again', async () => {
    const referenceNo = await begin(channel, phoneOf());
    reply(at.verify, { ...ok, statusDetail: 'INITIAL CHARGING PENDING', subscriberId: `tel:${newMasked()}` });
    const { subscriberId } = await verify(channel, referenceNo);
    const tick = async (status: Reply) => {
      reply(at.status, status);
      await server.advance(60_000);
      await checkDue(server.context);
      return statusOf(subscriberId);
    };
    expect(await tick('html')).toBe('pending');
    expect(await tick(toStatus(channel, 'PENDING'))).toBe('pending');
    expect(await tick(toStatus(channel, 'REGISTERED'))).toBe('active');
    await server.advance(2 * 86_400_000);
    expect(await tick(toStatus(channel, 'UNREGISTERED.'))).toBe('ended');
  });

  test('is asked whether a known subscriber is still subscribed, before a code is sent', async () => {
    const phone = phoneOf();
    const id = await subscribe(channel, phone, `tel:${newMasked()}`);
    reply(at.status, toStatus(channel, 'REGISTERED'));
    stub.asked.length = 0;
    expect(await requestCode(server, channel, phone)).toMatchObject({ statusCode: 'E1351' });
    expect(askedAt(at.request)).toHaveLength(0);
    reply(at.status, toStatus(channel, 'UNREGISTERED'));
    expect(await requestCode(server, channel, phone)).toMatchObject({ statusCode: 'S1000' });
    expect(await statusOf(id)).toBe('ended');
  });

  test('that does not know any more who was subscribed decides itself whether a code is sent', async () => {
    const phone = phoneOf();
    const id = await subscribe(channel, phone, `tel:${newMasked()}`);
    const bad = { statusCode: 'E1951', statusDetail: 'bad address' };
    reply(at.status, channel === 'bd_robi' ? bad : { ...ok, destinationResponses: [bad] });
    reply(at.request, { statusCode: 'E1351', statusDetail: 'user already registered' });
    expect(await requestCode(server, channel, phone)).toMatchObject({ statusCode: 'E1351' });
    expect(await statusOf(id)).toBe('active');
    const referenceNo = await begin(channel, phone);
    reply(at.verify, { ...ok, subscriptionStatus: 'REGISTERED', subscriberId: `tel:${newMasked()}` });
    expect(await verify(channel, referenceNo)).toMatchObject({ statusCode: 'S1000', subscriberId: id });
  });

  test('sends the code for stopping without the id', async () => {
    const phone = phoneOf();
    await subscribe(channel, phone, `tel:${newMasked()}`);
    reply(at.sms, ok);
    const asked = await call(server, subscriptionPaths.stopCode, { tel: phone });
    await server.context.gateway.background.settle();
    const [message] = askedAt(at.sms);
    expect(message?.body).toMatchObject({ destinationAddresses: [`tel:${phone}`] });
    const otp = /\d{6}/.exec(String(message?.body['message']))?.[0];
    // The browser of a phone reads it out for this site alone.
    expect(String(message?.body['message']).split('\n').at(-1)).toBe(`@kaj.example #${otp}`);
    const { handle } = Object(asked.data);
    reply(at.send, { ...ok, subscriptionStatus: 'UNREGISTERED' });
    expect(await call(server, subscriptionPaths.stop, { handle, otp })).toMatchObject({ success: true });
    expect(await lookUp(server, phone)).toMatchObject({ status: 'E100' });
  });
});

describe('codes of the platforms', () => {
  test.each([
    ['bd_robi', 'E1378', /recharge/],
    ['applink', 'E1326', /recharge/],
    ['bd_robi', 'E1326', /refused this/],
    ['applink', 'E1378', /refused this/],
    ['applink', 'E1855', /no longer valid/],
    ['bd_robi', 'E1853', /no longer valid/],
    ['bd_robi', 'E1303', /not available right now/],
    ['applink', 'E1318', /is busy/],
    ['bd_robi', 'E1319', /is busy/],
    ['bd_robi', 'E9999', /refused this/],
    ['bd_robi', 'P1003', /refused this/],
  ] as const)('%s %s is said in words', async (channel, statusCode, text) => {
    const referenceNo = await begin(channel, newPhone(prefixes[channel]));
    reply(paths[channel].verify, { statusCode, statusDetail: 'Poor text 8801812345678' });
    expect(await verify(channel, referenceNo)).toEqual({
      statusCode,
      statusDetail: expect.stringMatching(text),
    });
  });

  test('alert the operator of the server, without private details', async () => {
    server.logs.length = 0;
    reply(paths.bd_robi.request, {
      statusCode: 'E1303',
      statusDetail: 'IP 10.20.30.40 of tel:8801812345678',
    });
    await requestCode(server, 'bd_robi', newPhone('18'));
    reply(paths.applink.request, { statusCode: 'E1309', statusDetail: 'not allowed' });
    await requestCode(server, 'applink', newPhone('19'));
    const told = server.logs.filter(({ event }) => event === 'operator call failed');
    expect(told).toEqual(
      ['bd_robi', 'applink'].map((channel) => ({
        level: 'alert',
        event: 'operator call failed',
        reason: expect.any(String),
        fields: { channel, call: 'request' },
      })),
    );
    expect(JSON.stringify(told)).toContain('E1303 IP');
    expect(JSON.stringify(told)).not.toContain('8801812345678');
    expect(JSON.stringify(server.logs)).not.toContain(credentials.bd_robi.password);
  });

  test('bdapps E1951, which may mean either, is settled by the number and by the status', async () => {
    const own = newMasked();
    const phone = newPhone('18');
    const id = await subscribe('bd_robi', phone, `tel:${own}`);
    const at = paths.bd_robi;
    reply(at.send, { statusCode: 'E1951', statusDetail: 'bad' });
    reply(at.status, { statusCode: 'E1951', statusDetail: 'bad' });
    expect(await unsubscribe(server, 'bd_robi', id)).toMatchObject({ success: false, statusCode: 'E1951' });
    expect(askedAt(at.send).map(({ body }) => body['subscriberId'])).toEqual([`tel:${own}`, `tel:${phone}`]);
    expect(await statusOf(id)).toBe('active');
    reply(at.status, { statusCode: 'E1951', statusDetail: 'bad' }, toStatus('bd_robi', 'UNREGISTERED'));
    expect(await unsubscribe(server, 'bd_robi', id)).toMatchObject({ success: true });
  });

  test('AppLink: a reply that succeeds may hold a subscriber that does not; one alone may come without a list', async () => {
    const id = await subscribe('applink', newPhone('19'), `tel:${newMasked()}`);
    const at = paths.applink.status;
    const tick = async (destinationResponses: unknown) => {
      reply(at, { ...ok, destinationResponses });
      await server.advance(2 * 86_400_000);
      await checkDue(server.context);
      return statusOf(id);
    };
    expect(await tick([{ statusCode: 'E1317', statusDetail: 'x' }])).toBe('active');
    expect(await tick([])).toBe('active');
    expect(await tick(undefined)).toBe('active');
    expect(await tick({ subscriptionStatus: 'TEMPORARY_BLOCKED', statusCode: 'S1000' })).toBe('blocked');
    expect(await tick([{ subscriptionStatus: 'TRIAL', statusCode: 'S1000' }])).toBe('active');
    expect(await tick([{ statusCode: 'E1356' }])).toBe('ended');
    expect(askedAt(at)[0]?.body).toMatchObject({ subscriberIds: [expect.stringMatching(/^tel:/)] });
  });
});

describe('a server with real operators', () => {
  test('has no sandbox', async () => {
    for (const path of Object.values(sandboxPaths)) {
      expect((await server.send('GET', path)).status).toBe(404);
    }
    expect((await server.request(sandboxPaths.pay, { method: 'POST' })).status).toBe(404);
  });

  test('says how to stop where no code can be sent', async () => {
    expect(await call(server, subscriptionPaths.stopCode, { tel: newPhone('17') })).toEqual({
      success: false,
      message: 'This number cannot unsubscribe by code here. Send STOP to 54321.',
    });
    expect(await callInBangla(server, subscriptionPaths.stopCode, { tel: newPhone('17') })).toEqual({
      success: false,
      message: 'এই নম্বরের সাবস্ক্রিপশন এখানে কোড দিয়ে বন্ধ করা যায় না। ৫৪৩২১ নম্বরে STOP লিখে পাঠান।',
    });
  });

  test('says clearly which operator it does not have', async () => {
    const { channels: all } = server.context.config.subscription;
    const { gateway } = server.context;
    const own = gateway.operators;
    gateway.operators = { bd_robi: own.bd_robi, applink: undefined, digimart: undefined };
    try {
      expect(all.applink).toBeDefined();
      for (const path of [operatorPaths.applinkPinRequest, operatorPaths.digimart]) {
        expect(await call(server, path, { tel: newPhone('19') })).toEqual({
          statusCode: 'E1301',
          statusDetail: 'This operator is not available right now. Please try again later.',
        });
      }
    } finally {
      gateway.operators = own;
    }
  });

  test('that stops waits for no operator', async () => {
    const hanging = await createTestServer({ config: toRealConfig(stub.origin), operatorTimeoutMs: 600_000 });
    try {
      reply(paths.bd_robi.request, 'hang');
      reply(paths.bd_robi.status, 'hang');
      const phone = newPhone('18');
      const asked = requestCode(hanging, 'bd_robi', phone);
      await call(hanging, subscriptionPaths.stopCode, { tel: newPhone('18') });
      await expect.poll(() => stub.asked.length).toBe(2);
      await hanging.context.gateway.stop();
      expect(await asked).toMatchObject({ statusCode: 'E1603' });
      expect(stub.asked).toHaveLength(2);
    } finally {
      await hanging.close();
    }
  });

  test('does not know what was subscribed in the sandbox', async () => {
    const phone = newPhone('18');
    const id = await subscribe('bd_robi', phone, `tel:${newMasked()}`);
    await server.context.db.sql`update subscriptions set is_sandbox = true where id = ${id}`;
    expect(await lookUp(server, phone)).toMatchObject({ status: 'E100' });
    expect(await unsubscribe(server, 'bd_robi', id)).toMatchObject({ success: false });
  });
});
