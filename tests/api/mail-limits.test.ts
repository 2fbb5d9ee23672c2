import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { RegisterAnswer } from '#contract/accounts/auth.ts';
import { accountPaths, alertPaths } from '#contract/http/api-paths.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { rateLimits, users } from '#server/db/schema.ts';
import { countAttempt, readUse, type Limit } from '#server/limits/rate-limit.ts';
import { countMail, toMailbox } from '#server/mail/mail-limits.ts';
import { askForAlert, newAlertKey } from '../support/alerts.ts';
import { makeDue } from '../support/queue.ts';
import { readMails, readToken } from '../support/mails.ts';
import { toAnswer, useTestServer } from '../support/server.ts';

const config = { rateLimitFactor: 1, trustedProxies: 1 };
const server = useTestServer({ config, heldAt: Date.parse('2026-11-25T12:00:00+06:00') });
const password = 'a long enough password';
let count = 0;

/** An address without other clients. */
const newPlace = () => `203.0.${Math.floor((count += 1) / 250)}.${count % 250}`;
const newEmail = () => `person.${(count += 1)}@example.com`;

async function post(path: string, body: unknown, { from = newPlace(), token = '' } = {}) {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': from,
    ...(token !== '' && { Authorization: `Bearer ${token}` }),
  };
  return toAnswer(await server().request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function register(email = newEmail(), from = newPlace()) {
  const person = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '01712345678', email, password };
  const answer = await post(accountPaths.register, person, { from });
  expect(answer.status).toBe(201);
  const { user, token } = v.parse(RegisterAnswer, answer.body);
  return { id: user._id, email, token };
}

const confirmAddress = (id: string) =>
  server().context.db.orm.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
const forgot = (email: string, from?: string) =>
  post(accountPaths.forgotPassword, { email }, from === undefined ? {} : { from });
const mailsTo = async (email: string) => (await readMails(server())).filter(({ to }) => to === email);
const subjects = async (email: string) => (await mailsTo(email)).map(({ text }) => text.split('\n')[0]);
const resets = async (email: string) =>
  (await subjects(email)).filter((subject) => subject === 'Choose a new password for Kaj').length;

const limitOf = (name: string, attempts: number): Limit => ({ key: [name], attempts, windowMs: HOUR_MS });

const usesOf = async (...limits: Limit[]) => {
  const uses: number[] = [];
  for (const limit of limits) uses.push((await readUse(server().context, limit))?.count ?? 0);
  return uses;
};

describe('limits together', () => {
  test('count a refused attempt nowhere, and store nothing of it', async () => {
    const [victim, asker] = [limitOf('a victim', 4), limitOf('an asker', 1)];
    await countAttempt(server().context, [asker]);
    const rows = async () => (await server().context.db.orm.select().from(rateLimits)).length;
    const before = await rows();
    for (const limits of [
      [victim, asker],
      [asker, victim],
    ]) {
      await expect(countAttempt(server().context, limits)).rejects.toMatchObject({ status: 429 });
    }
    expect(await usesOf(victim, asker)).toEqual([0, 1]);
    expect(await rows()).toBe(before);
  });

  test('let no parallel attempt slip through, in whatever order they are named', async () => {
    const [few, many] = [limitOf('few', 3), limitOf('many', 100)];
    const attempts = Array.from({ length: 20 }, (_, place) =>
      countAttempt(server().context, place % 2 === 0 ? [few, many] : [many, few]).then(
        () => 'counted',
        () => 'refused',
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(3);
    expect(await usesOf(few, many)).toEqual([3, 3]);
  });
});

describe('a forgotten password', () => {
  test('is answered alike beyond a mailbox’s limit, without a mail; a link sent before still works', async () => {
    const { email } = await register();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await forgot(email)).status);
    expect(statuses).toEqual(Array(6).fill(200));
    expect(await resets(email)).toBe(2);
    await server().advance(15 * MINUTE_MS - 1);
    // The newer of the two: they may have been written in one millisecond.
    const answers: number[] = [];
    for (const mail of await mailsTo(email)) {
      const body = { token: readToken(mail), newPassword: 'another long password' };
      if (mail.text.includes('resetPassword#'))
        answers.push((await post(accountPaths.resetPassword, body)).status);
    }
    expect(answers.toSorted()).toEqual([200, 410]);
    await server().advance(MINUTE_MS);
    await forgot(email);
    expect(await resets(email)).toBe(3);
  });

  test('is not refused to its owner for what strangers asked for, nor for what was refused to them', async () => {
    const { email } = await register();
    const stranger = newPlace();
    const statuses: number[] = [];
    for (let time = 0; time < 100; time += 1) {
      statuses.push((await forgot(`nobody.${time}@example.com`, stranger)).status);
    }
    for (let time = 0; time < 6; time += 1) statuses.push((await forgot(email, stranger)).status);
    expect(statuses).toEqual([...Array(100).fill(200), ...Array(6).fill(429)]);
    expect((await forgot(email)).status).toBe(200);
    expect(await resets(email)).toBe(1);
  });

  test('is not delayed by alerts that strangers asked for', async () => {
    const { email } = await register();
    for (let time = 0; time < 8; time += 1) {
      const to = { channel: 'email', email } as const;
      expect((await askForAlert(server(), newAlertKey(), { to })).status).toBe(200);
    }
    expect((await forgot(email)).status).toBe(200);
    expect(await resets(email)).toBe(1);
    const asked = (await subjects(email)).filter((subject) => subject === 'Confirm your job alert from Kaj');
    expect(asked).toHaveLength(5);
  });

  test('of an address without an account uses up nothing of everybody’s', async () => {
    const total: Limit = { key: ['mails in total'], attempts: 1000, windowMs: HOUR_MS };
    const used = async () => (await readUse(server().context, total))?.count ?? 0;
    await readMails(server());
    const before = await used();
    for (let time = 0; time < 20; time += 1) await forgot(newEmail());
    await readMails(server());
    expect(await used()).toBe(before);
    const { email } = await register();
    await forgot(email);
    await readMails(server());
    expect(await used()).toBe(before + 2);
  });
});

describe('one mailbox', () => {
  test.each([
    ['name+1@example.com', 'Name+2@Example.com'],
    ['first.last@gmail.com', 'firstlast+x@googlemail.com'],
  ])('is %s and %s', (one, other) => {
    expect(toMailbox(one)).toBe(toMailbox(other));
  });

  test.each([
    ['first.last@example.com', 'firstlast@example.com'],
    ['name@example.com', 'name@example.org'],
    ['+1@example.com', '+2@example.com'],
  ])('is not %s and %s', (one, other) => {
    expect(toMailbox(one)).not.toBe(toMailbox(other));
  });

  test('gets a few mails only, however many register with it', async () => {
    const from = newPlace();
    const emails = Array.from({ length: 12 }, (_, number) => `bombed+${number}@example.com`);
    for (const email of emails) await register(email, from);
    const mails = (await readMails(server())).filter(({ to }) => to.startsWith('bombed+'));
    expect(mails).toHaveLength(5);
  });
});

const changePassword = async (token: string, times: number) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const [currentPassword, newPassword] =
      time % 2 === 0 ? [password, `${password} 2`] : [`${password} 2`, password];
    const body = { currentPassword, newPassword };
    statuses.push((await post(accountPaths.changePassword, body, { token })).status);
  }
  return statuses;
};

describe('a changed password', () => {
  test('is not mailed to an unconfirmed address', async () => {
    const { token, email } = await register();
    expect(await changePassword(token, 2)).toEqual([200, 200]);
    expect(await subjects(email)).toEqual(['Confirm your email address for Kaj']);
  });

  test('is possible five times an hour; after the first mail, a second one reports the others', async () => {
    const { id, token, email } = await register();
    await confirmAddress(id);
    const notices = async () =>
      (await subjects(email)).filter((subject) => subject === 'Your Kaj password was changed').length;
    expect(await changePassword(token, 1)).toEqual([200]);
    expect(await notices()).toBe(1);
    const body = { currentPassword: 'not the password', newPassword: password };
    expect((await post(accountPaths.changePassword, body, { token })).status).toBe(403);
    await server().advance(MINUTE_MS);
    const again = { currentPassword: `${password} 2`, newPassword: password };
    expect((await post(accountPaths.changePassword, again, { token })).status).toBe(200);
    expect(await changePassword(token, 4)).toEqual([200, 200, 200, 429]);
    expect(await notices()).toBe(1);
    await server().advance(HOUR_MS);
    await makeDue(server().context.db);
    expect(await notices()).toBe(2);
    await makeDue(server().context.db);
    expect(await notices()).toBe(2);
  });

  test('is limited also in parallel', async () => {
    const { token } = await register();
    const body = { currentPassword: password, newPassword: password };
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => post(accountPaths.changePassword, body, { token })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5);
  });
});

test('of all mails a part is left to forgotten passwords, and what has to wait is sent later', async () => {
  const total: Limit = { key: ['mails in total'], attempts: 1000, windowMs: HOUR_MS };
  await server().advance(2 * HOUR_MS);
  const { context } = server();
  const { email } = await register();
  await readMails(server());
  const used = (await readUse(context, total))?.count ?? 0;
  for (let mail = used; mail < 800; mail += 1) {
    expect((await countMail(context, { kind: 'verify-address', to: newEmail() })).limitedBy).toBeNull();
  }
  expect(server().logs).toContainEqual({
    level: 'alert',
    event: 'mail budget used',
    fields: { percent: 100, limit: 800 },
  });
  const late = await register();
  const to = { channel: 'email', email: late.email } as const;
  await post(alertPaths.alerts, {
    ...newAlertKey(),
    to,
    search: {},
    pace: 'daily',
    language: 'en',
  });
  await forgot(email);
  expect(await resets(email)).toBe(1);
  expect(await subjects(late.email)).toEqual([]);
  await server().advance(HOUR_MS);
  await makeDue(context.db);
  expect((await subjects(late.email)).sort()).toEqual([
    'Confirm your email address for Kaj',
    'Confirm your job alert from Kaj',
  ]);
});

test('a mail that could not be sent is not counted', async () => {
  const { context } = server();
  const to = newEmail();
  for (let time = 0; time < 10; time += 1) {
    const counted = await countMail(context, { kind: 'reset-password', to });
    expect(counted.limitedBy).toBeNull();
    if (counted.limitedBy === null) await counted.uncount();
  }
});

test('operators’ many customers behind one address register and ask for alerts', async () => {
  const from = newPlace();
  const limits = [accountPaths.register, alertPaths.alerts];
  for (const path of limits) {
    const statuses: number[] = [];
    for (let person = 0; person < 101; person += 1) {
      const email = newEmail();
      const body =
        path === alertPaths.alerts
          ? {
              ...newAlertKey(),
              to: { channel: 'email', email },
              search: {},
              pace: 'daily',
              language: 'en',
            }
          : { firstName: 'A', lastName: 'B', phoneNumber: '01712345678', email, password };
      statuses.push((await post(path, body, { from })).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBe(path === alertPaths.alerts ? 1 : 0);
  }
}, 60_000);
