import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { SECOND_MS } from '#contract/limits.ts';
import type { Config } from '../config.ts';
import { makeFolder } from '../db/engine/private-folder.ts';

/** Stores mails as files in `DATA_DIR/mail` if no mail server is configured. */

const MOST_FILES = 200;
const FOLDER = 'mail';
const namePattern = /^\d{13}-[\w-]{1,64}\.eml$/;

/** The names of the stored mails, the latest first. */
export async function listEmls(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, FOLDER)).catch(() => []);
  return names
    .filter((name) => namePattern.test(name))
    .sort()
    .toReversed();
}

/** Stores a mail, and removes the oldest ones. */
async function storeEml(dataDir: string, { id, content, at }: { id: string; content: Buffer; at: Date }) {
  const folder = join(dataDir, FOLDER);
  await makeFolder(folder);
  await writeFile(join(folder, `${at.getTime()}-${id}.eml`), content, { mode: 0o600 });
  for (const name of (await listEmls(dataDir)).slice(MOST_FILES))
    await rm(join(folder, name), { force: true });
}

/** Reads a stored mail; null for an unknown name. */
export async function readEml(dataDir: string, name: string): Promise<string | null> {
  if (!namePattern.test(name)) return null;
  return readFile(join(dataDir, FOLDER, name), 'utf8').catch(() => null);
}

interface Eml {
  to: string;
  html: string;
  text: string;
}

const toBytes = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

const decode = (quotedPrintable: string): string =>
  Buffer.from(
    quotedPrintable.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, toBytes),
    'latin1',
  ).toString('utf8');

/** The parts of a mail as {@link Mailer} composes it: quoted-printable alternatives. */
export function parseEml(content: string): Eml {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(content) ?? [];
  const [, to = ''] = /^To: (.*)$/m.exec(content) ?? [];
  const find = (type: string): string => {
    const part = content.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
    return decode(part.slice(part.search(/\r?\n\r?\n/)).trim());
  };
  return { to, html: find('text/html'), text: find('text/plain') };
}

interface Message {
  /** The same for each attempt, so that mail programs recognise duplicates. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
  /** Where answers go; the sender's address may be read by nobody. */
  replyTo: string;
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
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Exchange and Outlook send notices of absence despite "Auto-Submitted".
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl !== undefined && unsubscribe),
    },
    textEncoding: 'quoted-printable' as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Composes a mail. nodemailer (10.6.0) folds a long value without spaces right after the name of its header; Gmail then
 * reads an empty header, and the signature of a relay (DKIM) fails (nodemailer#1654).
 */
async function compose(config: MailerConfig, message: Message): Promise<Buffer> {
  const { message: content } = await composer.sendMail(toFields(config, message));
  if (!Buffer.isBuffer(content)) throw new Error('The mail was not composed.');
  const end = content.indexOf('\r\n\r\n');
  const head = content.toString('latin1', 0, end).replaceAll(':\r\n ', ': ');
  return Buffer.concat([Buffer.from(head, 'latin1'), content.subarray(end)]);
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
    send: async (message) => {
      const envelope = { from: config.mail.from.address, to: message.to };
      await transport.sendMail({ envelope, raw: await compose(config, message) });
    },
    close: () => transport.close(),
  };
}

const openFiles = (config: MailerConfig): Mailer => ({
  send: async (message) => {
    const content = (await compose(config, message)).toString('latin1').replaceAll('\r\n', '\n');
    await storeEml(config.dataDir, {
      id: message.id,
      content: Buffer.from(content, 'latin1'),
      at: message.date,
    });
  },
  close: () => undefined,
});

/** Sends mails over SMTP, else stores them as files. */
export const openMailer = (config: MailerConfig): Mailer =>
  config.mail.smtpUrl === undefined ? openFiles(config) : openSmtp(config.mail.smtpUrl, config);
