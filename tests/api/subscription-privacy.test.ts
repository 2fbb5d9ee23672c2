import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { DIGIMART_RETURN_BASE, operatorPaths, subscriptionPaths } from '#contract/subscription/paths.ts';
import { CONSENT_HEADER } from '#contract/http/write-headers.ts';
import { logToConsole } from '#server/log.ts';
import { readStoredSecret, claimPhoneKey, createPhones } from '#server/subscription/phone-keys.ts';
import { createGateway, isSecretStored, openGateway } from '#server/subscription/open-gateway.ts';
import { purgeOld } from '#server/work.ts';
import { testSecrets, useTestServer } from '../support/server.ts';
import {
  call,
  newPhone,
  readInbox,
  requestCode,
  subscribe,
  unsubscribe,
} from '../support/subscription-calls.ts';

const server = useTestServer();
const tables = [
  'subscriptions',
  'subscription_attempts',
  'operator_notifications',
  'sandbox_codes',
  'sandbox_messages',
  'sandbox_subscribers',
  'rate_limits',
];

async function readEverything(): Promise<string> {
  const { db } = server().context;
  const rows = await Promise.all(tables.map((table) => db.sql`select * from ${sql.identifier(table)}`));
  return JSON.stringify(rows);
}

describe('what is stored', () => {
  test('reveals no number without more than the database', async () => {
    const phones = ['18', '19', '17'].map((prefix) => newPhone(prefix));
    const [robi = '', applink = '', digimart = ''] = phones;
    const { subscriberId } = await subscribe(server(), 'bd_robi', robi);
    await subscribe(server(), 'applink', applink);
    await call(server(), operatorPaths.digimart, { tel: digimart });
    await call(server(), subscriptionPaths.stopCode, { tel: robi });
    await server().context.gateway.background.settle();
    const stored = await readEverything();
    expect(stored).toContain(subscriberId);
    for (const phone of phones) expect(stored).not.toContain(phone.slice(3));
  });

  test('can be read back with the key', async () => {
    const phone = newPhone('18');
    const { subscriberId = '' } = await subscribe(server(), 'bd_robi', phone);
    const [row] = await server().context.db.sql<{ sealed: string; hash: string }[]>`
      select phone_sealed as sealed, phone_hash as hash from subscriptions where id = ${subscriberId}`;
    const same = createPhones(testSecrets.phoneKey);
    expect(same.open(row?.sealed ?? '')).toBe(phone);
    expect(same.hash(phone)).toBe(row?.hash);
    const other = createPhones('another key that is long enough, too');
    expect(() => other.open(row?.sealed ?? '')).toThrow();
    expect(other.hash(phone)).not.toBe(row?.hash);
    expect(same.seal(phone)).not.toBe(same.seal(phone));
  });

  test('holds which terms were shown last, when, and what was configured then', async () => {
    const phone = newPhone('18');
    const shownAt = new Date(server().context.clock() - 5000).toISOString();
    const request = async (consent: string) => {
      const headers = { 'Content-Type': 'application/json', [CONSENT_HEADER]: consent };
      const body = JSON.stringify({ tel: phone });
      const asked = await server().request(operatorPaths.bdappsPinRequest, { method: 'POST', headers, body });
      const { referenceNo } = Object(await asked.json());
      return { referenceNo, otp: (await readInbox(server(), phone))[0]?.code };
    };
    const verify = (body: object) => call(server(), operatorPaths.bdappsPinVerify, body);
    const readStored = async (id: string) => {
      const [row] = await server().context.db.sql`
        select consent, consent_at = ${shownAt}::timestamptz as "isThen", terms from subscriptions where id = ${id}`;
      return row;
    };
    const codes = [
      await request(`terms-1;${shownAt}`),
      await request(`terms-2;${shownAt}`),
      await request(''),
    ] as const;
    const { subscriberId = '' } = await verify(codes[0]);
    const terms = server().context.config.subscription.terms.en.bd_robi;
    expect(await readStored(subscriberId)).toEqual({ consent: 'terms-1', isThen: true, terms });
    for (const code of [codes[1], codes[2]]) {
      expect(await verify(code)).toMatchObject({ subscriberId });
      expect(await readStored(subscriberId)).toEqual({ consent: 'terms-2', isThen: true, terms });
    }
  });

  test.each([
    ['', ''],
    ['terms-1', ''],
    ['terms-1;yesterday', ''],
    ['<b>;2026-01-01T00:00:00Z', ''],
    ['terms-1;2020-01-01T00:00:00Z', 'terms-1'],
  ])('keeps of a consent like "%s" what makes sense: "%s"', async (header, consent) => {
    const phone = newPhone('18');
    const headers = { 'Content-Type': 'application/json', [CONSENT_HEADER]: header };
    const body = JSON.stringify({ tel: phone });
    await server().request(operatorPaths.bdappsPinRequest, { method: 'POST', headers, body });
    const hash = server().context.gateway.phones.hash(phone);
    const [row] = await server().context.db.sql`
      select consent, consent_at from subscription_attempts where phone_hash = ${hash}`;
    expect(row).toEqual({ consent, consent_at: null });
  });

  test('goes when it is of no more use', async () => {
    const { db } = server().context;
    const { subscriberId = '' } = await subscribe(server(), 'bd_robi', newPhone('18'));
    const ended = await subscribe(server(), 'bd_robi', newPhone('18'));
    await unsubscribe(server(), 'bd_robi', ended.subscriberId);
    await server().advance(2 * DAY_MS);
    await purgeOld(server().context);
    for (const table of ['subscription_attempts', 'sandbox_messages', 'sandbox_codes']) {
      expect(await db.sql`select 1 from ${sql.identifier(table)}`).toHaveLength(0);
    }
    const ids = async () =>
      (await db.sql<{ id: string }[]>`select id from subscriptions`).map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining([subscriberId, ended.subscriberId]));
    await server().advance(400 * DAY_MS);
    await purgeOld(server().context);
    expect(await ids()).toContain(subscriberId);
    expect(await ids()).not.toContain(ended.subscriberId);
  });
});

describe('what is logged', () => {
  test('holds no number, no code, no handle and no key', async () => {
    const phone = newPhone('18');
    const { referenceNo = '' } = await requestCode(server(), 'bd_robi', phone);
    const code = (await readInbox(server(), phone))[0]?.code ?? '';
    await call(server(), operatorPaths.bdappsPinVerify, { otp: '000000', referenceNo });
    const { subscriberId = '' } = await call(server(), operatorPaths.bdappsPinVerify, {
      otp: code,
      referenceNo,
    });
    await requestCode(server(), 'bd_robi', newPhone('18', '313'));
    const page = await call(server(), operatorPaths.digimart, { tel: newPhone('17') });
    const back = new URL(page.apiEndpoint ?? '').searchParams.get('redirectUrl') ?? '';
    await server().request(new URL(back).pathname);
    await server().send('POST', `/operator-notifications/${testSecrets.notificationKey}/bdapps`, {});
    await server().context.gateway.background.settle();

    const written: string[] = [];
    const [stdout, stderr] = [process.stdout.write, process.stderr.write];
    const keep = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
    process.stdout.write = keep;
    process.stderr.write = keep;
    try {
      server().logs.forEach(logToConsole);
    } finally {
      process.stdout.write = stdout;
      process.stderr.write = stderr;
    }
    const text = written.join('');
    expect(text).toContain(`${DIGIMART_RETURN_BASE}/…`);
    expect(text).toContain('/operator-notifications/…/bdapps');
    expect(text).toContain('E1313');
    const secrets = [
      phone.slice(3),
      code,
      referenceNo,
      subscriberId,
      testSecrets.notificationKey,
      back.slice(-32),
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

describe('the key', () => {
  test('is made once, for its owner’s eyes only, and stays', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kaj-test-key-'));
    const keys = await Promise.all(Array.from({ length: 8 }, () => readStoredSecret(folder, 'phone-key')));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(join(folder, 'phone-key'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(folder, 'phone-key'), 'utf8')).trim()).toBe(keys[0]);
    expect(await readStoredSecret(folder, 'notification-key')).not.toBe(keys[0]);
    await rm(folder, { recursive: true });
  });

  test('of the configuration wins, and then nothing is stored', async () => {
    const { config, ...rest } = server().context;
    const subscription = { ...config.subscription, ...testSecrets };
    const gateway = await openGateway({
      ...rest,
      config: { ...config, dataDir: '/proc/nowhere', subscription },
    });
    expect(gateway.phones.fingerprint).toBe(server().context.gateway.phones.fingerprint);
    expect(isSecretStored({ ...config, subscription })).toBe(false);
    const real = { ...subscription, isSandbox: false, notificationKey: undefined };
    expect(isSecretStored({ ...config, subscription: real })).toBe(true);
  });

  test('of another server is refused with one line once numbers are stored', async () => {
    await subscribe(server(), 'bd_robi', newPhone('18'));
    const other = createPhones('the key of a server that came later');
    await expect(claimPhoneKey(server().context.db, other.fingerprint)).rejects.toThrow(
      /^The phone numbers in this database are kept with another key\. Set PHONE_KEY/,
    );
  });

  test('that was lost is not replaced by a new one once numbers are stored', async () => {
    await subscribe(server(), 'bd_robi', newPhone('18'));
    const folder = await mkdtemp(join(tmpdir(), 'kaj-test-key-'));
    const { config, ...rest } = server().context;
    const opening = openGateway({ ...rest, config: { ...config, dataDir: folder } });
    await expect(opening).rejects.toThrow(/^The phone numbers in this database are kept with another key/);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  test('that is not the database’s stores no number', async () => {
    const { context } = server();
    const own = context.gateway;
    context.gateway = createGateway(context, {
      ...testSecrets,
      phoneKey: 'the key of another server, of no use',
    });
    try {
      const answer = await server().send('POST', operatorPaths.bdappsPinRequest, { tel: newPhone('18') });
      expect(answer.status).toBe(503);
    } finally {
      context.gateway = own;
    }
  });
});

describe('the key of an empty database', () => {
  const empty = useTestServer();

  test('may still be another one', async () => {
    const other = createPhones('the key of a server that came later');
    await claimPhoneKey(empty().context.db, other.fingerprint);
    const rows = await empty().context.db.sql`select fingerprint from phone_key`;
    expect([...rows]).toEqual([{ fingerprint: other.fingerprint }]);
  });
});
