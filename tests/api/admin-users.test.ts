import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  AdminAccountData,
  AdminSearchData,
  AdminUsersData,
  HealthData,
  accountActionNames,
} from '#contract/accounts/admin.ts';
import { adminPaths, accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { RegisterAnswer } from '#contract/accounts/auth.ts';
import { inTransaction } from '#server/db/connection.ts';
import { auditLog } from '#server/db/schema.ts';
import { addJob, useJobStage, addPerson, addCompany } from '../support/stage.ts';
import { addUpkeep, clearWork } from '../support/queue.ts';
import { useTestServer, type Answer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);
const password = 'a long enough password';
let people = 0;

const send = (method: string, path: string, body?: unknown, token = stage().admin.token) =>
  server().send(method, path, body, token);
const dataOf = <S extends v.GenericSchema>(schema: S, { body }: Answer): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), body).data;

async function register(changes: { firstName?: string } = {}) {
  people += 1;
  const email = `moderated.${people}@dhaka-mills.example`;
  const person = {
    firstName: 'Nusrat',
    lastName: 'Jahan',
    phoneNumber: '01712345678',
    email,
    password,
    ...changes,
  };
  const { body } = await server().send('POST', accountPaths.register, person);
  return { email, ...v.parse(RegisterAnswer, body) };
}
const login = (email: string, tried: string) =>
  server().send('POST', accountPaths.login, { email, password: tried });
const readProfile = async (token: string) =>
  (await server().send('GET', accountPaths.profile, undefined, token)).body;
const profile = async (token: string) =>
  (await server().send('GET', accountPaths.profile, undefined, token)).status;
const actionsOf = async (id: string) =>
  (
    await server()
      .context.db.orm.select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(auditLog.id)
  ).map(({ action, actorId }) => [action, actorId]);

/** A page of one account. */
const page = (number: number) => `${adminPaths.users}?perPage=1&page=${number}`;

describe('accounts', () => {
  test('are listed by page, the latest first, for administrators alone', async () => {
    const [first, second] = [await register(), await register()];
    const latest = dataOf(AdminUsersData, await send('GET', page(1)));
    expect(latest.users.map(({ email }) => email)).toEqual([second.email]);
    expect(latest.pagination.total).toBeGreaterThanOrEqual(2);
    expect(dataOf(AdminUsersData, await send('GET', page(2))).users).toMatchObject([{ email: first.email }]);
    expect((await send('GET', page(1), undefined, first.token)).status).toBe(403);
    expect((await send('GET', `${adminPaths.users}?page=0`)).status).toBe(400);
  });
});

describe('an account', () => {
  test('is shown with what would be deleted with it', async () => {
    const { email, user } = await register();
    const companyId = await addCompany(server(), { createdBy: user._id });
    await addJob(server(), { companyId, categoryId: stage().categoryId, createdBy: user._id });
    expect(dataOf(AdminAccountData, await send('GET', `${adminPaths.user(user._id)}/`)).user).toEqual({
      _id: user._id,
      firstName: 'Nusrat',
      lastName: 'Jahan',
      email,
      phoneNumber: '01712345678',
      isEmailVerified: false,
      role: 'user',
      createdAt: expect.stringMatching(/^2\d{3}-/),
      deletedAt: '',
      deleteAfter: '',
      isBlocked: false,
      companies: 1,
      jobs: 1,
      sessions: 1,
    });
    expect((await send('GET', adminPaths.user('nobody'))).status).toBe(404);
  });

  test('gets a link for a new password, which no administrator sees', async () => {
    const { email, user, token } = await register();
    const answer = await send('POST', adminPaths.accountAction(user._id, 'reset-password'));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: expect.stringContaining('This server sends no mail'),
        data: { user: { sessions: 0 } },
      },
    });
    expect(await profile(token)).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect(Object.keys(dataOf(AdminAccountData, answer))).toEqual(['user']);
    expect(await actionsOf(user._id)).toEqual([
      ['revoke-sessions', stage().admin.id],
      ['reset-password', stage().admin.id],
    ]);
  });

  test('is signed out on all devices', async () => {
    const { email, user, token } = await register();
    expect(await send('POST', adminPaths.accountAction(user._id, 'revoke-sessions'))).toMatchObject({
      status: 200,
      body: { data: { user: { sessions: 0 } } },
    });
    expect(await profile(token)).toBe(401);
    expect((await login(email, password)).status).toBe(200);
  });

  test('is deleted, until an administrator restores it', async () => {
    const { email, user, token } = await register();
    const companyId = await addCompany(server(), { createdBy: user._id });
    const deleted = dataOf(
      AdminAccountData,
      await send('POST', adminPaths.accountAction(user._id, 'delete')),
    ).user;
    expect(deleted).toMatchObject({
      companies: 1,
      sessions: 0,
      deleteAfter: expect.stringMatching(/^2\d{3}-/),
    });
    expect(deleted.deletedAt).not.toBe('');
    const isPublic = async () => (await server().send('GET', apiPaths.company(companyId))).status === 200;
    expect([await profile(token), await isPublic()]).toEqual([401, false]);
    expect(await actionsOf(user._id)).toEqual([['delete', stage().admin.id]]);
    expect(deleted.isBlocked).toBe(true);
    expect(await login(email, password)).toMatchObject({ status: 401 });
    const restored = dataOf(
      AdminAccountData,
      await send('POST', adminPaths.accountAction(user._id, 'restore')),
    ).user;
    expect(restored).toMatchObject({ companies: 1, deletedAt: '', deleteAfter: '', isBlocked: false });
    expect([(await login(email, password)).status, await isPublic()]).toEqual([200, true]);
    expect(await actionsOf(user._id)).toEqual([
      ['delete', stage().admin.id],
      ['restore', stage().admin.id],
    ]);
    expect(await actionsOf(companyId)).toEqual([]);
  });

  test('of one’s own is left to the account settings', async () => {
    const own = await addPerson(server(), 'admin');
    for (const action of accountActionNames) {
      const path = adminPaths.accountAction(own.id, action);
      expect(await send('POST', path, undefined, own.token)).toMatchObject({
        status: 409,
        body: { message: 'This is your own account. Please use the account settings.' },
      });
    }
    expect(await profile(own.token)).toBe(200);
    expect(await actionsOf(own.id)).toEqual([]);
  });

  test('says that it is an administrator’s to its owner alone', async () => {
    expect(await readProfile(stage().admin.token)).toMatchObject({ data: { user: { role: 'admin' } } });
    expect(await readProfile(stage().owner.token)).not.toHaveProperty('data.user.role');
  });
});

const search = async (text: string) =>
  dataOf(
    AdminSearchData,
    await send('GET', `${adminPaths.search}?${new URLSearchParams({ text }).toString()}`),
  );
const found = async (text: string) => {
  const { jobs, companies, users } = await search(text);
  return [jobs, companies, users].map((rows) => rows.map(({ _id }) => _id));
};

describe('the search', () => {
  test('finds companies, jobs and accounts by id, name and address', async () => {
    const { user, email } = await register({ firstName: 'Shirin' });
    const companyId = await addCompany(server(), {
      name: 'Teesta 100% Cotton',
      email: 'hr@teesta.example',
      approval: 'pending',
      createdBy: user._id,
    });
    const job = await addJob(
      server(),
      { companyId, categoryId: stage().categoryId, createdBy: user._id },
      { title: 'Loom_fixer', approval: 'rejected' },
    );
    expect(await found(companyId)).toEqual([[], [companyId], []]);
    expect(await found('0% cott')).toEqual([[job], [companyId], []]);
    expect(await found('teesta.example')).toEqual([[], [companyId], []]);
    expect(await found('loom_')).toEqual([[job], [], []]);
    // Too short for the index.
    expect(await found('m_')).toEqual([[job], [], []]);
    expect(await found(job)).toEqual([[job], [], []]);
    expect(await found(email.toUpperCase())).toEqual([[job], [companyId], [user._id]]);
    expect(await found('shirin ja')).toEqual([[], [], [user._id]]);
    // Wildcards are letters like any other.
    expect(await found('loomX')).toEqual([[], [], []]);
    expect(await found('100_')).toEqual([[], [], []]);
    expect(await found('\\%')).toEqual([[], [], []]);
    await send('POST', adminPaths.accountAction(user._id, 'delete'));
    expect(await found(email)).toEqual([[], [], [user._id]]);
  });

  test.each([
    ['বিক্র\u09DF প্রতিনিধি', 'বিক্র\u09AF\u09BC প্রতিনিধি'],
    ['উৎপাদন কর্মী', 'উত্\u200Dপাদন কর্মী'],
    ['\u0986শুলিয়া পোশাক', '\u0985\u09BEশুলিয়া পোশাক'],
    ['কর্মচারী নিয়োগ', 'কর্মচারি নিয়োগ'],
    ['শ্রমিক ২০২৬', 'ষ্রমিক 2026'],
    ['Caf\u00E9 Dhaka', 'Cafe\u0301 Dhaka'],
    ['Visible Traders', 'Vis\u200Bible\u00A0Trad\u200Ders'],
  ])('finds %j and its other spelling by either', async (one, other) => {
    const { user } = await register();
    const rows: [string, string][] = [];
    for (const name of [one, other]) {
      const companyId = await addCompany(server(), { name, createdBy: user._id });
      const job = await addJob(
        server(),
        { companyId, categoryId: stage().categoryId, createdBy: user._id },
        { title: name },
      );
      rows.push([job, companyId]);
    }
    for (const text of [one, other, one.toUpperCase()]) {
      const [jobs, companies] = await found(text);
      for (const [job, company] of rows)
        expect([jobs, companies]).toEqual([expect.arrayContaining([job]), expect.arrayContaining([company])]);
    }
  });

  test.each(['', '?text=', '?text=%20a%20', `?text=${'a'.repeat(101)}`])('refuses %j', async (query) => {
    expect(await send('GET', adminPaths.search + query)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^Search text /) },
    });
  });
});

describe('the server’s own work', () => {
  test('is shown by kind and age with what failed and why, and done again', async () => {
    const { db, queue } = server().context;
    await clearWork(db);
    await addUpkeep(db, queue);
    const mail = { kind: 'reset-password' } as const;
    const work = { to: 'someone@example.com', language: 'en', origin: 'https://kaj.example', mail } as const;
    await inTransaction(db, (tx) => queue.enqueue(tx, 'mail', work));
    const [taken] = await queue.take(1);
    if (taken === undefined) throw new Error('There is no work.');
    await queue.giveUp(taken, 'refused');
    const read = async () => dataOf(HealthData, await send('GET', adminPaths.health));
    const health = await read();
    const at = expect.stringMatching(/^2\d{3}-/);
    expect(health).toEqual({
      waiting: [{ kind: 'upkeep', count: 1, since: at }],
      failed: [{ id: expect.any(String), kind: 'mail', reason: 'refused', at }],
      failedCount: 1,
      mail: { way: 'files', failed: 1 },
    });
    expect(JSON.stringify(health)).not.toContain('someone@example.com');
    const id = health.failed[0]?.id ?? '';
    expect((await send('POST', adminPaths.retryWork(id))).status).toBe(200);
    expect((await send('POST', adminPaths.retryWork(id))).status).toBe(404);
    expect((await send('POST', adminPaths.retryWork('x'))).status).toBe(404);
    expect(await read()).toMatchObject({ failed: [], mail: { failed: 0 } });
  });
});
