import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertPaths } from '#contract/http/api-paths.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { alertLimits, type AlertKey } from '#contract/alerts/alert.ts';
import { alerts, newJobs } from '#server/db/readers-schema.ts';
import { jobs } from '#server/db/schema.ts';
import { purgeOld } from '#server/work.ts';
import {
  askForAlert,
  confirm,
  newAlertKey,
  passAlerts,
  readAlertLink,
  readAlertStates,
} from '../support/alerts.ts';
import { readMails } from '../support/mails.ts';
import { addJob, addJobDefaults, type JobDefaults } from '../support/stage.ts';
import { drain } from '../support/queue.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

/** Noon in Bangladesh. */
const NOON = Date.parse('2026-11-23T12:00:00+06:00');

let server: TestServer;
let defaults: JobDefaults;
let people = 0;

beforeAll(async () => {
  server = await createTestServer({ heldAt: NOON });
  defaults = await addJobDefaults(server);
});
afterAll(() => server.close());

const newAddress = (): string => `reader.${(people += 1)}@example.com`;
const mailsTo = async (email: string) => (await readMails(server)).filter(({ to }) => to === email);

/** An alert whose address is confirmed. */
async function addAlert(
  search: Record<string, string>,
  more: { pace?: 'daily' | 'at-once'; language?: 'en' | 'bn' } = {},
): Promise<AlertKey & { email: string }> {
  const email = newAddress();
  const key = newAlertKey();
  await askForAlert(server, key, { to: { channel: 'email', email }, search, ...more });
  const [mail] = await mailsTo(email);
  await confirm(server, readAlertLink(mail?.text ?? '', 'confirm'));
  return { ...key, email };
}

/** Headers may be folded. */
const readUnsubscribePath = (content = ''): string =>
  /^List-Unsubscribe:\s+<http:\/\/localhost(\S+)>/m.exec(content)?.[1] ?? '';

async function readDigests(email: string) {
  await passAlerts(server);
  return (await mailsTo(email)).filter(({ text }) => text.includes('#manage='));
}

describe('an alert by email', () => {
  test('is on once the link of the first mail was opened', async () => {
    const email = newAddress();
    const key = newAlertKey();
    const { status, body } = await askForAlert(server, key, { to: { channel: 'email', email } });
    expect([status, body]).toMatchObject([200, { data: { alert: { id: key.id, state: 'unconfirmed' } } }]);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    await addJob(server, defaults);
    await passAlerts(server);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await confirm(server, readAlertLink(mail?.text ?? '', 'confirm'))).toMatchObject({ status: 200 });
    expect(await readAlertStates(server, [key])).toMatchObject([
      { state: 'active', email: 'r•••@example.com' },
    ]);
  });

  test('brings the new jobs of its search, each once', async () => {
    const { email, id } = await addAlert({ search: 'welder' });
    expect(await readDigests(email)).toEqual([]);
    await addJob(server, defaults, { title: 'Welder' });
    await addJob(server, defaults, { title: 'Cook' });
    const [digest, ...others] = await readDigests(email);
    expect(others).toEqual([]);
    expect(digest?.text).toContain('1 new job for you: Jobs: welder');
    expect(digest?.text).toMatch(/^Welder, /m);
    expect(digest?.text).not.toContain('Cook');
    expect(readUnsubscribePath(digest?.content)).toMatch(`${alertPaths.unsubscribe}?id=${id}&key=`);
    expect(digest?.content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await readDigests(email)).toHaveLength(1);
  });

  test('is sent once a day at most, with the jobs posted since', async () => {
    const { email } = await addAlert({ search: 'mason' });
    await addJob(server, defaults, { title: 'Mason of the first hour' });
    expect(await readDigests(email)).toHaveLength(1);
    await addJob(server, defaults, { title: 'Mason of the second hour' });
    await addJob(server, defaults, { title: 'Mason of the third hour' });
    expect(await readDigests(email)).toHaveLength(1);
    await server.advance(DAY_MS);
    const [digest, ...others] = await readDigests(email);
    expect(others).toHaveLength(1);
    expect(digest?.text).toContain('2 new jobs for you');
    expect(digest?.text).toMatch(/third hour[\s\S]*second hour/);
    expect(digest?.text).not.toContain('first hour');
  });

  test('of every day comes at eight in the morning, and not at another hour', async () => {
    const { email } = await addAlert({ search: 'tailor' }, { pace: 'daily' });
    await addJob(server, defaults, { title: 'Tailor' });
    expect(await readDigests(email)).toEqual([]);
    await server.advance(20 * HOUR_MS);
    expect(await readDigests(email)).toHaveLength(1);
    await server.advance(DAY_MS + 4 * HOUR_MS);
    await passAlerts(server);
    await addJob(server, defaults, { title: 'Another tailor' });
    expect(await readDigests(email)).toHaveLength(1);
    await server.advance(20 * HOUR_MS);
    expect(await readDigests(email)).toHaveLength(2);
  });

  test('understands filters and Bangla, and is in the reader’s language', async () => {
    const { email } = await addAlert({ search: 'ড্রাইভার', city: 'chattogram' }, { language: 'bn' });
    await addJob(server, defaults, { title: 'Driver', city: 'Dhaka' });
    await addJob(server, defaults, { title: 'Truck driver', city: 'Chittagong', country: 'Bangladesh' });
    const [digest] = await readDigests(email);
    expect(digest?.text).toMatch(/^আপনার জন্য ১টি নতুন চাকরি: চট্টগ্রাম/);
    expect(digest?.text).toContain('Truck driver');
    expect(digest?.html).toContain('/bn/jobDetailsPage?id=');
  });

  test('does not take a rare word for a longer or a similar one', async () => {
    const { email } = await addAlert({ search: 'port' });
    await addJob(server, defaults, { title: 'Portfolio manager' });
    await addJob(server, defaults, { title: 'Porter' });
    expect(await readDigests(email)).toEqual([]);
    await addJob(server, defaults, { title: 'Port officer' });
    expect(await readDigests(email)).toHaveLength(1);
  });

  test('brings a job that became public late, and none that was public before', async () => {
    const { email } = await addAlert({ search: 'plumber' });
    const id = await addJob(server, defaults, { title: 'Plumber', approval: 'pending' });
    expect(await readDigests(email)).toEqual([]);
    const { orm } = server.context.db;
    await orm.update(jobs).set({ approval: 'approved' }).where(eq(jobs.id, id));
    expect(await readDigests(email)).toHaveLength(1);
    await orm.update(jobs).set({ approval: 'pending' }).where(eq(jobs.id, id));
    await orm.update(jobs).set({ approval: 'approved' }).where(eq(jobs.id, id));
    await server.advance(DAY_MS);
    expect(await readDigests(email)).toHaveLength(1);
  });

  test('brings a job that was hidden before it was compared, once it is public again', async () => {
    const { email } = await addAlert({ search: 'electrician' });
    const id = await addJob(server, defaults, { title: 'Electrician' });
    const change = (changes: Partial<typeof jobs.$inferInsert>) =>
      server.context.db.orm.update(jobs).set(changes).where(eq(jobs.id, id));
    await change({ approval: 'rejected' });
    expect(await readDigests(email)).toEqual([]);
    await change({ approval: 'approved' });
    expect(await readDigests(email)).toHaveLength(1);
    await change({ approval: 'rejected' });
    await change({ approval: 'approved' });
    await server.advance(DAY_MS);
    expect(await readDigests(email)).toHaveLength(1);
  });

  test('leaves out a job that was closed before the mail was sent', async () => {
    const { email } = await addAlert({ search: 'gardener' });
    const id = await addJob(server, defaults, { title: 'Gardener' });
    await passAlerts(server);
    await server.context.db.orm.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, id));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('shows ten jobs and says how many there are', async () => {
    const { email } = await addAlert({ search: 'guard' });
    for (let number = 1; number <= 12; number += 1)
      await addJob(server, defaults, { title: `Guard ${number}` });
    const [digest] = await readDigests(email);
    expect(digest?.text).toContain('12 new jobs for you');
    expect(digest?.text.match(/^Guard \d+, /gm)).toHaveLength(alertLimits.shownJobs);
  });
});

/** Alerts with the same confirmed address, the newest last. */
async function addAlerts(
  searches: readonly string[],
  paces: readonly ('daily' | 'at-once')[] = [],
): Promise<{ email: string; keys: AlertKey[] }> {
  const email = newAddress();
  const keys: AlertKey[] = [];
  for (const [place, search] of searches.entries()) {
    const key = newAlertKey();
    keys.push(key);
    const pace = paces[place] ?? 'at-once';
    await askForAlert(server, key, { to: { channel: 'email', email }, search: { search }, pace });
    const mail = (await mailsTo(email)).find(({ text }) => text.includes(`#confirm=${key.id}`));
    await confirm(server, readAlertLink(mail?.text ?? '', 'confirm'));
  }
  return { email, keys };
}

describe('the alerts of one address', () => {
  test('bring one mail a day, with each job once', async () => {
    const { email, keys } = await addAlerts(['carpenter', 'carpenter Bogura', 'joiner']);
    await addJob(server, defaults, { title: 'Carpenter', city: 'Bogura' });
    await addJob(server, defaults, { title: 'Carpenter and joiner' });
    const [digest, ...others] = await readDigests(email);
    expect(others).toEqual([]);
    expect(digest?.text).toMatch(/^2 new jobs for you: your 2 alerts|^2 new jobs for you: your 3 alerts/);
    expect(digest?.text.match(/^Carpenter, /gm)).toHaveLength(1);
    expect(digest?.text.match(/^Carpenter and joiner, /gm)).toHaveLength(1);
    for (const { id } of keys) expect(digest?.text).toContain(`#manage=${id}.`);
    await addJob(server, defaults, { title: 'Joiner of the second hour' });
    expect(await readDigests(email)).toHaveLength(1);
    await server.advance(DAY_MS);
    expect(await readDigests(email)).toHaveLength(2);
    await server.request(readUnsubscribePath(digest?.content), { method: 'POST' });
    expect(await readAlertStates(server, keys)).toEqual([]);
  });

  test('repeat no job of another alert of that day, neither in the morning', async () => {
    const { email } = await addAlerts(['weaver', 'weaver Pabna'], ['at-once', 'daily']);
    await addJob(server, defaults, { title: 'Weaver', city: 'Pabna' });
    expect(await readDigests(email)).toHaveLength(1);
    const evening = await addAlerts(['dyer']);
    await addJob(server, defaults, { title: 'Dyer' });
    expect(await readDigests(evening.email)).toHaveLength(1);
    await server.advance(20 * HOUR_MS);
    expect(await readDigests(email)).toHaveLength(1);
    await server.advance(4 * HOUR_MS);
  });

  test('that are added after the mail of a day wait for the next one', async () => {
    const { email } = await addAlerts(['potter']);
    await addJob(server, defaults, { title: 'Potter' });
    expect(await readDigests(email)).toHaveLength(1);
    const key = newAlertKey();
    await askForAlert(server, key, { to: { channel: 'email', email }, search: { search: 'smith' } });
    const mail = (await mailsTo(email)).find(({ text }) => text.includes(`#confirm=${key.id}`));
    await confirm(server, readAlertLink(mail?.text ?? '', 'confirm'));
    await addJob(server, defaults, { title: 'Smith' });
    expect(await readDigests(email)).toHaveLength(1);
    await server.advance(DAY_MS);
    expect(await readDigests(email)).toHaveLength(2);
  });
});

describe('a digest that waits', () => {
  test('brings the other jobs where those it would have shown are gone', async () => {
    const { email } = await addAlert({ search: 'sweeper' });
    const ids: string[] = [];
    for (let number = 1; number <= 12; number += 1) {
      ids.push(await addJob(server, defaults, { title: `Sweeper ${number}` }));
    }
    await passAlerts(server);
    const gone = ids.slice(2);
    await server.context.db.orm.update(jobs).set({ status: 'closed' }).where(inArray(jobs.id, gone));
    const digest = (await mailsTo(email)).find(({ text }) => text.includes('#manage='));
    expect(digest?.text).toContain('2 new jobs for you');
    expect(digest?.text.match(/^Sweeper \d+, /gm)?.sort()).toEqual(['Sweeper 1, ', 'Sweeper 2, ']);
  });

  test('is sent only to the confirmed address that it was made for', async () => {
    const { id, key, email } = await addAlert({ search: 'cobbler' });
    await addJob(server, defaults, { title: 'Cobbler' });
    await passAlerts(server);
    const victim = newAddress();
    await askForAlert(server, { id, key }, { to: { channel: 'email', email: victim } });
    const mails = await mailsTo(victim);
    expect(mails).toHaveLength(1);
    await confirm(server, readAlertLink(mails[0]?.text ?? '', 'confirm'));
    await addJob(server, defaults, { title: 'Cobbler of the second hour' });
    await passAlerts(server);
    await askForAlert(server, { id, key }, { to: { channel: 'email', email } });
    await drain(server);
    expect((await mailsTo(victim)).filter(({ text }) => text.includes('#manage='))).toEqual([]);
    expect((await mailsTo(email)).filter(({ text }) => text.includes('#manage='))).toEqual([]);
  });
});

test('a search is one line in mails, whatever white space was sent', async () => {
  const search = 'zebra\r\nBcc: nobody@example.com\r\n\r\n\u2028 <h1>\tkeeper';
  const { email, ...key } = await addAlert({ search });
  const line = 'zebra Bcc: nobody@example.com <h1> keeper';
  expect(await readAlertStates(server, [key])).toMatchObject([{ search: { search: line } }]);
  await addJob(server, defaults, { title: 'Zebra Bcc: nobody@example.com <h1> keeper' });
  const [digest] = await readDigests(email);
  expect(digest?.text.split('\n').filter((text) => text.startsWith('Bcc'))).toEqual([]);
});

describe('managing an alert', () => {
  test('is read, changed and stopped only with its key', async () => {
    const { id, key, email } = await addAlert({ search: 'clerk' });
    const wrong = { ...newAlertKey(), id };
    expect(await readAlertStates(server, [wrong])).toEqual([]);
    await server.send('POST', alertPaths.stop, wrong);
    expect((await askForAlert(server, wrong, { to: { channel: 'email', email } })).status).toBe(403);
    expect(await readAlertStates(server, [{ id, key }])).toMatchObject([{ search: { search: 'clerk' } }]);
    expect((await server.send('POST', alertPaths.stop, { id, key })).status).toBe(200);
    expect(await readAlertStates(server, [{ id, key }])).toEqual([]);
    expect((await server.send('POST', alertPaths.stop, { id, key })).status).toBe(200);
  });

  test('a repeated request sends no second mail; another address is asked again', async () => {
    const email = newAddress();
    const key = newAlertKey();
    const to = { channel: 'email', email } as const;
    await askForAlert(server, key, { to });
    await askForAlert(server, key, { to });
    expect(await mailsTo(email)).toHaveLength(1);
    const other = newAddress();
    await askForAlert(server, key, { to: { channel: 'email', email: other } });
    expect(await mailsTo(other)).toHaveLength(1);
    expect(await readAlertStates(server, [key])).toMatchObject([{ state: 'unconfirmed' }]);
  });

  test('the link of each mail stops it: a GET only shows, a POST of the mail program acts', async () => {
    const { id, key, email } = await addAlert({ search: 'barber' });
    await addJob(server, defaults, { title: 'Barber' });
    const [digest] = await readDigests(email);
    const link = readAlertLink(digest?.text ?? '', 'manage');
    expect(link.key).not.toBe(key);
    const path = readUnsubscribePath(digest?.content);
    const shown = await server.request(path);
    expect([shown.status, shown.headers.get('Location')]).toEqual([
      303,
      `/jobAlerts#manage=${id}.${link.key}`,
    ]);
    expect(await readAlertStates(server, [link])).toHaveLength(1);
    const body = 'List-Unsubscribe=One-Click';
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await server.request(path, { method: 'POST', headers, body })).status).toBe(200);
    expect(await readAlertStates(server, [{ id, key }])).toEqual([]);
  });

  test('a link for confirming does not manage, and the other way round', async () => {
    const email = newAddress();
    const key = newAlertKey();
    await askForAlert(server, key, { to: { channel: 'email', email } });
    const [mail] = await mailsTo(email);
    const link = readAlertLink(mail?.text ?? '', 'confirm');
    expect(await readAlertStates(server, [link])).toEqual([]);
    expect((await confirm(server, key)).status).toBe(410);
    expect((await confirm(server, { ...link, id: newAlertKey().id })).status).toBe(410);
  });

  test('one address has a limited number of alerts, unconfirmed ones of strangers not counted', async () => {
    const email = newAddress();
    const to = { channel: 'email', email } as const;
    const many = {
      status: 409,
      body: { message: 'You have too many alerts. Please stop one of them first.' },
    };
    const ask = () => askForAlert(server, newAlertKey(), { to });
    for (let number = 0; number < alertLimits.perRecipient + 3; number += 1) {
      expect((await ask()).status).toBe(200);
    }
    const links = (await mailsTo(email)).map(({ text }) => readAlertLink(text, 'confirm'));
    // At once, as a link may be opened on several devices.
    const answers = await Promise.all(links.map((link) => confirm(server, link)));
    const confirmed = answers.filter(({ status }) => status === 200);
    expect(confirmed).toHaveLength(alertLimits.perRecipient);
    expect(answers.filter(({ status }) => status !== 200)).toMatchObject([many, many, many]);
    expect(await ask()).toMatchObject(many);
    const other = newAlertKey();
    expect((await askForAlert(server, other, { to: { ...to, email: newAddress() } })).status).toBe(200);
    expect(await askForAlert(server, other, { to })).toMatchObject(many);
  });

  test('a link counts for the address that it was sent to alone', async () => {
    const [own, victim] = [newAddress(), newAddress()];
    const key = newAlertKey();
    const ask = (email: string) => askForAlert(server, key, { to: { channel: 'email', email } });
    await ask(own);
    const [mail] = await mailsTo(own);
    const link = readAlertLink(mail?.text ?? '', 'confirm');
    await ask(victim);
    expect(await confirm(server, link)).toMatchObject({ status: 410 });
    expect(await readAlertStates(server, [key])).toMatchObject([{ state: 'unconfirmed' }]);
    const [asked] = await mailsTo(victim);
    expect((await confirm(server, readAlertLink(asked?.text ?? '', 'confirm'))).status).toBe(200);
    expect(await confirm(server, link)).toMatchObject({ status: 410 });
  });

  test('an address that no longer gets an alert does not manage it', async () => {
    const { id, key, email } = await addAlert({ search: 'porter' });
    await addJob(server, defaults, { title: 'Porter' });
    const [digest] = await readDigests(email);
    const link = readAlertLink(digest?.text ?? '', 'manage');
    const path = readUnsubscribePath(digest?.content);
    await askForAlert(server, { id, key }, { to: { channel: 'email', email: newAddress() } });
    expect(await readAlertStates(server, [link])).toEqual([]);
    await server.send('POST', alertPaths.stop, link);
    await server.request(path, { method: 'POST' });
    expect(await readAlertStates(server, [{ id, key }])).toHaveLength(1);
  });

  test('an address that is to be confirmed has seven days, however old the alert is', async () => {
    const { id, key } = await addAlert({ search: 'miller' });
    const old = new Date(server.context.clock() - 40 * DAY_MS);
    await server.context.db.orm.update(alerts).set({ createdAt: old }).where(eq(alerts.id, id));
    await askForAlert(server, { id, key }, { to: { channel: 'email', email: newAddress() } });
    await purgeOld(server.context);
    expect(await readAlertStates(server, [{ id, key }])).toHaveLength(1);
  });

  test.each([
    [{ to: { channel: 'email', email: 'nobody' } }, 'Email must be a valid e-mail address.'],
    [{ id: 'x' }, 'The link is not complete.'],
    [{ search: 'driver' }, 'search must be an object of texts.'],
  ])('%j is refused', async (change, message) => {
    const to = { channel: 'email', email: newAddress() };
    const whole = { ...newAlertKey(), to, search: {}, pace: 'daily', language: 'en' };
    const { status, body } = await server.send('POST', alertPaths.alerts, { ...whole, ...change });
    expect([status, body]).toMatchObject([400, { message }]);
  });

  test('no address and no key is in the log', async () => {
    const { id, key, email } = await addAlert({ search: 'secret search' });
    await drain(server);
    const log = JSON.stringify(server.logs);
    for (const text of [email, key, 'secret search', id]) expect(log).not.toContain(text);
  });
});

test('jobs are new until they were compared once, also without alerts', async () => {
  await addJob(server, defaults, { title: 'Nobody waits for this' });
  expect(await server.context.db.orm.select().from(newJobs)).toHaveLength(1);
  await passAlerts(server);
  expect(await server.context.db.orm.select().from(newJobs)).toEqual([]);
  expect((await server.context.db.orm.select().from(alerts)).length).toBeGreaterThan(0);
});

test('a new job that stays hidden is forgotten after thirty days', async () => {
  const stored = () => server.context.db.orm.select().from(newJobs);
  const jobId = await addJob(server, defaults, { title: 'Soon hidden' });
  await server.context.db.orm.update(jobs).set({ approval: 'rejected' }).where(eq(jobs.id, jobId));
  const listedAt = (days: number) =>
    server.context.db.orm.update(newJobs).set({ addedAt: new Date(server.context.clock() - days * DAY_MS) });
  await passAlerts(server);
  await listedAt(29);
  await purgeOld(server.context);
  expect(await stored()).toMatchObject([{ jobId }]);
  await listedAt(31);
  await purgeOld(server.context);
  expect(await stored()).toEqual([]);
});
