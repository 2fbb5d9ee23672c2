import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AccountExport, DeletionData } from '#contract/accounts/account.ts';
import { RegisterAnswer } from '#contract/accounts/auth.ts';
import { DAY_MS } from '#contract/limits.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { users } from '#server/db/schema.ts';
import { postJob, useJobStage } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);
const password = 'a long enough password';
let people = 0;

async function register() {
  people += 1;
  const email = `person.${people}@example.com`;
  const person = { firstName: 'Nusrat', lastName: 'Jahan', phoneNumber: '01712345678', email, password };
  const { body } = await server().send('POST', accountPaths.register, person);
  return { email, ...v.parse(RegisterAnswer, body) };
}
const login = (email: string, tried = password) =>
  server().send('POST', accountPaths.login, { email, password: tried });
async function signIn(email: string) {
  const { body } = await login(email);
  return v.parse(v.object({ data: v.object({ token: v.string() }) }), body).data.token;
}
const profile = async (token: string) =>
  (await server().send('GET', accountPaths.profile, undefined, token)).status;

const newPassword = 'another long password';
const profileChange = {
  firstName: 'Rina',
  lastName: 'Akter',
  phoneNumber: '01812345678',
  currentPassword: password,
};

describe('what people do with their own account', () => {
  test.each([
    ['POST', accountPaths.changePassword, { currentPassword: password, newPassword }],
    ['PUT', accountPaths.profile, profileChange],
    ['POST', accountPaths.logoutAll, {}],
    ['GET', accountPaths.exportAccount, undefined],
    ['POST', accountPaths.deleteAccount, { currentPassword: password }],
  ])('%s %s is for who is signed in, and changes no other account', async (method, path, body) => {
    const [bystander, owner] = [await register(), await register()];
    const readOthers = async () =>
      (await server().context.db.orm.select().from(users)).filter(({ id }) => id !== owner.user._id);
    const before = await readOthers();
    expect((await server().send(method, path, body)).status).toBe(401);
    expect((await server().send(method, path, body, 'x'.repeat(43))).status).toBe(401);
    const answer = await server().send(method, path, body, owner.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await readOthers()).toEqual(before);
    expect(await profile(bystander.token)).toBe(200);
  });

  test.each([
    ['POST', accountPaths.changePassword, { newPassword }],
    ['PUT', accountPaths.profile, profileChange],
    ['POST', accountPaths.deleteAccount, {}],
  ])('%s %s needs the password of this account', async (method, path, body) => {
    const { user, email, token } = await register();
    const wrong = { ...body, currentPassword: 'not the password' };
    expect(await server().send(method, path, wrong, token)).toMatchObject({
      status: 403,
      body: {
        success: false,
        code: 'wrongCurrentPassword',
        message: 'Your current password is not correct.',
      },
    });
    const [nothing, none] = [
      { ...body, currentPassword: undefined },
      { ...body, currentPassword: '' },
    ];
    expect((await server().send(method, path, nothing, token)).status).toBe(400);
    expect((await server().send(method, path, none, token)).status).toBe(400);
    expect(await server().send('GET', accountPaths.profile, undefined, token)).toMatchObject({
      status: 200,
      body: { data: { user } },
    });
    expect((await login(email)).status).toBe(200);
  });
});

describe('changing the password', () => {
  test('ends every session but this one, and the old password', async () => {
    const { email, token } = await register();
    const other = await signIn(email);
    const body = { currentPassword: password, newPassword };
    expect(await server().send('POST', accountPaths.changePassword, body, token)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your password is changed. Other devices are signed out.' },
    });
    expect([await profile(token), await profile(other)]).toEqual([200, 401]);
    expect([(await login(email)).status, (await login(email, newPassword)).status]).toEqual([401, 200]);
  });

  test('keeps the rules of passwords', async () => {
    const { token } = await register();
    const body = { currentPassword: password, newPassword: 'short' };
    expect(await server().send('POST', accountPaths.changePassword, body, token)).toMatchObject({
      status: 400,
      body: { message: 'New password must be at least 8 characters.' },
    });
  });
});

test('name and phone number change, the address does not', async () => {
  const { email, token, user } = await register();
  const answer = await server().send(
    'PUT',
    accountPaths.profile,
    { ...profileChange, email: 'a@b.cd' },
    token,
  );
  const changed = { ...user, firstName: 'Rina', lastName: 'Akter', phoneNumber: '01812345678', email };
  expect(answer).toMatchObject({ status: 200, body: { success: true, data: { user: changed } } });
  const read = await server().send('GET', accountPaths.profile, undefined, token);
  expect(read.body).toMatchObject({ data: { user: changed } });
});

test('signing out everywhere ends this session as well', async () => {
  const { email, token } = await register();
  const other = await signIn(email);
  expect((await server().send('POST', accountPaths.logoutAll, {}, token)).status).toBe(200);
  expect([await profile(token), await profile(other)]).toEqual([401, 401]);
  expect(await profile(await signIn(email))).toBe(200);
});

test('an export holds what is stored of the account, and nothing to sign in with', async () => {
  const { owner } = stage();
  const job = await postJob(server(), stage());
  const answer = await server().send('GET', accountPaths.exportAccount, undefined, owner.token);
  expect(answer.headers.get('Content-Disposition')).toContain('attachment; filename="kaj-my-data.json"');
  const data = v.parse(v.strictObject(AccountExport.entries), answer.body);
  expect(data.user).toMatchObject({ _id: owner.id, email: owner.email, role: 'user' });
  expect(data.companies).toMatchObject([{ _id: stage().companyId, deletedAt: null }]);
  expect(data.jobs).toMatchObject([{ _id: job._id }]);
  expect(data.sessions).toHaveLength(1);
  expect(data.history).toMatchObject([{ action: 'create', entity: 'job', entityId: job._id, isByYou: true }]);
  const text = JSON.stringify(answer.body);
  expect(text).not.toMatch(/argon2|Hash|emailKey/);
  expect(text).not.toContain(owner.token);
});

test('an account that is to be deleted says until when it can be restored', async () => {
  const { email, token } = await register();
  const from = server().context.clock();
  const body = { currentPassword: password };
  const answer = await server().send('POST', accountPaths.deleteAccount, body, token);
  const { deleteAfter } = v.parse(v.object({ data: DeletionData }), answer.body).data;
  expect(Date.parse(deleteAfter)).toBeGreaterThanOrEqual(from + 30 * DAY_MS);
  expect(Date.parse(deleteAfter)).toBeLessThanOrEqual(server().context.clock() + 30 * DAY_MS);
  expect(await profile(token)).toBe(401);
  const again = { firstName: 'A', lastName: 'B', phoneNumber: '01712345678', email, password };
  expect((await server().send('POST', accountPaths.register, again)).status).toBe(409);
  expect((await login(email, 'not the password')).body).not.toHaveProperty('data');
  expect(await login(email)).toMatchObject({ status: 200, body: { data: { restored: true } } });
  expect((await login(email)).body).not.toHaveProperty('data.restored');
});
