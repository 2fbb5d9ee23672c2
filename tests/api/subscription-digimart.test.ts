import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_COOKIE } from '#contract/http/languages.ts';
import { DIGIMART_RETURN_BASE, operatorPaths, sandboxPaths } from '#contract/subscription/paths.ts';
import { checkDue } from '#server/subscription/check.ts';
import { useTestServer } from '../support/server.ts';
import {
  call,
  lookUpDigimart,
  newPhone,
  openPayment,
  pay,
  pressPayment,
} from '../support/subscription-calls.ts';

const server = useTestServer();

const openPage = async (phone: string): Promise<URL> => (await openPayment(server(), phone)).page;
const press = (page: URL) => pressPayment(server(), page);

function alter(page: URL, name: string, value: string): URL {
  const altered = new URL(page);
  altered.searchParams.set(name, value);
  return altered;
}

describe('subscribing on a payment page', () => {
  test('goes from a number to the page, back to the app, and to a subscriber id', async () => {
    const phone = newPhone('17');
    const page = await openPage(phone);
    expect(page.pathname).toBe(sandboxPaths.pay);
    expect(page.searchParams.get('requestId')).toMatch(/^\d{15}$/);
    expect(page.searchParams.get('msisdn')).toBe(phone.slice(2));
    const shown = await server().request(page.pathname + page.search);
    expect(shown.status).toBe(200);
    const html = await shown.text();
    expect(html).toContain(`Subscribe with +${phone}`);
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
    const style = createHash('sha256')
      .update(/<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '')
      .digest('base64');
    expect(shown.headers.get('Content-Security-Policy')).toContain(
      `default-src 'none'; style-src 'sha256-${style}'`,
    );

    expect(await lookUpDigimart(server(), phone)).toEqual({
      status: 'E100',
      message: 'Failed to retrieve subscription ID',
      data: null,
    });
    expect(await pay(server(), page)).toBe('/?StatusCode=S1000');
    const found = await lookUpDigimart(server(), phone);
    expect(found).toEqual({ status: 'S100', data: { subID: expect.stringMatching(/^[0-9a-f]{32}$/) } });
    expect(await call(server(), operatorPaths.digimart, { tel: phone })).toMatchObject({
      statusCode: 'E1351',
    });
  });

  test('an empty return is decided by what the operator reports', async () => {
    const phone = newPhone('13');
    expect(await pay(server(), await openPage(phone), 'silent')).toBe('/?StatusCode=S1000');
    expect(await lookUpDigimart(server(), phone)).toMatchObject({ status: 'S100' });
  });

  test.each([
    ['000', 'fail', 'E3009'],
    ['378', 'pay', 'E3009'],
    ['343', 'pay', 'E3005'],
    ['350', 'pay', 'E4001'],
    ['851', 'pay', 'E1004'],
    ['852', 'pay', 'E3003'],
    ['313', 'pay', 'E1006'],
  ])('a number that ends with %s and presses %s returns with %s', async (digits, result, code) => {
    const phone = newPhone('17', digits);
    expect(await pay(server(), await openPage(phone), result)).toBe(`/?ErrorCode=${code}`);
    expect(await lookUpDigimart(server(), phone)).toMatchObject({ status: 'E100' });
  });

  test('a number that is subscribed already returns with E3001, and the operator confirms it by its REST call', async () => {
    const phone = newPhone('17', '351');
    expect(await pay(server(), await openPage(phone))).toBe('/?ErrorCode=E3001');
    expect(await lookUpDigimart(server(), phone)).toMatchObject({ status: 'S100' });
    const { sql } = server().context.db;
    const hash = server().context.gateway.phones.hash(phone);
    const rows = await sql<{ status: string; consent: string }[]>`
      select status, consent from subscriptions where phone_hash = ${hash}`;
    expect(rows).toEqual([{ status: 'active', consent: '' }]);
  });

  test.each(['408', '404'])('nothing confirms a payment of a number that ends with %s', async (digits) => {
    const phone = newPhone('17', digits);
    await pay(server(), await openPage(phone));
    expect(await lookUpDigimart(server(), phone)).toMatchObject({ status: 'E100' });
  });

  test('a first payment that waits becomes active', async () => {
    const phone = newPhone('17', '202');
    await pay(server(), await openPage(phone));
    expect(await lookUpDigimart(server(), phone)).toMatchObject({
      status: 'S100',
      message: expect.stringMatching(/^INITIAL CHARGING PENDING/),
    });
    await server().advance(11_000);
    await checkDue(server().context);
    const rows = await server().context.db.sql<{ status: string }[]>`
      select status from subscriptions where phone_hash = ${server().context.gateway.phones.hash(phone)}`;
    expect(rows.map(({ status }) => status)).toEqual(['active']);
  });

  test('a payment whose visitor never returns is found by itself', async () => {
    const phone = newPhone('17');
    await press(await openPage(phone));
    await server().context.gateway.background.settle();
    const { sql } = server().context.db;
    const hash = server().context.gateway.phones.hash(phone);
    expect(await sql`select 1 from subscriptions where phone_hash = ${hash}`).toHaveLength(1);
  });
});

describe('what the browser brings back', () => {
  test.each(['S1000', 'E3001', ''])(
    'grants nothing when no one has paid, whatever it says: "%s"',
    async (claim) => {
      const phone = newPhone('17');
      const page = await openPage(phone);
      const back = new URL(page.searchParams.get('redirectUrl') ?? '');
      const query = claim === '' ? '' : `?subscriptionStatus=${claim}&subscriberId=abc&requestId=1`;
      const returned = await server().request(back.pathname + query);
      const expected = { S1000: '/?StatusCode=S1000', E3001: '/?ErrorCode=E3001', '': '/?ErrorCode=E1012' }[
        claim
      ];
      expect(returned.headers.get('Location')).toBe(expected);
      expect(await lookUpDigimart(server(), phone)).toMatchObject({ status: 'E100' });
    },
  );

  test('names of other codes are understood, and nothing but a code continues', async () => {
    const page = await openPage(newPhone('17'));
    const { pathname } = new URL(page.searchParams.get('redirectUrl') ?? '');
    const goesTo = async (query: string) =>
      (await server().request(`${pathname}?${query}`)).headers.get('Location');
    expect(await goesTo('ErrorCode=E3009')).toBe('/?ErrorCode=E3009');
    expect(await goesTo('StatusCode=S1000')).toBe('/?StatusCode=S1000');
    expect(await goesTo('ErrorCode=E1%26x%3D1')).toBe('/?ErrorCode=E1012');
    expect(await goesTo('subscriptionStatus=https://evil.example')).toBe('/?ErrorCode=E1012');
  });

  test('a return that was never begun is refused', async () => {
    const returned = await server().request(`${DIGIMART_RETURN_BASE}/made-up?subscriptionStatus=S1000`);
    expect(returned.headers.get('Location')).toBe('/?ErrorCode=E1012');
  });

  test('goes to the home page of the language that was chosen', async () => {
    const path = `${DIGIMART_RETURN_BASE}/made-up?subscriptionStatus=E3009`;
    const returnWith = async (cookie: string) =>
      (await server().request(path, { headers: { Cookie: cookie } })).headers.get('Location');
    expect(await returnWith(`${LANGUAGE_COOKIE}=bn`)).toBe('/bn/?ErrorCode=E3009');
    expect(await returnWith(`${LANGUAGE_COOKIE}=en`)).toBe('/?ErrorCode=E3009');
    expect(await returnWith(`${LANGUAGE_COOKIE}=//evil.example`)).toBe('/?ErrorCode=E3009');
  });

  test('goes to the configured page', async () => {
    const { client } = server().context.config;
    client.returnUrl = 'https://kaj.example/welcome';
    try {
      expect(await pay(server(), await openPage(newPhone('17')))).toBe(
        'https://kaj.example/welcome?StatusCode=S1000',
      );
    } finally {
      client.returnUrl = '';
    }
  });
});

describe('the payment page', () => {
  test('is in Bangla for a request from a Bangla page', async () => {
    const phone = newPhone('17');
    const page = await openPage(phone);
    const headers = { Cookie: `${LANGUAGE_COOKIE}=bn` };
    for (const shown of [page, alter(page, 'requestId', '12')]) {
      const answer = await server().request(shown.pathname + shown.search, { headers });
      const html = await answer.text();
      expect(html).toContain('<html lang="bn">');
      const body = /<main>([^]*)<\/main>/.exec(html)?.[1]?.replaceAll(/<[^>]*>|E1009/g, '');
      expect(body).not.toMatch(/[A-Za-z0-9]/);
    }
  });

  test('refuses an address that is not signed as it stands', async () => {
    const page = await openPage(newPhone('17'));
    for (const [name, value, code] of [
      ['signature', '0'.repeat(128), 'E1002'],
      ['requestTime', '2024-01-01T00:00:00Z', 'E1002'],
      ['apiKey', 'another', 'E1006'],
      ['requestId', '12', 'E1009'],
      ['redirectUrl', 'https://evil.example/digimart-return/x', 'E1009'],
      ['redirectUrl', 'http://localhost/elsewhere', 'E1009'],
      ['msisdn', '0123', 'E3008'],
    ] as const) {
      const answer = await press(alter(page, name, value));
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(code);
    }
  });

  test('refuses an old address, and one that was used', async () => {
    const page = await openPage(newPhone('17'));
    await pay(server(), page);
    expect(await (await press(page)).text()).toContain('E1005');
    const other = await openPage(newPhone('17'));
    await server().advance(11 * 60_000);
    expect(await (await press(other)).text()).toContain('E1004');
  });
});
