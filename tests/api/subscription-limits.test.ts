import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import {
  operatorPaths,
  subscriptionAdminPaths,
  subscriptionPaths,
  UNSUBSCRIBE_SERVICE_SEGMENT,
} from '#contract/subscription/paths.ts';
import { readUse } from '#server/limits/rate-limit.ts';
import { toAnswer, useTestServer } from '../support/server.ts';
import { newPhone, readInbox } from '../support/subscription-calls.ts';

const server = useTestServer({ config: { rateLimitFactor: 1, trustedProxies: 1 } });

let place = 0;
/** An address without other clients. */
const newAddress = () => `203.0.${Math.floor((place += 1) / 250)}.${place % 250}`;

async function post(path: string, body: unknown, from = newAddress()) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  return toAnswer(await server().request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

describe('messages', () => {
  test('to one number are limited, on all channels together and wherever they are asked from', async () => {
    const phone = newPhone('18');
    const paths = [
      operatorPaths.bdappsPinRequest,
      operatorPaths.applinkPinRequest,
      operatorPaths.digimart,
      operatorPaths.bdappsPinRequest,
      operatorPaths.applinkPinRequest,
      operatorPaths.bdappsPinRequest,
    ];
    for (const path of paths) {
      expect(Object(await post(path, { tel: phone })).body).toMatchObject({ statusCode: 'S1000' });
    }
    const refused = await post(operatorPaths.digimart, { tel: `+${phone}` });
    expect(refused.status).toBe(200);
    expect(refused.body).toEqual({
      statusCode: 'E1318',
      statusDetail: 'Too many attempts. Please try again in 60 minutes.',
    });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500);
    // Look-ups made on behalf of a victim do not block unsubscribing.
    for (let time = 0; time < 6; time += 1) {
      expect((await post(subscriptionPaths.stopCode, { tel: phone })).status).toBe(200);
    }
    expect((await post(subscriptionPaths.stopCode, { tel: phone })).status).toBe(429);
    expect(await post(operatorPaths.bdappsPinRequest, { tel: newPhone('18') })).toMatchObject({
      body: { statusCode: 'S1000' },
    });
    await server().advance(HOUR_MS);
    expect(await post(operatorPaths.bdappsPinRequest, { tel: phone })).toMatchObject({
      body: { statusCode: 'S1000' },
    });
  });

  test('to ever new numbers from one address end', async () => {
    const from = newAddress();
    const ask = async (phone: string) =>
      String(Object((await post(operatorPaths.bdappsPinRequest, { tel: phone }, from)).body).statusCode);
    const first = newPhone('18');
    for (let minute = 0; minute < 3; minute += 1) {
      const codes: string[] = [];
      for (let time = 0; time < 20; time += 1)
        codes.push(await ask(minute + time === 0 ? first : newPhone('18')));
      expect(codes).toEqual(Array(20).fill('S1000'));
      await server().advance(MINUTE_MS);
    }
    const next = newPhone('18');
    expect([await ask(next), await ask(next)]).toEqual(['E1318', 'E1318']);
    const refused = await post(operatorPaths.bdappsPinRequest, { tel: newPhone('18') }, from);
    expect(Object(refused.body).statusDetail).toMatch(
      /^Too many attempts from your network, perhaps by others\. Please try again in 5\d minutes\.$/,
    );
    expect(await ask(first)).toBe('S1000');
    const other = await post(operatorPaths.bdappsPinRequest, { tel: newPhone('18') });
    expect(other.body).toMatchObject({ statusCode: 'S1000' });
  });
});

test.each(['408', '404', '313'])(
  'an outage uses up nothing of a number that ends with %s',
  async (digits) => {
    const from = newAddress();
    const down = newPhone('18', digits);
    const codes: unknown[] = [];
    for (let time = 0; time < 8; time += 1)
      codes.push(Object((await post(operatorPaths.bdappsPinRequest, { tel: down }, from)).body).statusCode);
    expect(new Set(codes)).toEqual(new Set([digits === '313' ? 'E1313' : 'E1603']));
    const hash = server().context.gateway.phones.hash(down);
    const limit = { key: ['messages to, hour, subscribe', hash], attempts: 6, windowMs: HOUR_MS };
    expect((await readUse(server().context, limit))?.count ?? 0).toBe(0);
  },
);

test('a code that was just sent is not sent again at once, whoever asks', async () => {
  const [phone, from] = [newPhone('18'), newAddress()];
  const ask = async (place: string) =>
    Object((await post(operatorPaths.bdappsPinRequest, { tel: phone }, place)).body);
  const answers = await Promise.all([1, 2, 3].map(() => ask(from)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual(['E1318', 'E1318', 'S1000']);
  expect(answers.find(({ statusCode }) => statusCode === 'E1318').statusDetail).toBe(
    'We have just sent an OTP. Please try again in 55 seconds.',
  );
  // Another person's request does not make the owner wait.
  expect(await ask(newAddress())).toMatchObject({ statusCode: 'S1000' });
  await server().advance(MINUTE_MS);
  expect(await ask(from)).toMatchObject({ statusCode: 'S1000' });
  // What was refused was not counted: three of six.
  const hash = server().context.gateway.phones.hash(phone);
  const limit = { key: ['messages to, hour, subscribe', hash], attempts: 6, windowMs: HOUR_MS };
  expect((await readUse(server().context, limit))?.count).toBe(3);
});

describe('with a tenth of the limits', () => {
  const small = useTestServer({ config: { rateLimitFactor: 0.1, trustedProxies: 1 } });
  const send = async (path: string, body: object, from: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return Object(await (await small().request(path, init)).json());
  };
  const ask = (phone: string, from = '198.51.100.7') =>
    send(operatorPaths.bdappsPinRequest, { tel: phone }, from);
  const verify = (body: object, from: string) => send(operatorPaths.bdappsPinVerify, body, from);

  test('an address has no more than its numbers of a day', async () => {
    const codes: unknown[] = [];
    for (let minute = 0; minute < 21; minute += 1) {
      codes.push((await ask(newPhone('18'))).statusCode);
      await small().advance(11 * MINUTE_MS);
    }
    expect(codes).toEqual([...Array(20).fill('S1000'), 'E1318']);
    expect((await ask(newPhone('18'))).statusDetail).toMatch(/in 2\d hours\.$/);
    await small().advance(DAY_MS);
    expect(await ask(newPhone('18'))).toMatchObject({ statusCode: 'S1000' });
  });

  test('numbers that are subscribed from an address leave its limits to others', async () => {
    const from = '198.51.100.8';
    for (let person = 0; person < 8; person += 1) {
      const phone = newPhone('18');
      const { statusCode, referenceNo } = await ask(phone, from);
      expect(statusCode).toBe('S1000');
      const otp = (await readInbox(small(), phone))[0]?.code;
      expect(await verify({ otp, referenceNo }, from)).toMatchObject({ statusCode: 'S1000' });
      await small().advance(MINUTE_MS);
    }
  });

  test('ever new addresses of one IPv6 network have five times what one has', async () => {
    const codes: unknown[] = [];
    for (let home = 0; home < 16; home += 1) {
      codes.push((await ask(newPhone('18'), `2001:db8:7:${home}::1`)).statusCode);
    }
    expect(codes).toEqual([...Array(15).fill('S1000'), 'E1318']);
    expect(await ask(newPhone('18'), '2001:db8:8::1')).toMatchObject({ statusCode: 'S1000' });
  });
});

describe('looking up', () => {
  test.each([subscriptionAdminPaths.getUserByTel, subscriptionAdminPaths.getUserByTelDigimart])(
    'one number at %s is limited, also from many addresses, with a message',
    async (path) => {
      const tel = newPhone('17').slice(2);
      for (let time = 0; time < 30; time += 1) expect((await post(path, { tel })).status).toBe(200);
      const refused = await post(path, { tel: `+88${tel}` });
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual({
        success: false,
        code: expect.any(String),
        message: expect.stringMatching(/^Too many attempts/),
      });
      await server().advance(15 * MINUTE_MS);
      expect((await post(path, { tel })).status).toBe(200);
    },
  );

  test('many numbers from one address is limited', async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 151; time += 1) {
      statuses.push((await post(subscriptionAdminPaths.getUserByTel, { tel: newPhone('18') }, from)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(150);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('guessing ids from one address is limited', async () => {
  const from = newAddress();
  const path = `${UNSUBSCRIBE_SERVICE_SEGMENT}/bdapps-unsub`;
  let last = 200;
  for (let time = 0; time < 201; time += 1) {
    last = (await post(path, { subscribId: String(time) }, from)).status;
  }
  expect(last).toBe(429);
});
