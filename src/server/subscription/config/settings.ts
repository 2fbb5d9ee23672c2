import type { ClientConfig, SubscriptionTerms } from '#contract/config/client-config.ts';
import { channels, type Channel } from '#contract/subscription/subscription.ts';
import { refuseSetting } from '../../startup-error.ts';
import type { SubscriptionSettings } from './setting-entries.ts';

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
  /** '' where the platform sends no texts of ours. */
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
  terms: Record<Channel, SubscriptionTerms>;
  /** Undefined: as requested. */
  publicUrl: string | undefined;
  /** Besides this server's own pages. */
  allowedOrigins: readonly string[];
  messageBudget: { hour: number; day: number };
  phoneKey: string | undefined;
  notificationKey: string | undefined;
  /** Undefined: anywhere. */
  notificationNetworks: readonly string[] | undefined;
}

const prefixes = { bd_robi: 'BDAPPS', applink: 'APPLINK', digimart: 'DIGIMART' } as const;

const sampleStop = 'This is a sandbox: nothing is charged, so there is nothing to stop at the operator.';
const sampleTerms: Readonly<Record<Channel, SubscriptionTerms>> = {
  bd_robi: { price: 2.78, period: 'day', stop: sampleStop },
  applink: { price: 2.78, period: 'day', stop: sampleStop },
  digimart: { price: 20, period: 'month', stop: sampleStop },
};
const unknownTerms: SubscriptionTerms = { price: 0, period: 'day', stop: '' };

function allOrNone<K extends string>(values: Record<K, string | undefined>): Record<K, string> | undefined {
  const given: [string, string | undefined][] = Object.entries(values);
  if (given.every(([, value]) => value === undefined)) return undefined;
  const missing = given.find(([, value]) => value === undefined);
  if (missing !== undefined) refuseSetting(missing[0], 'must be set as well, for this operator to be used');
  const whole: Record<string, string> = Object.fromEntries(given.map(([name, value]) => [name, value ?? '']));
  return hasAll(whole, values) ? whole : undefined;
}

const hasAll = <K extends string>(
  whole: Record<string, string>,
  wanted: Record<K, unknown>,
): whole is Record<K, string> => Object.keys(wanted).every((name) => name in whole);

function toBdapps(settings: SubscriptionSettings): OtpChannelConfig | undefined {
  const { BDAPPS_APP_ID, BDAPPS_PASSWORD } = settings;
  const given = allOrNone({ BDAPPS_APP_ID, BDAPPS_PASSWORD });
  return (
    given && {
      appId: given.BDAPPS_APP_ID,
      password: given.BDAPPS_PASSWORD,
      appHash: settings.BDAPPS_APP_HASH ?? '',
      url: settings.BDAPPS_URL,
      paths: {
        otpRequest: settings.BDAPPS_OTP_REQUEST_PATH,
        otpVerify: settings.BDAPPS_OTP_VERIFY_PATH,
        send: settings.BDAPPS_SEND_PATH,
        status: settings.BDAPPS_STATUS_PATH,
        sms: settings.BDAPPS_SMS_PATH,
      },
    }
  );
}

function toApplink(settings: SubscriptionSettings): OtpChannelConfig | undefined {
  const { APPLINK_APP_ID, APPLINK_PASSWORD } = settings;
  const given = allOrNone({ APPLINK_APP_ID, APPLINK_PASSWORD });
  return (
    given && {
      appId: given.APPLINK_APP_ID,
      password: given.APPLINK_PASSWORD,
      appHash: settings.APPLINK_APP_HASH ?? '',
      url: settings.APPLINK_URL,
      paths: {
        otpRequest: settings.APPLINK_OTP_REQUEST_PATH,
        otpVerify: settings.APPLINK_OTP_VERIFY_PATH,
        send: settings.APPLINK_SEND_PATH,
        status: settings.APPLINK_STATUS_PATH,
        sms: settings.APPLINK_SMS_PATH,
      },
    }
  );
}

function toDigimart(settings: SubscriptionSettings): DigimartConfig | undefined {
  const { DIGIMART_APP_ID, DIGIMART_PASSWORD, DIGIMART_API_KEY, DIGIMART_API_SECRET } = settings;
  const given = allOrNone({ DIGIMART_APP_ID, DIGIMART_PASSWORD, DIGIMART_API_KEY, DIGIMART_API_SECRET });
  if (given === undefined) return undefined;
  if (settings.PUBLIC_URL === undefined) {
    refuseSetting('PUBLIC_URL', 'must be set as well: Digimart sends visitors back to it');
  }
  return {
    appId: given.DIGIMART_APP_ID,
    password: given.DIGIMART_PASSWORD,
    apiKey: given.DIGIMART_API_KEY,
    apiSecret: given.DIGIMART_API_SECRET,
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
function toTerms(settings: SubscriptionSettings, channel: Channel, fallback: SubscriptionTerms | undefined) {
  const prefix = prefixes[channel];
  const price = settings[`${prefix}_PRICE`] ?? fallback?.price;
  const period = settings[`${prefix}_PERIOD`] ?? fallback?.period;
  const why = 'must be set as well: visitors are told what it costs before they subscribe';
  if (price === undefined) return refuseSetting(`${prefix}_PRICE`, why);
  if (period === undefined) return refuseSetting(`${prefix}_PERIOD`, why);
  return { price, period, stop: settings[`${prefix}_STOP`] ?? fallback?.stop ?? '' };
}

const toAllowedOrigins = ({ ALLOWED_ORIGINS = [], PUBLIC_URL }: SubscriptionSettings): string[] =>
  PUBLIC_URL === undefined ? ALLOWED_ORIGINS : [...ALLOWED_ORIGINS, new URL(PUBLIC_URL).origin];

/** Reads the subscription's settings. @throws StartupError for incomplete credentials, or a sandbox beside real ones */
export function toSubscriptionConfig(
  settings: SubscriptionSettings,
  { subscriptionApi }: ClientConfig,
): SubscriptionConfig {
  const configs = {
    bd_robi: toBdapps(settings),
    applink: toApplink(settings),
    digimart: toDigimart(settings),
  };
  const real = channels.find((channel) => configs[channel] !== undefined);
  if (real !== undefined && settings.SUBSCRIPTION_SANDBOX === true) {
    const id = `${prefixes[real]}_APP_ID`;
    refuseSetting('SUBSCRIPTION_SANDBOX', `must not be 1 while ${id} is set: money would be mixed with play`);
  }
  const isSandbox = settings.SUBSCRIPTION_SANDBOX ?? real === undefined;
  const terms = (channel: Channel): SubscriptionTerms => {
    if (configs[channel] !== undefined) return toTerms(settings, channel, undefined);
    return toTerms(
      settings,
      channel,
      isSandbox && subscriptionApi === '' ? sampleTerms[channel] : unknownTerms,
    );
  };
  return {
    isSandbox,
    channels: configs,
    terms: { bd_robi: terms('bd_robi'), applink: terms('applink'), digimart: terms('digimart') },
    publicUrl: settings.PUBLIC_URL,
    allowedOrigins: toAllowedOrigins(settings),
    messageBudget: { hour: settings.SMS_PER_HOUR, day: settings.SMS_PER_DAY },
    phoneKey: settings.PHONE_KEY,
    notificationKey: settings.NOTIFICATION_KEY,
    notificationNetworks: settings.NOTIFICATION_ADDRESSES,
  };
}
