import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { RegisterAnswer, Session, ProfileData } from '#contract/accounts/auth.ts';
import { messageOf } from '#contract/http/answer-message.ts';
import { readAnswer } from '#contract/http/envelope.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { adminPaths, accountPaths } from '#contract/http/api-paths.ts';
import { sessions, users } from '#server/db/schema.ts';
import { purgeOld } from '#server/work.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
let people = 0;

/** A registration with an unused address. */
function newPerson() {
  people += 1;
  return {
    firstName: 'Nusrat',
    lastName: 'Jahan',
    email: `nusrat.${people}@example.com`,
    phoneNumber: '01712345678',
    password: 'a long enough password',
  };
}

async function register(person = newPerson()) {
  const answer = await server().send('POST', accountPaths.register, person);
  return { person, answer, session: v.parse(RegisterAnswer, answer.body) };
}

const login = (email: string, password: string) =>
  server().send('POST', accountPaths.login, { email, password });
const profile = (token?: string) => server().send('GET', accountPaths.profile, undefined, token);

describe('POST /auth/register', () => {
  test('answers user and token at the top level, and the token works', async () => {
    const { person, answer, session } = await register();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      token: session.token,
      message: 'Registration successful!',
    });
    const { password, ...shown } = person;
    expect(session.user).toMatchObject(shown);
    expect(JSON.stringify(answer.body)).not.toContain(password);
    expect((await profile(session.token)).status).toBe(200);
  });

  test('takes nothing from the body that is not for people to say of themselves', async () => {
    const forbidden = { role: 'admin', isAdmin: true, _id: 'mine', id: 'mine', passwordHash: 'mine' };
    const { session } = await register({ ...newPerson(), ...forbidden });
    expect(JSON.stringify(session.user)).not.toMatch(/mine|admin/);
    expect((await server().send('GET', adminPaths.jobs, undefined, session.token)).status).toBe(403);
  });

  test('stores neither password nor token as they are', async () => {
    const { person, session } = await register();
    const stored = JSON.stringify([
      await server().context.db.orm.select().from(users),
      await server().context.db.orm.select().from(sessions),
    ]);
    expect(stored).toContain(person.email);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(stored).not.toContain(person.password);
    expect(stored).not.toContain(session.token);
  });

  test('refuses an address that has an account, in whatever case', async () => {
    const { person } = await register();
    const again = await server().send('POST', accountPaths.register, {
      ...newPerson(),
      email: person.email.toUpperCase(),
    });
    expect(again.status).toBe(409);
    expect(again.body).toEqual({
      success: false,
      code: 'emailTaken',
      message: 'An account with this email already exists. Please sign in.',
    });
  });

  test('of two at the same moment, one gets the address', async () => {
    const person = newPerson();
    const both = await Promise.all([1, 2].map(() => server().send('POST', accountPaths.register, person)));
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  test.each([
    ['firstName', '', 'First name is required.'],
    ['firstName', '\u200B\u3164', 'First name is required.'],
    ['firstName', undefined, 'firstName is missing.'],
    ['firstName', 42, 'First name must be text.'],
    ['lastName', 'x'.repeat(81), 'Last name must be at most 80 characters.'],
    ['lastName', 'a\u0000b', 'Last name holds characters that cannot be used.'],
    ['lastName', 'a\ud800b', 'Last name holds characters that cannot be used.'],
    ['lastName', 'a\nb', 'Last name holds characters that cannot be used.'],
    ['email', 'nobody', 'Email must be a valid e-mail address.'],
    ['email', 'a b@example.com', 'Email must be a valid e-mail address.'],
    ['email', 'a\u200B@example.com', 'Email may hold letters from a to z, digits and common signs only.'],
    ['email', 'a\u202E@b.co', 'Email may hold letters from a to z, digits and common signs only.'],
    ['email', '\u0430dmin@b.co', 'Email may hold letters from a to z, digits and common signs only.'],
    ['email', 'v\u0130ctim@b.co', 'Email may hold letters from a to z, digits and common signs only.'],
    ['firstName', 'R\u0430him', 'First name mixes letters of different alphabets in one word.'],
    ['phoneNumber', 'call me', 'Mobile number must be like 01712 345678, or begin with + and the country.'],
    ['phoneNumber', '12', 'Mobile number must be like 01712 345678, or begin with + and the country.'],
    ['password', 'short', 'Password must be at least 8 characters.'],
    ['password', '12345678', 'Password is too easy to guess. Please choose another one.'],
    ['password', 'Bangladesh1971', 'Password is too easy to guess. Please choose another one.'],
    ['password', 'x'.repeat(201), 'Password must be at most 200 characters.'],
    ['password', 'nul \u0000 inside it', 'Password holds characters that cannot be used.'],
  ])('refuses %s = %j, naming it', async (field, value, message) => {
    const answer = await server().send('POST', accountPaths.register, { ...newPerson(), [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, code: expect.any(String), message });
  });

  test('takes from names what cannot be seen, and leaves Bangla as it is', async () => {
    const { session } = await register({
      ...newPerson(),
      firstName: '\u202ER\u200Bina\u202C',
      lastName: 'র\u200D্যাব',
    });
    expect(session.user).toMatchObject({ firstName: 'Rina', lastName: 'র\u200D্যাব' });
  });

  test('takes Bangla names, Bengali digits and a number sent as a number', async () => {
    const { session } = await register({ ...newPerson(), firstName: 'নুসরাত', phoneNumber: '০১৭১২৩৪৫৬৭৮' });
    expect(session.user).toMatchObject({ firstName: 'নুসরাত', phoneNumber: '০১৭১২৩৪৫৬৭৮' });
    const sent = { ...newPerson(), phoneNumber: 8_801_712_345_678 };
    expect((await server().send('POST', accountPaths.register, sent)).status).toBe(201);
  });
});

describe('POST /auth/login', () => {
  test('answers user and token under data, for the address in any case', async () => {
    const { person } = await register();
    const answer = await login(` ${person.email.toUpperCase()}`, person.password);
    expect(answer.status).toBe(200);
    const read = readAnswer(Session, answer.body);
    expect(read).toMatchObject({ kind: 'ok', data: { user: { email: person.email } } });
  });

  test('says the same of an unknown address and of a wrong password', async () => {
    const { person } = await register();
    const wrong = await login(person.email, 'not the password');
    const unknown = await login('nobody@example.com', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      success: false,
      code: 'wrongCredentials',
      message: 'Invalid credentials. Please try again.',
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  test('an account without a password cannot be entered', async () => {
    await server().context.db.orm.insert(users).values({ id: 'nopassword', email: 'nopassword@example.com' });
    expect((await login('nopassword@example.com', 'anything at all')).status).toBe(401);
  });

  test('a password typed on another keyboard is the same password', async () => {
    const { person } = await register({ ...newPerson(), password: 'caf\u00e9 caf\u00e9' });
    expect((await login(person.email, 'cafe\u0301 cafe\u0301')).status).toBe(200);
  });

  test('what cannot be an account is refused without trouble', async () => {
    expect((await login('a\u0000b@example.com', 'x')).status).toBe(400);
    expect((await login('a@example.com', 'x'.repeat(2000))).status).toBe(400);
    expect((await login('', 'x')).status).toBe(400);
  });
});

const signOut = async (token?: string) =>
  (await server().send('POST', accountPaths.logout, undefined, token)).status;

describe('sessions', () => {
  test('the profile is the signed-in user’s, and may not be cached', async () => {
    const { person, session } = await register();
    const answer = await profile(session.token);
    expect(readAnswer(ProfileData, answer.body)).toMatchObject({
      kind: 'ok',
      data: { user: { _id: session.user._id, email: person.email } },
    });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('without a token, or with an unknown one, the profile is refused', async () => {
    expect((await profile()).status).toBe(401);
    const unknown = await profile('x'.repeat(43));
    expect(unknown).toMatchObject({ status: 401, body: { code: 'sessionRevoked' } });
    expect(unknown.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(messageOf(unknown.body)).toBe('Your session has ended. Please sign in again.');
  });

  test('signing out ends this session and no other', async () => {
    const { person, session } = await register();
    const other = await login(person.email, person.password);
    const read = readAnswer(Session, other.body);
    const otherToken = read.kind === 'ok' ? read.data.token : '';
    expect(await signOut(session.token)).toBe(200);
    expect(await profile(session.token)).toMatchObject({ status: 401, body: { code: 'sessionRevoked' } });
    const ownJobs = `${apiPaths.jobs}?createdBy=${session.user._id}`;
    expect(await server().send('GET', ownJobs, undefined, session.token)).toMatchObject({
      status: 401,
      body: { code: 'sessionRevoked' },
    });
    expect((await profile(otherToken)).status).toBe(200);
  });

  test('signing out again, as after a lost answer, is no failure; without a token it is one', async () => {
    const { session } = await register();
    expect([await signOut(session.token), await signOut(session.token), await signOut()]).toEqual([
      200, 200, 401,
    ]);
  });

  test('a session lasts 30 days from its last use', async () => {
    const { session } = await register();
    await server().advance(20 * DAY_MS);
    expect((await profile(session.token)).status).toBe(200);
    await server().advance(20 * DAY_MS);
    expect((await profile(session.token)).status).toBe(200);
    await server().advance(31 * DAY_MS);
    expect(await profile(session.token)).toMatchObject({ status: 401, body: { code: 'sessionEnded' } });
    expect(await signOut(session.token)).toBe(200);
    expect(await profile(session.token)).toMatchObject({ status: 401, body: { code: 'sessionRevoked' } });
  });

  test.each([31, 95, 9000])('a session outlives a clock that was %i days behind', async (days) => {
    const { session } = await register();
    await server().advance(-days * DAY_MS);
    expect((await profile(session.token)).status).toBe(200);
    await purgeOld(server().context);
    await server().advance(days * DAY_MS);
    expect((await profile(session.token)).status).toBe(200);
  });

  test('a session ends ninety days after signing in, however much it is used', async () => {
    const { session } = await register();
    for (let day = 0; day < 88; day += 8) {
      await server().advance(8 * DAY_MS);
      expect((await profile(session.token)).status).toBe(200);
    }
    await server().advance(2 * DAY_MS);
    expect((await profile(session.token)).status).toBe(401);
  });
});
