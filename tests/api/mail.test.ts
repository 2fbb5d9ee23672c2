import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountPaths } from '#contract/http/api-paths.ts';
import { sandboxPaths } from '#contract/subscription/paths.ts';
import { readConfig } from '#server/config.ts';
import { listEmls } from '#server/mail/mailer.ts';
import { listFailed, listWaiting } from '#server/queue/queue.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { readMails, readToken } from '../support/mails.ts';
import { clearWork, drain, makeDue } from '../support/queue.ts';
import { createTestServer, useTestServer, type TestServer } from '../support/server.ts';

const person = {
  firstName: '<b>Rina</b>',
  lastName: 'Akter',
  phoneNumber: '01712345678',
  password: 'a long enough password',
};
let people = 0;

/** Registers someone, who gets a mail. @returns the address */
async function register(server: TestServer): Promise<string> {
  people += 1;
  const email = `reader.${people}@example.com`;
  expect((await server.send('POST', accountPaths.register, { ...person, email })).status).toBe(201);
  return email;
}

describe('with a mail server', () => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    const config = readConfig({ PUBLIC_URL: 'https://kaj.example' });
    const from = { name: 'Kaj', address: 'mail@kaj.example' };
    const mail = { smtpUrl: mailServer.url, from, isShown: false };
    server = await createTestServer({ config: { mail, subscription: config.subscription } });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });
  beforeEach(async () => {
    await clearWork(server.context.db);
    mailServer.refuseWith(null);
    server.logs.length = 0;
  });

  test('a mail is sent once, with what mail readers expect', async () => {
    const before = mailServer.mails.length;
    const email = await register(server);
    await drain(server);
    await drain(server);
    const sent = mailServer.mails.slice(before);
    expect(sent.map(({ to }) => to)).toEqual([email]);
    const content = sent[0]?.content ?? '';
    expect(content).toMatch(/^From: Kaj <mail@kaj\.example>\r$/m);
    expect(content).toMatch(new RegExp(`^To: ${email}\\r$`, 'm'));
    expect(content).toMatch(/^Message-ID: <[\w-]{36}@kaj\.example>\r$/im);
    expect(content).toMatch(/^Date: .+\r$/m);
    expect(content).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(content).toMatch(/^Content-Type: text\/plain/m);
    expect(content).toMatch(/^Content-Type: text\/html/m);
    expect(content).not.toContain('Rina');
    expect(await listEmls(server.context.config.dataDir)).toEqual([]);
  });

  test('a recipient that is refused is not tried again', async () => {
    mailServer.refuseWith(550);
    const email = await register(server);
    await drain(server);
    await makeDue(server.context.db);
    await drain(server);
    expect(await listWaiting(server.context.db)).toEqual([]);
    expect(await listFailed(server.context.db, 10)).toMatchObject([{ kind: 'mail', reason: 'SMTP 550' }]);
    expect(JSON.stringify(server.logs)).not.toContain(email);
  });

  test('a mail server that is busy is tried again, with the same mail', async () => {
    mailServer.refuseWith(451);
    const email = await register(server);
    await drain(server);
    expect(await listWaiting(server.context.db)).toMatchObject([{ kind: 'mail', count: 1 }]);
    expect(server.logs.map(({ event }) => event)).toContain('work failed, will retry');
    expect(server.logs.flatMap((entry) => String(entry.reason)).join()).not.toContain(email);
    mailServer.refuseWith(null);
    await makeDue(server.context.db);
    await drain(server);
    expect(mailServer.mails.at(-1)?.to).toBe(email);
  });
});

describe('without one', () => {
  const mail = { smtpUrl: undefined, from: { name: 'Kaj', address: 'sandbox@localhost' }, isShown: true };
  const server = useTestServer({ config: { mail } });
  const get = (path: string) => server().request(path);

  test('mails are private files, and pages of the sandbox', async () => {
    const email = await register(server());
    const [written] = await readMails(server());
    expect(written).toMatchObject({ to: email });
    const [name = ''] = await listEmls(server().context.config.dataDir);
    const folder = join(server().context.config.dataDir, 'mail');
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    const list = await get(sandboxPaths.mail);
    expect(list.status).toBe(200);
    expect(await list.text()).toContain(`${sandboxPaths.mail}/${name}`);
    const page = await get(`${sandboxPaths.mail}/${name}`);
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'/,
    );
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('<iframe sandbox=""');
    expect(html).toContain('Confirm your email address for Kaj\n\nConfirm that');
    expect(html).toContain(`#token=${readToken(written ?? { text: '' })}`);
  });

  test.each(['nothing.eml', '..%2F..%2Fkaj.lock', '1234567890123-x.eml'])(
    'there is no mail %s',
    async (name) => {
      expect((await get(`${sandboxPaths.mail}/${name}`)).status).toBe(404);
    },
  );

  test('the mail is one of its language, says where its link leads, and works without pictures', async () => {
    await register(server());
    const [written] = await readMails(server());
    const { html = '', text = '' } = written ?? {};
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toMatch(/prefers-color-scheme: dark/);
    expect(html).not.toMatch(/<img|<table|<script|https?:\/\/(?!localhost)/);
    const token = readToken({ text });
    expect(html.split(`#token=${token}`)).toHaveLength(4);
    for (const line of text.split('\n')) if (!line.includes('#token=')) expect(line.length).toBeLessThan(80);
  });
});

const isShown = (environment: Record<string, string>) => readConfig(environment).mail.isShown;
const readSender = (from: string) => readConfig({ MAIL_FROM: from }).mail.from;

test('mails are shown where a sandbox on this machine, or one that was asked for, sends none', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://b.example' };
  expect(isShown({ HOST: '127.0.0.1' })).toBe(true);
  expect(isShown({ MAIL_SANDBOX: '1' })).toBe(true);
  expect(isShown({ SUBSCRIPTION_SANDBOX: '1' })).toBe(false);
  expect(isShown({ HOST: '127.0.0.1', MAIL_SANDBOX: '0' })).toBe(false);
  expect(isShown({})).toBe(false);
  expect(isShown({ HOST: '127.0.0.1', SUBSCRIPTION_SANDBOX: '0' })).toBe(false);
  expect(isShown({ HOST: '127.0.0.1', ...smtp })).toBe(false);
});

const hasMail = (environment: Record<string, string>) => readConfig(environment).client.hasMail;

test('the app offers help by mail where its server gets it to readers', () => {
  expect([hasMail({}), hasMail({ HOST: '127.0.0.1' })]).toEqual([false, true]);
  expect(hasMail({ HOST: '127.0.0.1', API_HOST: 'https://api.example' })).toBe(false);
});

test.each([
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must be an address like/],
  [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM must be set as well/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, /^PUBLIC_URL must be set as well/],
  [{ MAIL_FROM: 'Kaj' }, /^MAIL_FROM must be an address like/],
])('the settings %j are refused', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('a sender has a name or none', () => {
  expect(readSender('Kaj চাকরি <mail@kaj.example>')).toEqual({
    name: 'Kaj চাকরি',
    address: 'mail@kaj.example',
  });
  expect(readSender('mail@kaj.example')).toEqual({ name: '', address: 'mail@kaj.example' });
});
