import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readConfig, toAppName } from './config.ts';
import { locales } from '#contract/format.ts';
import { clientDefaults } from '#contract/config/client-defaults.ts';
import { StartupError } from './errors/startup-error.ts';

function addressesOf(settings: Record<string, string>): string[] {
  const { client, banglaClient } = readConfig(settings);
  return [client.contactAddress, banglaClient.contactAddress];
}

/** In each language. */
function namesOf(settings: Record<string, string>): string[] {
  const config = readConfig(settings);
  return locales.map((language) => toAppName(config, language));
}

/** The operators of which new jobs come by SMS. */
const readSmsChannels = (settings: Record<string, string>): string[] =>
  Object.entries(readConfig(settings).client.subscriptionTerms).flatMap(([name, { sms }]) =>
    sms ? [name] : [],
  );

describe('readConfig', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 8880,
      host: undefined,
      dataDir: '.data',
      databaseUrl: undefined,
      rateLimitFactor: 1,
      trustedProxies: 0,
      connectionsPerAddress: 256,
      applicationDays: 180,
      isWorkerKilled: false,
      metricsToken: undefined,
      bucket: undefined,
      client: { appName: 'Kaj', appId: 'kaj', apiHost: '', webmailName: 'Gmail' },
    });
  });

  test('reads every setting', () => {
    const config = readConfig({
      PORT: ' 80 ',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/kaj',
      DATABASE_URL: 'postgresql://kaj@db.example/kaj',
      RATE_LIMIT_FACTOR: '0.5',
      TRUST_PROXY: '2',
      CONNECTIONS_PER_ADDRESS: '9',
      KILL_WORKER: 'true',
      METRICS_TOKEN: 'a-token-of-24-characters',
      APP_NAME: 'Chakri',
      APP_ID: 'chakri-bd',
      API_HOST: 'https://api.example/',
    });
    expect(config).toMatchObject({
      port: 80,
      host: '127.0.0.1',
      dataDir: '/var/lib/kaj',
      databaseUrl: 'postgresql://kaj@db.example/kaj',
      rateLimitFactor: 0.5,
      trustedProxies: 2,
      connectionsPerAddress: 0,
      isWorkerKilled: true,
      metricsToken: 'a-token-of-24-characters',
      client: { appName: 'Chakri', appId: 'chakri-bd', apiHost: 'https://api.example' },
    });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'mysql://db.example/kaj'],
    ['RATE_LIMIT_FACTOR', 'often'],
    ['TRUST_PROXY', 'yes'],
    ['CONNECTIONS_PER_ADDRESS', 'many'],
    ['KILL_WORKER', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'a long token with spaces in it'],
    ['FILES_BUCKET', 'My Bucket'],
    ['FILES_ENDPOINT', 's3.example'],
    ['FILES_REGION', 'over there'],
    ['FILES_SECRET_KEY', 'two words'],
    ['APP_ID', 'two words'],
    ['API_HOST', 'api.example'],
    ['SUBSCRIPTION_SANDBOX', 'yes'],
    ['PUBLIC_URL', 'kaj.example'],
    ['PUBLIC_URL', 'https://kaj.example/kaj'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'jobs.example'],
    ['ALLOWED_ORIGINS', 'https://jobs.example/app'],
    ['ALLOWED_ORIGINS', 'https://jobs.example, null'],
    ['SMS_PER_HOUR', '0'],
    ['SMS_PER_DAY', 'many'],
    ['SMS_PER_DAY', '1000000'],
    ['PHONE_KEY', 'short'],
    ['NOTIFICATION_KEY', 'with/a/slash/that/is/long/enough'],
    ['NOTIFICATION_ADDRESSES', '203.0.113.7, somewhere'],
    ['NOTIFICATION_ADDRESSES', '203.0.113.0/33'],
    ['BDAPPS_PRICE', 'free'],
    ['APPLINK_PERIOD', 'year'],
    ['BDAPPS_SEND_PATH', 'subscription/send'],
    ['RETURN_URL', 'https://kaj.example/?back=1'],
    ['WEBMAIL_COMPOSE_URL', 'javascript:alert(1)'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^${name} must .+\\.$`));
  });

  test('has a name for each language, or one for both', () => {
    expect(namesOf({})).toEqual(['Kaj', 'কাজ']);
    expect(namesOf({ APP_NAME: 'Chakri', APP_NAME_BN: 'চাকরি' })).toEqual(['Chakri', 'চাকরি']);
    expect(namesOf({ APP_NAME: 'Chakri' })).toEqual(['Chakri', 'Chakri']);
    expect(namesOf({ APP_NAME_BN: 'চাকরি' })).toEqual(['চাকরি', 'চাকরি']);
  });

  test('has a contact address for each language, or one for both', () => {
    expect(addressesOf({})).toEqual([
      clientDefaults.contactAddress,
      expect.stringMatching(/^[\u0980-\u09ff ,]+$/),
    ]);
    expect(addressesOf({ CONTACT_ADDRESS: 'Dhaka', CONTACT_ADDRESS_BN: 'ঢাকা' })).toEqual(['Dhaka', 'ঢাকা']);
    expect(addressesOf({ CONTACT_ADDRESS: 'Dhaka' })).toEqual(['Dhaka', 'Dhaka']);
    expect(addressesOf({ CONTACT_ADDRESS_BN: 'ঢাকা' })).toEqual(['ঢাকা', 'ঢাকা']);
  });

  const bucket = {
    FILES_BUCKET: 'kaj-files',
    FILES_ENDPOINT: 'https://s3.example',
    FILES_ACCESS_KEY: 'key',
    FILES_SECRET_KEY: 'secret',
  };

  test('reads a bucket: at an address of its own, or in a region', () => {
    const named = { name: 'kaj-files', accessKey: 'key', secretKey: 'secret' };
    expect(readConfig(bucket).bucket).toEqual({
      ...named,
      endpoint: 'https://s3.example',
      region: 'us-east-1',
    });
    const regional = { ...bucket, FILES_ENDPOINT: ' ', FILES_REGION: 'ap-south-1' };
    expect(readConfig(regional).bucket).toEqual({ ...named, endpoint: undefined, region: 'ap-south-1' });
  });

  test.each(['FILES_BUCKET', 'FILES_ENDPOINT', 'FILES_ACCESS_KEY', 'FILES_SECRET_KEY'])(
    'refuses a bucket without %s',
    (name) => {
      const read = () => readConfig({ ...bucket, [name]: '' });
      expect(read).toThrow(
        new RegExp(`^${name}\\b.* must be set as well, when files are kept in a bucket\\.$`),
      );
    },
  );

  const bdapps = {
    BDAPPS_APP_ID: 'APP_000001',
    BDAPPS_PASSWORD: 'secret',
    BDAPPS_PRICE: '2.78',
    BDAPPS_PERIOD: 'day',
  };
  const digimart = {
    DIGIMART_APP_ID: 'APP_000003',
    DIGIMART_PASSWORD: 'secret',
    DIGIMART_API_KEY: 'key',
    DIGIMART_API_SECRET: 'secret',
    DIGIMART_PRICE: '20',
    DIGIMART_PERIOD: 'month',
    PUBLIC_URL: 'https://kaj.example',
  };

  test('simulates the operators while none has credentials, and the client knows', () => {
    const { subscription, client } = readConfig({});
    expect(subscription).toMatchObject({ isSandbox: true, channels: {} });
    expect(client.subscriptionSandbox).toBe(true);
    expect(client.subscriptionTerms.bd_robi).toMatchObject({ price: 2.78, period: 'day' });
    expect(readConfig({ BDAPPS_PRICE: '5' }).client.subscriptionTerms.bd_robi.price).toBe(5);
    const off = readConfig({ SUBSCRIPTION_SANDBOX: '0' });
    expect(off).toMatchObject({ subscription: { isSandbox: false }, client: { subscriptionSandbox: false } });
    expect(off.client.subscriptionTerms.applink.price).toBe(0);
  });

  test('leaves it to another server’s gateway whether it plays, and what it costs', () => {
    const { client } = readConfig({ SUBSCRIPTION_API: 'https://operators.example' });
    expect(client).toMatchObject({
      subscriptionSandbox: false,
      subscriptionTerms: { digimart: { price: 0 } },
    });
  });

  test('reads operators’ credentials and terms; the client gets only the terms', () => {
    const { subscription, client } = readConfig({ ...bdapps, ...digimart, BDAPPS_STOP: 'Send STOP to 1.' });
    expect(subscription.isSandbox).toBe(false);
    expect(subscription.channels).toMatchObject({
      bd_robi: { appId: 'APP_000001', password: 'secret', url: 'https://developer.bdapps.com' },
      applink: undefined,
      digimart: { apiKey: 'key', pageUrl: 'https://user.digimart.store' },
    });
    expect(client.subscriptionTerms.bd_robi).toEqual({
      price: 2.78,
      period: 'day',
      stop: 'Send STOP to 1.',
      sms: false,
    });
    expect(client.subscriptionTerms.applink).toEqual({ price: 0, period: 'day', stop: '', sms: false });
    expect(JSON.stringify(client)).not.toMatch(/secret|APP_/);
  });

  test('offers new jobs by SMS where they are simulated, or paid for by a budget, and never of Digimart', () => {
    expect(readSmsChannels({})).toEqual(['bd_robi', 'applink']);
    expect(readSmsChannels({ JOB_SMS_PER_DAY: '0' })).toEqual([]);
    expect(readSmsChannels({ ...bdapps })).toEqual([]);
    expect(readSmsChannels({ ...bdapps, JOB_SMS_PER_DAY: '9' })).toEqual(['bd_robi']);
    expect(readSmsChannels({ ...bdapps, ...digimart, JOB_SMS_PER_DAY: '9' })).toEqual(['bd_robi']);
    expect(readSmsChannels({ API_HOST: 'https://other.example' })).toEqual([]);
    expect(() => readConfig({ JOB_SMS_PER_DAY: 'many' })).toThrow('JOB_SMS_PER_DAY');
  });

  test('has how to stop at an operator for each language, or one for both', () => {
    const settings = { ...bdapps, BDAPPS_STOP: 'Send STOP to 1.', APPLINK_STOP: 'Send OFF to 2.' };
    const config = readConfig({ ...settings, BDAPPS_STOP_BN: '১ নম্বরে STOP পাঠান।' });
    expect(config.client.subscriptionTerms.bd_robi.stop).toBe('Send STOP to 1.');
    expect(config.banglaClient.subscriptionTerms.bd_robi).toEqual({
      price: 2.78,
      period: 'day',
      stop: '১ নম্বরে STOP পাঠান।',
      sms: false,
    });
    expect(config.banglaClient.subscriptionTerms.applink.stop).toBe('Send OFF to 2.');
    expect(config.subscription.terms.bn).toEqual(config.banglaClient.subscriptionTerms);
  });

  test.each(Object.keys({ ...bdapps, ...digimart }))(
    'refuses operators with credentials without %s',
    (name) => {
      const read = () => readConfig({ ...bdapps, ...digimart, [name]: '' });
      expect(read).toThrow(StartupError);
      expect(read).toThrow(new RegExp(`^${name} must be set as well[^\\n]+\\.$`));
    },
  );

  test('refuses a sandbox beside real operators with one line', () => {
    expect(() => readConfig({ ...bdapps, SUBSCRIPTION_SANDBOX: '1' })).toThrow(
      /^SUBSCRIPTION_SANDBOX must not be 1 while BDAPPS_APP_ID is set: [^\n]+\.$/,
    );
  });

  test('the example file holds every setting at its default', async () => {
    const text = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
    const example = parseEnv(text);
    expect(readConfig(example)).toEqual(readConfig({}));
    const files = ['config.ts', 'config/entries.ts'];
    const sources = files.map((file) => readFile(new URL(file, import.meta.url), 'utf8'));
    const source = (await Promise.all(sources)).join('\n');
    const names = source.match(/^ {2}[A-Z][A-Z_]+(?=:)/gm)?.map((name) => name.trim());
    expect(Object.keys(example).sort()).toEqual(names?.sort());
  });
});
