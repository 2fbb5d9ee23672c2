import type { ClientConfig, SubscriptionTerms } from '#contract/config/client-config.ts';
import type { Locale } from '#contract/format.ts';
import { channels, type Channel } from '#contract/subscription/subscription.ts';
import { toLocalSetting, type SubscriptionSettings } from './entries.ts';
import { refuseSetting } from '../errors/startup-error.ts';

export interface OtpChannelConfig {
  appId: string;
  password: string;
  appHash: string;
  url: string;
  paths: { otpRequest: string; otpVerify: string; send: string; status: string; sms: string };
}

export interface DigimartConfig {
  appId: string;
  password: string;
  apiKey: string;
  apiSecret: string;
  url: string;
  pageUrl: string;
  /** '' if the platform cannot send SMS for us. */
  paths: { page: string; status: string; search: string; unsubscribe: string; sms: string };
}

export interface ChannelConfigs {
  bd_robi: OtpChannelConfig | undefined;
  applink: OtpChannelConfig | undefined;
  digimart: DigimartConfig | undefined;
}

export interface SubscriptionConfig {
  isSandbox: boolean;
  channels: ChannelConfigs;
  /** By page language. */
  terms: Readonly<Record<Locale, Readonly<Record<Channel, SubscriptionTerms>>>>;
  /** Undefined: as requested. */
  publicUrl: string | undefined;
  /** Besides this server's own pages. */
  allowedOrigins: readonly string[];
  messageBudget: { hour: number; day: number };
  /** SMS parts a day for new jobs; 0: off. */
  jobMessagesPerDay: number;
  phoneKey: string | undefined;
  notificationKey: string | undefined;
  /** Undefined: anywhere. */
  notificationNetworks: readonly string[] | undefined;
}

const prefixes = { bd_robi: 'BDAPPS', applink: 'APPLINK', digimart: 'DIGIMART' } as const;

type Cost = Pick<SubscriptionTerms, 'price' | 'period'>;

const sampleCosts: Readonly<Record<Channel, Cost>> = {
  bd_robi: { price: 2.78, period: 'day' },
  applink: { price: 2.78, period: 'day' },
  digimart: { price: 20, period: 'month' },
};
const SAMPLE_JOB_MESSAGES = 5000;
const unknownCost: Cost = { price: 0, period: 'day' };

/** True when all of them are set, false when none is. @throws StartupError naming the first that is missing */
function areSet(settings: SubscriptionSettings, names: readonly (keyof SubscriptionSettings)[]): boolean {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return false;
  const [first] = missing;
  return first === undefined || refuseSetting(first, 'must be set as well, for this operator to be used');
}

function toOtpChannel(
  settings: SubscriptionSettings,
  prefix: 'BDAPPS' | 'APPLINK',
): OtpChannelConfig | undefined {
  if (!areSet(settings, [`${prefix}_APP_ID`, `${prefix}_PASSWORD`])) return undefined;
  return {
    appId: settings[`${prefix}_APP_ID`] ?? '',
    password: settings[`${prefix}_PASSWORD`] ?? '',
    appHash: settings[`${prefix}_APP_HASH`] ?? '',
    url: settings[`${prefix}_URL`],
    paths: {
      otpRequest: settings[`${prefix}_OTP_REQUEST_PATH`],
      otpVerify: settings[`${prefix}_OTP_VERIFY_PATH`],
      send: settings[`${prefix}_SEND_PATH`],
      status: settings[`${prefix}_STATUS_PATH`],
      sms: settings[`${prefix}_SMS_PATH`],
    },
  };
}

const digimartCredentials = [
  'DIGIMART_APP_ID',
  'DIGIMART_PASSWORD',
  'DIGIMART_API_KEY',
  'DIGIMART_API_SECRET',
] as const;

function toDigimart(settings: SubscriptionSettings): DigimartConfig | undefined {
  if (!areSet(settings, digimartCredentials)) return undefined;
  if (settings.PUBLIC_URL === undefined) {
    refuseSetting('PUBLIC_URL', 'must be set as well: Digimart sends visitors back to it');
  }
  return {
    appId: settings.DIGIMART_APP_ID ?? '',
    password: settings.DIGIMART_PASSWORD ?? '',
    apiKey: settings.DIGIMART_API_KEY ?? '',
    apiSecret: settings.DIGIMART_API_SECRET ?? '',
    url: settings.DIGIMART_URL,
    pageUrl: settings.DIGIMART_PAGE_URL,
    paths: {
      page: settings.DIGIMART_PAGE_PATH,
      status: settings.DIGIMART_STATUS_PATH,
      search: settings.DIGIMART_SEARCH_PATH,
      unsubscribe: settings.DIGIMART_UNSUBSCRIBE_PATH,
      sms: '',
    },
  };
}

/** Price and period are required where money is charged. */
function toCost(settings: SubscriptionSettings, channel: Channel, fallback: Cost | undefined): Cost {
  const prefix = prefixes[channel];
  const price = settings[`${prefix}_PRICE`] ?? fallback?.price;
  const period = settings[`${prefix}_PERIOD`] ?? fallback?.period;
  const why = 'must be set as well: visitors are told what it costs before they subscribe';
  if (price === undefined) return refuseSetting(`${prefix}_PRICE`, why);
  if (period === undefined) return refuseSetting(`${prefix}_PERIOD`, why);
  return { price, period };
}

function toStop(settings: SubscriptionSettings, channel: Channel, language: Locale): string {
  const prefix = prefixes[channel];
  const texts = { en: settings[`${prefix}_STOP`], bn: settings[`${prefix}_STOP_BN`] };
  return toLocalSetting(texts, language) ?? '';
}

const toAllowedOrigins = ({ ALLOWED_ORIGINS = [], PUBLIC_URL }: SubscriptionSettings): string[] =>
  PUBLIC_URL === undefined ? ALLOWED_ORIGINS : [...ALLOWED_ORIGINS, new URL(PUBLIC_URL).origin];

/** Reads the subscription's settings. @throws StartupError for incomplete credentials, or a sandbox beside real ones */
export function toSubscriptionConfig(
  settings: SubscriptionSettings,
  { apiHost, subscriptionApi }: ClientConfig,
): SubscriptionConfig {
  const configs = {
    bd_robi: toOtpChannel(settings, 'BDAPPS'),
    applink: toOtpChannel(settings, 'APPLINK'),
    digimart: toDigimart(settings),
  };
  const real = channels.find((channel) => configs[channel] !== undefined);
  if (real !== undefined && settings.SUBSCRIPTION_SANDBOX === true) {
    const id = `${prefixes[real]}_APP_ID`;
    refuseSetting('SUBSCRIPTION_SANDBOX', `must not be 1 while ${id} is set: money would be mixed with play`);
  }
  const isSandbox = settings.SUBSCRIPTION_SANDBOX ?? real === undefined;
  const isSample = isSandbox && subscriptionApi === '';
  const jobMessagesPerDay = settings.JOB_SMS_PER_DAY ?? (isSandbox ? SAMPLE_JOB_MESSAGES : 0);
  // Digimart has no API to send SMS, so its sandbox does not offer new jobs by SMS.
  const hasJobMessages = (channel: Channel): boolean =>
    jobMessagesPerDay > 0 &&
    channel !== 'digimart' &&
    apiHost === '' &&
    subscriptionApi === '' &&
    (isSandbox || configs[channel] !== undefined);
  const toTerms = (channel: Channel, language: Locale): SubscriptionTerms => {
    const usual = isSample ? sampleCosts[channel] : unknownCost;
    const cost = toCost(settings, channel, configs[channel] === undefined ? usual : undefined);
    return { ...cost, stop: toStop(settings, channel, language), sms: hasJobMessages(channel) };
  };
  const toAllTerms = (language: Locale) => ({
    bd_robi: toTerms('bd_robi', language),
    applink: toTerms('applink', language),
    digimart: toTerms('digimart', language),
  });
  return {
    isSandbox,
    channels: configs,
    terms: { en: toAllTerms('en'), bn: toAllTerms('bn') },
    publicUrl: settings.PUBLIC_URL,
    allowedOrigins: toAllowedOrigins(settings),
    messageBudget: { hour: settings.SMS_PER_HOUR, day: settings.SMS_PER_DAY },
    jobMessagesPerDay,
    phoneKey: settings.PHONE_KEY,
    notificationKey: settings.NOTIFICATION_KEY,
    notificationNetworks: settings.NOTIFICATION_ADDRESSES,
  };
}
