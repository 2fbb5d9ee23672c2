import { isIPv4 } from 'node:net';
import * as v from 'valibot';
import type { Locale } from '#contract/format.ts';
import { trimSignsEnd } from '#contract/trim-signs.ts';
import { refuseSetting } from '../errors/startup-error.ts';

/** A setting that visitors read; falls back to the other language. */
export const toLocalSetting = (
  texts: Readonly<Record<Locale, string | undefined>>,
  language: Locale,
): string | undefined => texts[language] ?? texts.en ?? texts.bn;

function isNetwork(text: string): boolean {
  const [address = '', bits = '32', ...rest] = text.split('/');
  return isIPv4(address) && /^\d{1,2}$/.test(bits) && Number(bits) <= 32 && rest.length === 0;
}

const Text = v.pipe(v.string(), v.trim());
const WebAddress = v.pipe(
  Text,
  v.regex(/^https?:\/\/[^\s/?#][^\s?#]*$/i, 'must begin with http:// or https:// and hold no query'),
  v.transform((url) => trimSignsEnd(url, /\//)),
);
/** Pages, worker and files have addresses that begin at the root. */
const Origin = v.pipe(
  WebAddress,
  v.check(
    (url) => URL.canParse(url) && new URL(url).origin === url.toLowerCase(),
    'must be an address without a path, like https://jobs.example',
  ),
);
const Path = v.pipe(Text, v.regex(/^\/[\w./-]+$/, 'must be a path that begins with /'));
const Secret = v.pipe(Text, v.regex(/^[!-~]{1,256}$/, 'must be 1 to 256 characters without spaces'));
const LongSecret = v.pipe(Text, v.regex(/^[!-~]{32,256}$/, 'must be 32 to 256 characters without spaces'));
const Segment = v.pipe(Text, v.regex(/^[\w-]{24,128}$/, 'must be 24 to 128 letters, digits, - and _'));
const Networks = v.pipe(
  Text,
  v.transform((text) => text.split(',').map((network) => network.trim())),
  v.check((networks) => networks.every(isNetwork), 'must be IPv4 addresses or networks like 203.0.113.0/24'),
);
const Origins = v.pipe(
  Text,
  v.transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, ''))),
  v.check(
    (origins) =>
      origins.every(
        (origin) =>
          /^https?:/i.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase(),
      ),
    'must be origins like https://jobs.example, with commas',
  ),
  v.transform((origins) => origins.map((origin) => new URL(origin).origin)),
);
const Messages = v.pipe(
  Text,
  v.regex(/^\d{1,6}$/, 'must be a whole number up to 999999'),
  v.transform(Number),
  v.minValue(1, 'must be at least 1'),
);
const MessagesOrNone = v.pipe(
  Text,
  v.regex(/^\d{1,6}$/, 'must be a whole number up to 999999'),
  v.transform(Number),
);
const Price = v.pipe(
  Text,
  v.regex(/^\d{1,4}(\.\d{1,2})?$/, 'must be an amount in BDT like 2.78'),
  v.transform(Number),
  v.minValue(0.01, 'must be more than 0'),
);
const Period = v.pipe(Text, v.picklist(['day', 'week', 'month'], 'must be day, week or month'));
const Sentence = v.pipe(Text, v.maxLength(200, 'must be at most 200 characters'));
const Switch = v.pipe(
  Text,
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => text === '1'),
);

/** URLs default to those published by the platforms. */
export const subscriptionEntries = {
  SUBSCRIPTION_SANDBOX: v.optional(Switch),
  PUBLIC_URL: v.optional(Origin),
  ALLOWED_ORIGINS: v.optional(Origins),
  SMS_PER_HOUR: v.optional(Messages, '1000'),
  SMS_PER_DAY: v.optional(Messages, '5000'),
  JOB_SMS_PER_DAY: v.optional(MessagesOrNone),
  PHONE_KEY: v.optional(LongSecret),
  NOTIFICATION_KEY: v.optional(Segment),
  NOTIFICATION_ADDRESSES: v.optional(Networks),

  BDAPPS_APP_ID: v.optional(Secret),
  BDAPPS_PASSWORD: v.optional(Secret),
  BDAPPS_APP_HASH: v.optional(Secret),
  BDAPPS_PRICE: v.optional(Price),
  BDAPPS_PERIOD: v.optional(Period),
  BDAPPS_STOP: v.optional(Sentence),
  BDAPPS_STOP_BN: v.optional(Sentence),
  BDAPPS_URL: v.optional(WebAddress, 'https://developer.bdapps.com'),
  BDAPPS_OTP_REQUEST_PATH: v.optional(Path, '/subscription/otp/request'),
  BDAPPS_OTP_VERIFY_PATH: v.optional(Path, '/subscription/otp/verify'),
  BDAPPS_SEND_PATH: v.optional(Path, '/subscription/send'),
  BDAPPS_STATUS_PATH: v.optional(Path, '/subscription/getStatus'),
  BDAPPS_SMS_PATH: v.optional(Path, '/sms/send'),

  APPLINK_APP_ID: v.optional(Secret),
  APPLINK_PASSWORD: v.optional(Secret),
  APPLINK_APP_HASH: v.optional(Secret),
  APPLINK_PRICE: v.optional(Price),
  APPLINK_PERIOD: v.optional(Period),
  APPLINK_STOP: v.optional(Sentence),
  APPLINK_STOP_BN: v.optional(Sentence),
  APPLINK_URL: v.optional(WebAddress, 'https://api.applink.com.bd'),
  APPLINK_OTP_REQUEST_PATH: v.optional(Path, '/otp/request'),
  APPLINK_OTP_VERIFY_PATH: v.optional(Path, '/otp/verify'),
  APPLINK_SEND_PATH: v.optional(Path, '/subscription/send'),
  APPLINK_STATUS_PATH: v.optional(Path, '/subscription/getSubscriberChargingInfo'),
  APPLINK_SMS_PATH: v.optional(Path, '/sms/send'),

  DIGIMART_APP_ID: v.optional(Secret),
  DIGIMART_PASSWORD: v.optional(Secret),
  DIGIMART_API_KEY: v.optional(Secret),
  DIGIMART_API_SECRET: v.optional(Secret),
  DIGIMART_PRICE: v.optional(Price),
  DIGIMART_PERIOD: v.optional(Period),
  DIGIMART_STOP: v.optional(Sentence),
  DIGIMART_STOP_BN: v.optional(Sentence),
  DIGIMART_URL: v.optional(WebAddress, 'https://api.digimart.store'),
  DIGIMART_PAGE_URL: v.optional(WebAddress, 'https://user.digimart.store'),
  DIGIMART_PAGE_PATH: v.optional(Path, '/sdk/subscription/authorize'),
  DIGIMART_STATUS_PATH: v.optional(Path, '/subscription/getSubscriberChargingInfo'),
  DIGIMART_SEARCH_PATH: v.optional(Path, '/subscription-info-server/getSubscribers'),
  DIGIMART_UNSUBSCRIBE_PATH: v.optional(Path, '/subs/unregistration'),
} as const;

const SubscriptionSettings = v.object(subscriptionEntries);
export type SubscriptionSettings = v.InferOutput<typeof SubscriptionSettings>;

const SmtpUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^smtps?:\/\/[^\s/?#]+\/?$/i.test(text) && URL.canParse(text),
    'must be an address like smtp://user:password@host:587, or smtps:// for TLS from the start',
  ),
  v.transform((text) => new URL(text)),
);

const addressPattern =
  /^(?:(?<name>[^<>"\r\n]+)<(?<inner>[^\s<>@]+@[^\s<>@]+)>|(?<bare>[^\s<>@]+@[^\s<>@]+))$/;

const Sender = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(360, 'must have at most 360 characters'),
  v.regex(addressPattern, 'must be an address like Kaj <mail@kaj.example>'),
  v.transform((text): Sender => {
    const { name = '', inner, bare = '' } = addressPattern.exec(text)?.groups ?? {};
    return { name: name.trim(), address: inner ?? bare };
  }),
);
interface Sender {
  name: string;
  address: string;
}

export const mailEntries = {
  SMTP_URL: v.optional(SmtpUrl),
  MAIL_FROM: v.optional(Sender),
  MAIL_SANDBOX: v.optional(Switch),
};

interface MailSettings {
  SMTP_URL?: URL | undefined;
  MAIL_FROM?: Sender | undefined;
  PUBLIC_URL?: string | undefined;
  MAIL_SANDBOX?: boolean | undefined;
}

export interface MailConfig {
  /** Undefined: mails are files in the data folder. */
  smtpUrl: URL | undefined;
  from: Sender;
  /** The files can be read at `/sandbox/mail`. */
  isShown: boolean;
}

/**
 * Reads the mail settings. Mails contain links into accounts, so `/sandbox/mail` needs a setting of its own unless the server
 * listens on this machine only. @throws StartupError when another setting is missing
 */
export function toMailConfig(
  { SMTP_URL, MAIL_FROM, PUBLIC_URL, MAIL_SANDBOX }: MailSettings,
  { isSandbox, isLocal, appName }: { isSandbox: boolean; isLocal: boolean; appName: string },
): MailConfig {
  if (SMTP_URL !== undefined) {
    if (MAIL_SANDBOX === true)
      refuseSetting('MAIL_SANDBOX', 'must not be 1 while SMTP_URL is set: mails are sent');
    if (MAIL_FROM === undefined) return refuseSetting('MAIL_FROM', 'must be set as well, to send mail');
    // Without PUBLIC_URL, links would use the Host header, which the requester chooses (host header injection).
    if (PUBLIC_URL === undefined) return refuseSetting('PUBLIC_URL', 'must be set as well: mails link to it');
  }
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM ?? { name: appName, address: 'sandbox@localhost' },
    isShown: SMTP_URL === undefined && (MAIL_SANDBOX ?? (isSandbox && isLocal)),
  };
}
