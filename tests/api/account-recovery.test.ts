import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { RegisterAnswer } from '#contract/accounts/auth.ts';
import { adminPaths, accountPaths } from '#contract/http/api-paths.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { auditLog, mailTokens, users } from '#server/db/schema.ts';
import { and, eq } from 'drizzle-orm';
import { addPerson } from '../support/stage.ts';
import { readMails, readToken } from '../support/mails.ts';
import { toAnswer, useTestServer } from '../support/server.ts';

const server = useTestServer();
const password = 'a long enough password';
const newPassword = 'another long password';
let people = 0;

async function register() {
  people += 1;
  const email = `person.${people}@example.com`;
  const person = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '01712345678', email, password };
  const { body } = await server().send('POST', accountPaths.register, person);
  const { user, token } = v.parse(RegisterAnswer, body);
  return { id: user._id, email, token, mail: await lastMailTo(email) };
}

const mailsTo = async (email: string) => (await readMails(server())).filter(({ to }) => to === email);
async function lastMailTo(email: string) {
  const [mail] = await mailsTo(email);
  if (mail === undefined) throw new Error(`${email} got no mail.`);
  return mail;
}

const ask = (email: string) => server().send('POST', accountPaths.forgotPassword, { email });
const reset = (token: string, chosen = newPassword) =>
  server().send('POST', accountPaths.resetPassword, { token, newPassword: chosen });
const verify = (token: string) => server().send('POST', accountPaths.verifyAddress, { token });
const signIn = async (email: string, tried: string) =>
  (await server().send('POST', accountPaths.login, { email, password: tried })).status;
const readProfile = (token: string) => server().send('GET', accountPaths.profile, undefined, token);

const asked = {
  status: 200,
  body: { success: true, message: 'If an account has this address, we have sent a link to it.' },
};
const broken = { status: 410, body: { message: 'This link no longer works. Please ask for a new one.' } };

test('what an administrator deleted has no way back: no link is sent, the one of before is dead, the address taken', async () => {
  const { id, email, mail } = await register();
  await ask(email);
  const link = readToken(await lastMailTo(email));
  const { token: adminToken } = await addPerson(server(), 'admin');
  await server().send('POST', adminPaths.accountAction(id, 'delete'), undefined, adminToken);
  const before = (await mailsTo(email)).length;
  expect(await ask(email)).toMatchObject(asked);
  expect(await mailsTo(email)).toHaveLength(before);
  expect([await reset(link), await verify(readToken(mail))]).toMatchObject([broken, broken]);
  const wrong = await server().send('POST', accountPaths.login, { email, password: 'not this one at all' });
  expect(await server().send('POST', accountPaths.login, { email, password })).toMatchObject({
    status: wrong.status,
    body: wrong.body,
  });
  const again = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '01712345678', email, password };
  expect((await server().send('POST', accountPaths.register, again)).status).toBe(409);
  await server().send('POST', adminPaths.accountAction(id, 'restore'), undefined, adminToken);
  expect(await signIn(email, password)).toBe(200);
});

test('who deletes the own account is blocked when an administrator deletes it as well', async () => {
  const { id, email, token } = await register();
  await server().send('POST', accountPaths.deleteAccount, { currentPassword: password }, token);
  const { token: adminToken } = await addPerson(server(), 'admin');
  await server().send('POST', adminPaths.accountAction(id, 'delete'), undefined, adminToken);
  expect(await signIn(email, password)).toBe(401);
});

describe('a forgotten password', () => {
  test('is chosen again by the link of a mail, once, and every session ends', async () => {
    const { email, token: session } = await register();
    expect(await ask(email.toUpperCase())).toMatchObject(asked);
    const token = readToken(await lastMailTo(email));
    expect(await reset(token)).toMatchObject({ status: 200 });
    expect([await signIn(email, password), await signIn(email, newPassword)]).toEqual([401, 200]);
    expect((await readProfile(session)).status).toBe(401);
    expect(await reset(token, 'a third long password')).toMatchObject(broken);
    expect(await signIn(email, newPassword)).toBe(200);
    expect((await lastMailTo(email)).text).toMatch(/^Your Kaj password was changed\n/);
  });

  test('counts as a confirmed address, and is in the audit log', async () => {
    const { id, email } = await register();
    await ask(email);
    await reset(readToken(await lastMailTo(email)));
    const { orm } = server().context.db;
    const [user] = await orm.select().from(users).where(eq(users.id, id));
    expect(user?.emailVerifiedAt).not.toBeNull();
    const isOwn = and(eq(auditLog.entityId, id), eq(auditLog.actorId, id));
    const actions = (await orm.select().from(auditLog).where(isOwn)).map(({ action }) => action);
    expect(actions).toContain('reset-password');
  });

  test('is answered alike where there is no account, and sends nothing', async () => {
    const before = (await readMails(server())).length;
    expect(await ask('nobody@example.com')).toMatchObject(asked);
    expect(await readMails(server())).toHaveLength(before);
    expect(await ask('nonsense')).toMatchObject(asked);
    expect(await readMails(server())).toHaveLength(before);
  });

  test('links work for 30 minutes, and using one ends the others', async () => {
    const { email } = await register();
    await ask(email);
    const old = readToken(await lastMailTo(email));
    await server().advance(31 * MINUTE_MS);
    expect(await reset(old)).toMatchObject(broken);
    await ask(email);
    const first = readToken(await lastMailTo(email));
    await server().advance(1000);
    await ask(email);
    const second = readToken(await lastMailTo(email));
    expect(second).not.toBe(first);
    expect((await reset(second)).status).toBe(200);
    expect(await reset(first)).toMatchObject(broken);
  });

  test('a bad password leaves the link as it was', async () => {
    const { email } = await register();
    await ask(email);
    const token = readToken(await lastMailTo(email));
    expect(await reset(token, 'short')).toMatchObject({ status: 400 });
    expect((await reset(token)).status).toBe(200);
  });

  test.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}!`])(
    'the token %j changes nothing',
    async (token) => {
      expect([400, 410]).toContain((await reset(token)).status);
      expect([400, 410]).toContain((await verify(token)).status);
    },
  );

  test('of two at once one succeeds', async () => {
    const { email } = await register();
    await ask(email);
    const token = readToken(await lastMailTo(email));
    const answers = await Promise.all([reset(token, 'password of one'), reset(token, 'password of two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });
});

describe('an address', () => {
  test('is confirmed by the link that registering sends, once', async () => {
    const { mail, token } = await register();
    expect((await readProfile(token)).body).toMatchObject({ data: { user: { isEmailVerified: false } } });
    expect(await verify(readToken(mail))).toMatchObject({ status: 200 });
    expect((await readProfile(token)).body).toMatchObject({ data: { user: { isEmailVerified: true } } });
    expect(await verify(readToken(mail))).toMatchObject(broken);
  });

  test('gets another link when its owner asks, for 24 hours, and none once it is confirmed', async () => {
    const { email, mail, token } = await register();
    expect((await server().send('POST', accountPaths.sendVerification, {})).status).toBe(401);
    await server().advance(DAY_MS + MINUTE_MS);
    expect(await verify(readToken(mail))).toMatchObject(broken);
    expect((await server().send('POST', accountPaths.sendVerification, {}, token)).status).toBe(200);
    expect(await verify(readToken(await lastMailTo(email)))).toMatchObject({ status: 200 });
    const before = (await mailsTo(email)).length;
    await server().send('POST', accountPaths.sendVerification, {}, token);
    expect(await mailsTo(email)).toHaveLength(before);
  });

  test('gets a mail when the password is changed', async () => {
    const { email, token, mail } = await register();
    await verify(readToken(mail));
    const body = { currentPassword: password, newPassword };
    await server().send('POST', accountPaths.changePassword, body, token);
    expect((await lastMailTo(email)).text).toContain(
      'The password of your account was changed. Other devices',
    );
  });
});

test('a token works for its purpose alone, and the database stores hashes only', async () => {
  const { email, mail } = await register();
  await ask(email);
  const token = readToken(await lastMailTo(email));
  expect(await verify(token)).toMatchObject(broken);
  expect(await reset(readToken(mail))).toMatchObject(broken);
  const { db } = server().context;
  const stored = JSON.stringify([
    await db.orm.select().from(mailTokens),
    await db.sql`select * from queue.job`,
  ]);
  expect(stored).not.toContain(token);
  expect(stored.length).toBeGreaterThan(500);
});

describe('limits', () => {
  const limited = useTestServer({ config: { rateLimitFactor: 1 } });
  const askOften = async (email: string, times: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      statuses.push((await limited().send('POST', accountPaths.forgotPassword, { email })).status);
    }
    return statuses;
  };

  test('are alike for addresses with and without an account', async () => {
    const { email } = await addPerson(limited());
    const expected = Array(5).fill(200);
    expect(await askOften(email, 5)).toEqual(expected);
    expect(await askOften('nobody@example.com', 5)).toEqual(expected);
  });

  test('of a network end mails to ever new addresses', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 91; time += 1) statuses.push(...(await askOften(`p${time}@example.com`, 1)));
    expect(statuses).toContain(429);
  });
});

test('nothing private is in the log', async () => {
  const { email } = await register();
  await ask(email);
  const token = readToken(await lastMailTo(email));
  const logged = JSON.stringify(server().logs);
  expect(logged).not.toContain(email);
  expect(logged).not.toContain(token);
});

test('a reader of Bangla gets Bangla', async () => {
  const { email } = await register();
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'bn' };
  const body = JSON.stringify({ email });
  const answer = await toAnswer(
    await server().request(accountPaths.forgotPassword, { method: 'POST', headers, body }),
  );
  expect(answer.status).toBe(200);
  const mail = await lastMailTo(email);
  expect(mail.html).toContain('<html lang="bn">');
  expect(mail.text).toMatch(/^কাজ: নতুন পাসওয়ার্ড দিন\n/);
  expect(mail.text).toMatch(/\/bn\/resetPassword#token=/);
});
