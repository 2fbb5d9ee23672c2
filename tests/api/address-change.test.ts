import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ProfileData, RegisterAnswer } from '#contract/accounts/auth.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { auditLog, users } from '#server/db/schema.ts';
import { readMails, readToken } from '../support/mails.ts';
import { drain } from '../support/queue.ts';
import { toAnswer, useTestServer, type TestServer } from '../support/server.ts';

const server = useTestServer();
const password = 'a long enough password';
const newPassword = 'another long password';
let people = 0;

const newAddress = () => {
  people += 1;
  return `person.${people}@example.com`;
};

async function register(on: TestServer = server()) {
  const email = newAddress();
  const person = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '01712345678', email, password };
  const { user, token } = v.parse(
    RegisterAnswer,
    (await on.send('POST', accountPaths.register, person)).body,
  );
  // Mails of one millisecond are in no order.
  await drain(on);
  return { id: user._id, email, token };
}

const mailsTo = async (email: string) => (await readMails(server())).filter(({ to }) => to === email);
async function lastMailTo(email: string) {
  const [mail] = await mailsTo(email);
  if (mail === undefined) throw new Error(`${email} got no mail.`);
  return mail;
}

const ask = (token: string, email: string, currentPassword = password) =>
  server().send('POST', accountPaths.changeAddress, { email, currentPassword }, token);
const verify = (token: string) => server().send('POST', accountPaths.verifyAddress, { token });
const confirm = (token: string, session?: string) =>
  server().send('POST', accountPaths.confirmAddressChange, { token }, session);
const signIn = async (email: string, tried = password) => {
  const { status, body } = await server().send('POST', accountPaths.login, { email, password: tried });
  const { data } = v.parse(v.object({ data: v.optional(v.object({ token: v.string() })) }), body);
  return { status, token: data?.token ?? '' };
};
const readEmail = async (token: string) => {
  const { status, body } = await server().send('GET', accountPaths.profile, undefined, token);
  return status === 200 ? v.parse(v.object({ data: ProfileData }), body).data.user.email : status;
};

const asked = { status: 200, body: { success: true, message: 'We have sent a link to the new address.' } };
const broken = { status: 410, body: { message: 'This link no longer works. Please ask for a new one.' } };

describe('another address', () => {
  test('is done once its link is opened: other sessions end, and the old address gets a mail', async () => {
    const { id, email, token } = await register();
    await verify(readToken(await lastMailTo(email)));
    const other = await signIn(email);
    const next = newAddress().replace('person', 'Person');
    expect(await ask(token, next)).toMatchObject(asked);
    const mail = await lastMailTo(next);
    expect(mail.text).toMatch(/^Confirm your new email address for Kaj\n/);
    expect(mail.content).not.toMatch(/List-Unsubscribe/);
    expect(await readEmail(token)).toBe(email);
    expect((await mailsTo(email)).some(({ text }) => text.includes('was changed'))).toBe(false);

    const answer = await confirm(readToken(mail), token);
    const user = { _id: id, email: next, isEmailVerified: true };
    expect(answer).toMatchObject({ status: 200, body: { data: { user } } });
    expect(await readEmail(token)).toBe(next);
    expect(await readEmail(other.token)).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(next.toLowerCase())).status).toBe(200);
    const notice = await lastMailTo(email);
    expect(notice.text).toMatch(/^The email address of your Kaj account was changed\n/);
    expect(notice.text).toMatch(/\/contactUs$/m);
    expect(notice.text).not.toContain(next);
    expect(await confirm(readToken(mail))).toMatchObject(broken);

    const isOwn = and(eq(auditLog.entityId, id), eq(auditLog.actorId, id), eq(auditLog.action, 'edit'));
    const [row] = await server().context.db.orm.select().from(auditLog).where(isOwn);
    expect(row?.changes).toEqual({ email: [email, next] });
  });

  test('ends every session where the link is opened without one, or with another account’s', async () => {
    const { email, token } = await register();
    const stranger = await register();
    const next = newAddress();
    await ask(token, next);
    const answer = await confirm(readToken(await lastMailTo(next)), stranger.token);
    expect(answer).toMatchObject({ status: 200 });
    expect(JSON.stringify(answer.body)).not.toContain(next);
    expect([await readEmail(token), await readEmail(stranger.token)]).toEqual([401, stranger.email]);
    expect((await signIn(email)).status).toBe(401);
  });

  test('that has an account is answered alike; its owner gets another mail, and nothing changes', async () => {
    const { token, email } = await register();
    const owner = await register();
    expect(await ask(token, owner.email.toUpperCase())).toMatchObject(asked);
    const mail = await lastMailTo(owner.email);
    expect(mail.text).toMatch(/^You have a Kaj account already\n/);
    expect(mail.text).not.toMatch(/#token=/);
    expect(await readEmail(token)).toBe(email);
  });

  test('that someone registers in the meantime stays theirs', async () => {
    const { token, email } = await register();
    const next = newAddress();
    await ask(token, next);
    const link = readToken(await lastMailTo(next));
    const person = {
      firstName: 'Rina',
      lastName: 'Akter',
      phoneNumber: '01712345678',
      email: next,
      password,
    };
    expect((await server().send('POST', accountPaths.register, person)).status).toBe(201);
    expect(await confirm(link)).toMatchObject(broken);
    expect(await readEmail(token)).toBe(email);
  });

  test.each([
    ['a wrong password', newAddress(), 'not the password', 403],
    ['no address', 'nonsense', password, 400],
    ['letters that only look like others', 'rinа@example.com', password, 400],
  ])('is refused with %s', async (_, email, tried, status) => {
    const { token } = await register();
    expect((await ask(token, email, tried)).status).toBe(status);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is refused for the present one, and without a session', async () => {
    const { token, email } = await register();
    const own = await ask(token, email.toUpperCase());
    expect(own).toMatchObject({ status: 400, body: { message: 'This is your address already.' } });
    const body = { email: newAddress(), currentPassword: password };
    expect((await server().send('POST', accountPaths.changeAddress, body)).status).toBe(401);
  });

  test('can be confirmed for 24 hours, by the link of its own purpose', async () => {
    const { token, email } = await register();
    const next = newAddress();
    await ask(token, next);
    const link = readToken(await lastMailTo(next));
    expect(await server().send('POST', accountPaths.verifyAddress, { token: link })).toMatchObject(broken);
    const reset = { token: link, newPassword };
    expect(await server().send('POST', accountPaths.resetPassword, reset)).toMatchObject(broken);
    expect(await confirm(readToken(await lastMailTo(email)))).toMatchObject(broken);
    await server().advance(DAY_MS + MINUTE_MS);
    expect(await confirm(link)).toMatchObject(broken);
  });

  test('of two links that are opened at once one counts', async () => {
    const { token } = await register();
    const addresses = [newAddress(), newAddress()];
    const links: string[] = [];
    for (const address of addresses) {
      await ask(token, address);
      links.push(readToken(await lastMailTo(address)));
    }
    const answers = await Promise.all(links.map((link) => confirm(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('is given up with the password: neither sent nor waiting links change anything then', async () => {
    const { token } = await register();
    const [sent, waiting] = [newAddress(), newAddress()];
    await ask(token, sent);
    const link = readToken(await lastMailTo(sent));
    await ask(token, waiting);
    const body = { currentPassword: password, newPassword };
    expect((await server().send('POST', accountPaths.changePassword, body, token)).status).toBe(200);
    expect(await confirm(link)).toMatchObject(broken);
    expect(await mailsTo(waiting)).toEqual([]);
  });

  test('ends links that were sent to the old one', async () => {
    const { token, email } = await register();
    const next = newAddress();
    await ask(token, next);
    const link = readToken(await lastMailTo(next));
    await server().send('POST', accountPaths.forgotPassword, { email });
    const reset = readToken(await lastMailTo(email));
    expect((await confirm(link)).status).toBe(200);
    const body = { token: reset, newPassword };
    expect(await server().send('POST', accountPaths.resetPassword, body)).toMatchObject(broken);
  });
});

test('limits are alike for addresses with and without an account', async () => {
  const limited = server();
  const { config } = limited.context;
  config.rateLimitFactor = 1;
  try {
    const owner = await register();
    const askOften = async (email: string) => {
      const { token } = await register();
      const statuses: number[] = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await ask(token, email)).status);
      return statuses;
    };
    expect(await askOften(owner.email)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await askOften(newAddress())).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    config.rateLimitFactor = 0;
  }
});

const languageOf = async (id: string) => {
  const [row] = await server().context.db.orm.select().from(users).where(eq(users.id, id));
  return row?.language;
};
const sendIn = async (path: string, body: object, language: string) => {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
  return toAnswer(await server().request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
};

describe('the language of an account', () => {
  test('is that of the page it was registered on, then of the page it signs in on', async () => {
    const email = newAddress();
    const person = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '01712345678', email, password };
    const { body } = await sendIn(accountPaths.register, person, 'bn');
    const { user, token } = v.parse(RegisterAnswer, body);
    expect(await languageOf(user._id)).toBe('bn');
    const exported = await server().send('GET', accountPaths.exportAccount, undefined, token);
    expect(exported.body).toMatchObject({ user: { language: 'bn', unwantedMails: [] } });
    await sendIn(accountPaths.login, { email, password: 'wrong password' }, 'en');
    expect(await languageOf(user._id)).toBe('bn');
    await sendIn(accountPaths.login, { email, password }, 'en-GB');
    expect(await languageOf(user._id)).toBe('en');
  });

  test('is that of mails which another’s request causes', async () => {
    const owner = await register();
    await sendIn(accountPaths.login, { email: owner.email, password }, 'bn');
    const { token } = await register();
    await ask(token, owner.email);
    expect((await lastMailTo(owner.email)).html).toContain('<html lang="bn">');
  });
});
