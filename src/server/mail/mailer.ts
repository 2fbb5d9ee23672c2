import { createTransport } from 'nodemailer';
import { SECOND_MS } from '#contract/limits.ts';
import type { Config } from '../config.ts';
import { storeEml } from './eml-files.ts';

interface Message {
  /** The same for each attempt, so that mail programs recognise duplicates. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
  /** One-click unsubscribe from the series of the mail (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  send: (message: Message) => Promise<void>;
  close: () => void;
}

type MailerConfig = Pick<Config, 'mail' | 'dataDir'>;

const TIMEOUT_MS = 20 * SECOND_MS;

function toFields({ mail: { from } }: MailerConfig, { id, unsubscribeUrl, ...message }: Message) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const unsubscribe = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return {
    ...message,
    from,
    to: { name: '', address: message.to },
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl !== undefined && unsubscribe) },
    textEncoding: 'quoted-printable' as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function openSmtp(url: URL, config: MailerConfig): Mailer {
  const isSecure = url.protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    host: url.hostname,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (message) => void (await transport.sendMail(toFields(config, message))),
    close: () => transport.close(),
  };
}

function openFiles(config: MailerConfig): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (message) => {
      const { message: content } = await transport.sendMail(toFields(config, message));
      if (!Buffer.isBuffer(content)) throw new Error('The mail was not composed.');
      await storeEml(config.dataDir, { id: message.id, content, at: message.date });
    },
    close: () => undefined,
  };
}

/** Sends mails over SMTP, else stores them as files. */
export const openMailer = (config: MailerConfig): Mailer =>
  config.mail.smtpUrl === undefined ? openFiles(config) : openSmtp(config.mail.smtpUrl, config);
