import * as v from 'valibot';
import { ClientConfig } from '#contract/config/client-config.ts';
import { clientDefaults } from '#contract/config/client-defaults.ts';
import type { Locale } from '#contract/format.ts';
import {
  toLocalSetting,
  subscriptionEntries,
  type MailConfig,
  mailEntries,
  toMailConfig,
} from './config/entries.ts';
import { refuseSetting } from './errors/startup-error.ts';
import { toSubscriptionConfig, type SubscriptionConfig } from './config/subscription-settings.ts';

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const Factor = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be a number, 0 or more'),
  v.transform(Number),
);

const TrueOrFalse = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:true|false)$/i, 'must be true or false'),
  v.transform((text) => text.toLowerCase() === 'true'),
);

const Folder = v.pipe(v.string(), v.trim(), v.nonEmpty('must name a folder'));
const Host = v.pipe(v.string(), v.trim(), v.regex(/^[\w.:-]+$/, 'must be a host name or an address'));
const PostgresUrl = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^postgres(ql)?:\/\/[^\s/?#]+/i, 'must be an address like postgres://user:password@host/database'),
);

const WebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^https?:\/\/[^\s/?#]/i.test(text) && URL.canParse(text),
    'must begin with http:// or https://',
  ),
);
const BucketName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be 3 to 63 small letters, digits, dots and hyphens'),
);
const Region = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/, 'must be the name of a region'));
/** The push services of Chrome, Firefox, Edge and Safari. */
const PUSH_SERVICES = 'fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com';
const HostList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(?::\d{1,5})?$/, 'must be names of hosts, with commas'))),
);
const Key = v.pipe(v.string(), v.trim(), v.regex(/^[!-~]{1,256}$/, 'must be a key without spaces'));

/** What an `Authorization: Bearer` header can carry. */
const BearerToken = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\w~+/.=-]{24,256}$/, 'must be 24 or more letters, digits and signs of ~+/.=_-'),
);

/** Accepted by self-hosted servers, which have no regions. */
const ANY_REGION = 'us-east-1';

/** The default product name by page language. */
const appNames: Readonly<Record<Locale, string>> = { en: clientDefaults.appName, bn: 'কাজ' };
const contactAddresses: Readonly<Record<Locale, string>> = {
  en: clientDefaults.contactAddress,
  bn: 'বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫, বাংলাদেশ',
};

const Settings = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '8880'),
  HOST: v.optional(Host),
  DATA_DIR: v.optional(Folder, '.data'),
  DATABASE_URL: v.optional(PostgresUrl),
  EXPORT_DIR: v.optional(Folder),
  RATE_LIMIT_FACTOR: v.optional(Factor, '1'),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  APPLICATION_DAYS: v.optional(wholeNumber(1, 3650), '180'),
  CONNECTIONS_PER_ADDRESS: v.optional(wholeNumber(0, 4096), '256'),
  BODY_MEMORY_MB: v.optional(wholeNumber(32, 4096), '64'),
  PUSH_HOSTS: v.optional(HostList, PUSH_SERVICES),
  KILL_WORKER: v.optional(TrueOrFalse, 'false'),
  METRICS_TOKEN: v.optional(BearerToken),
  APP_NAME: v.optional(v.pipe(v.string(), v.trim())),
  APP_NAME_BN: v.optional(v.pipe(v.string(), v.trim())),
  CONTACT_ADDRESS: v.optional(v.string()),
  CONTACT_ADDRESS_BN: v.optional(v.string()),
  FILES_BUCKET: v.optional(BucketName),
  FILES_ENDPOINT: v.optional(WebAddress),
  FILES_REGION: v.optional(Region),
  FILES_ACCESS_KEY: v.optional(Key),
  FILES_SECRET_KEY: v.optional(Key),
  ...mailEntries,
  ...subscriptionEntries,
});

/** The client's settings, checked by the contract's schema. */
const clientVariables = {
  APP_ID: 'appId',
  CONTACT_EMAIL: 'contactEmail',
  CONTACT_PHONE: 'contactPhone',
  API_HOST: 'apiHost',
  SUBSCRIPTION_API: 'subscriptionApi',
  SUBSCRIPTION_ADMIN_HOST: 'subscriptionAdminHost',
  SUBSCRIPTION_HOST: 'subscriptionHost',
  UNSUBSCRIBE_SERVICE: 'unsubscribeService',
  RETURN_URL: 'returnUrl',
  WEBMAIL_COMPOSE_URL: 'webmailComposeUrl',
  WEBMAIL_NAME: 'webmailName',
} as const satisfies Record<string, keyof ClientConfig>;

export interface BucketConfig {
  name: string;
  /** Undefined: the region's own. */
  endpoint: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
}

export interface Config {
  port: number;
  host: string | undefined;
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Undefined: no nightly exports. */
  exportDir: string | undefined;
  /** Scales every rate limit; 0 switches them off. */
  rateLimitFactor: number;
  /** The number of trusted forwarding proxies. */
  trustedProxies: number;
  /** 0: any number. So it is behind proxies, from whose addresses all visitors come. */
  connectionsPerAddress: number;
  /** How much of all requests' bodies is in memory at a time. */
  bodyMemoryBytes: number;
  /** How long after its job has closed an application is stored. */
  applicationDays: number;
  isWorkerKilled: boolean;
  /** Undefined: `/metrics` is off. */
  metricsToken: string | undefined;
  /** Undefined: files are stored in `dataDir`. */
  bucket: BucketConfig | undefined;
  subscription: SubscriptionConfig;
  mail: MailConfig;
  /** Allowed push services: hosts and all their subdomains. */
  pushHosts: readonly string[];
  /** The settings in English pages. */
  client: ClientConfig;
  /** The settings in Bangla pages. */
  banglaClient: ClientConfig;
}

/** The settings in the pages of each language. */
export type ClientConfigs = Readonly<Record<Locale, ClientConfig>>;

export const toClientConfigs = ({
  client,
  banglaClient,
}: Pick<Config, 'client' | 'banglaClient'>): ClientConfigs => ({ en: client, bn: banglaClient });

/** The product's name in a language. */
export const toAppName = (config: Pick<Config, 'client' | 'banglaClient'>, language: Locale): string =>
  toClientConfigs(config)[language].appName;

/** True for loopback addresses. */
export const isLoopback = (host: string | undefined): boolean =>
  host !== undefined && /^(?:127\.|localhost$|::1$)/.test(host);

type Environment = Readonly<Record<string, string | undefined>>;

function parseSettings(environment: Environment): v.InferOutput<typeof Settings> {
  const parsed = v.safeParse(Settings, environment, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return refuseSetting(v.getDotPath(issue) ?? 'The environment', issue.message);
}

function parseClient(environment: Environment): ClientConfig {
  const entries = Object.entries(clientVariables).map(([name, key]) => [key, environment[name]]);
  const parsed = v.safeParse(ClientConfig, Object.fromEntries(entries), { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const key = v.getDotPath(issue);
  const name = Object.entries(clientVariables).find(([, value]) => value === key)?.[0];
  return refuseSetting(name ?? 'The environment', issue.message);
}

function toBucket(settings: v.InferOutput<typeof Settings>): BucketConfig | undefined {
  const { FILES_BUCKET: name, FILES_ENDPOINT: endpoint, FILES_REGION: region } = settings;
  const { FILES_ACCESS_KEY: accessKey, FILES_SECRET_KEY: secretKey } = settings;
  const isWanted = [name, endpoint, region, accessKey, secretKey].some((value) => value !== undefined);
  if (!isWanted) return undefined;
  const asWell = 'must be set as well, when files are kept in a bucket';
  if (name === undefined) return refuseSetting('FILES_BUCKET', asWell);
  if (accessKey === undefined) return refuseSetting('FILES_ACCESS_KEY', asWell);
  if (secretKey === undefined) return refuseSetting('FILES_SECRET_KEY', asWell);
  if (endpoint === undefined && region === undefined)
    return refuseSetting('FILES_ENDPOINT or FILES_REGION', asWell);
  return { name, endpoint, region: region ?? ANY_REGION, accessKey, secretKey };
}

/** Reads the settings; empty variables count as unset. @throws StartupError naming the variable */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const settings = parseSettings(given);
  const client = parseClient(given);
  const subscription = toSubscriptionConfig(settings, client);
  const mail = toMailConfig(settings, {
    isSandbox: subscription.isSandbox,
    isLocal: isLoopback(settings.HOST),
    appName: settings.APP_NAME ?? appNames.en,
  });
  // Where another server is the gateway, this one does not know whether it is a sandbox.
  const subscriptionSandbox = subscription.isSandbox && client.subscriptionApi === '';
  const hasMail = client.apiHost === '' && (mail.smtpUrl !== undefined || mail.isShown);
  const addresses = { en: settings.CONTACT_ADDRESS, bn: settings.CONTACT_ADDRESS_BN };
  const names = { en: settings.APP_NAME, bn: settings.APP_NAME_BN };
  const toClient = (language: Locale): ClientConfig => ({
    ...client,
    appName: toLocalSetting(names, language) ?? appNames[language],
    contactAddress: toLocalSetting(addresses, language) ?? contactAddresses[language],
    subscriptionSandbox,
    subscriptionTerms: subscription.terms[language],
    hasMail,
    applicationDays: client.apiHost === '' ? settings.APPLICATION_DAYS : 0,
  });
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    exportDir: settings.EXPORT_DIR,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    trustedProxies: settings.TRUST_PROXY,
    connectionsPerAddress: settings.TRUST_PROXY === 0 ? settings.CONNECTIONS_PER_ADDRESS : 0,
    bodyMemoryBytes: settings.BODY_MEMORY_MB * 1024 * 1024,
    applicationDays: settings.APPLICATION_DAYS,
    isWorkerKilled: settings.KILL_WORKER,
    metricsToken: settings.METRICS_TOKEN,
    bucket: toBucket(settings),
    subscription,
    mail,
    pushHosts: settings.PUSH_HOSTS,
    client: toClient('en'),
    banglaClient: toClient('bn'),
  };
}
