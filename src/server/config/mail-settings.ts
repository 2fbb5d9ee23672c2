import * as v from 'valibot';
import { refuseSetting } from '../errors/startup-error.ts';
import { Switch } from './subscription-entries.ts';

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
