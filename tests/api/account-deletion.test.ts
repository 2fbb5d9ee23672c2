import { eq, inArray, or } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AuditData } from '#contract/accounts/admin.ts';
import { RegisterAnswer } from '#contract/accounts/auth.ts';
import { DAY_MS } from '#contract/limits.ts';
import { adminPaths, accountPaths, ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { auditLog, companies, jobs, sessions, signInDevices, users } from '#server/db/schema.ts';
import { purgeOld } from '#server/work.ts';
import { toPayload, useJobStage, addJob, addPerson, addCompany } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);
const password = 'a long enough password';
const orm = () => server().context.db.orm;
let people = 0;

const login = (email: string) => server().send('POST', accountPaths.login, { email, password });
const deleteAccount = (token: string) =>
  server().send('POST', accountPaths.deleteAccount, { currentPassword: password }, token);
const statusOf = async (path: string, token?: string) =>
  (await server().send('GET', path, undefined, token)).status;

/** An employer with a public company and job, and with others that were deleted by hand. */
async function addEmployer() {
  people += 1;
  const email = `employer.${people}@example.com`;
  const person = { firstName: 'Farhana', lastName: 'Sultana', phoneNumber: '01712345678', email, password };
  const { body } = await server().send('POST', accountPaths.register, person);
  const { token, user } = v.parse(RegisterAnswer, body);
  const createdBy = user._id;
  const logo = await server().context.files.put({
    folder: 'logos',
    name: `${createdBy}.webp`,
    bytes: new Uint8Array([1]),
  });
  const company = await addCompany(server(), { createdBy, logo });
  const place = { companyId: company, categoryId: stage().categoryId, createdBy };
  const byHand = { createdBy, deletedAt: new Date(server().context.clock() - DAY_MS) };
  return {
    id: createdBy,
    email,
    token,
    logo,
    company,
    job: await addJob(server(), place),
    deletedCompany: await addCompany(server(), byHand),
    deletedJob: await addJob(server(), place, { deletedAt: byHand.deletedAt }),
  };
}

describe('an account whose owner deletes it', () => {
  test('takes its companies and jobs from the public, and ends its sessions', async () => {
    const { email, token, company, job } = await addEmployer();
    const other = v.parse(v.object({ data: v.object({ token: v.string() }) }), (await login(email)).body).data
      .token;
    expect([await statusOf(apiPaths.job(job)), await statusOf(apiPaths.company(company))]).toEqual([
      200, 200,
    ]);
    expect((await deleteAccount(token)).status).toBe(200);
    expect([await statusOf(apiPaths.job(job)), await statusOf(apiPaths.company(company))]).toEqual([
      404, 404,
    ]);
    const listed = JSON.stringify((await server().send('GET', apiPaths.jobs)).body);
    expect(listed).not.toContain(job);
    for (const ended of [token, other]) expect(await statusOf(accountPaths.profile, ended)).toBe(401);
  });

  test('has them back as they were by signing in, but for what was deleted by hand', async () => {
    const { email, token, company, job, deletedCompany, deletedJob } = await addEmployer();
    await deleteAccount(token);
    await server().advance(20 * DAY_MS);
    await purgeOld(server().context);
    const answer = await login(email);
    expect(answer).toMatchObject({ status: 200, body: { data: { restored: true, user: { email } } } });
    expect([await statusOf(apiPaths.job(job)), await statusOf(apiPaths.company(company))]).toEqual([
      200, 200,
    ]);
    const [oldCompany] = await orm().select().from(companies).where(eq(companies.id, deletedCompany));
    const [oldJob] = await orm().select().from(jobs).where(eq(jobs.id, deletedJob));
    expect([oldCompany?.deletedAt, oldJob?.deletedAt]).toEqual([expect.any(Date), expect.any(Date)]);
  });

  test('shows nothing of it to administrators’ restoring', async () => {
    const { token, company } = await addEmployer();
    await deleteAccount(token);
    const admin = await addPerson(server(), 'admin');
    const restore = await server().send('POST', ownerPaths.companyRestore(company), {}, admin.token);
    expect(restore.status).toBe(409);
    expect(await statusOf(apiPaths.company(company))).toBe(404);
  });

  test('is gone for good after thirty days, with all that was its own and nothing else', async () => {
    const { id, email, token, logo, company, job } = await addEmployer();
    const kept = await addJob(server(), { ...stage(), createdBy: stage().owner.id });
    await deleteAccount(token);
    const ids = [id, company, job];
    const readLogo = async () => (await server().request(logo)).status;
    expect(await readLogo()).toBe(200);
    await server().advance(30 * DAY_MS + 60_000);
    await Promise.all([purgeOld(server().context), purgeOld(server().context)]);
    expect(await orm().$count(users, eq(users.id, id))).toBe(0);
    expect(await orm().$count(companies, inArray(companies.createdBy, ids))).toBe(0);
    expect(await orm().$count(jobs, inArray(jobs.createdBy, ids))).toBe(0);
    expect(await orm().$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(await orm().$count(signInDevices, eq(signInDevices.userId, id))).toBe(0);
    expect(await orm().$count(jobs, eq(jobs.id, kept))).toBe(1);
    expect(await readLogo()).toBe(404);
    expect((await login(email)).status).toBe(401);
  });

  test('leaves what happened written down, without the person', async () => {
    const admin = await addPerson(server(), 'admin');
    const { id, token, company, job } = await addEmployer();
    const profile = {
      firstName: 'Salma',
      lastName: 'Khatun',
      phoneNumber: '01881234567',
      currentPassword: password,
    };
    await server().send('PUT', accountPaths.profile, profile, token);
    const place = { companyId: company, categoryId: stage().categoryId };
    const applicationDeadline = new Date(server().context.clock() + DAY_MS).toISOString();
    const toJob = (title: string) => toPayload(place, { title, applicationDeadline });
    const created = await server().send('POST', apiPaths.jobs, toJob('Seamstress'), token);
    const own = v.parse(v.object({ data: v.object({ job: v.object({ _id: v.string() }) }) }), created.body)
      .data.job._id;
    await server().send('PUT', apiPaths.job(own), toJob('Tailor of Salma'), token);
    await server().send('POST', adminPaths.rejectJob(own), { reason: 'Salma?' }, admin.token);
    await deleteAccount(token);
    await server().advance(30 * DAY_MS + 60_000);
    await purgeOld(server().context);
    const isAbout = inArray(auditLog.entityId, [id, company, job, own]);
    const rows = await orm()
      .select()
      .from(auditLog)
      .where(or(isAbout, eq(auditLog.actorId, id)))
      .orderBy(auditLog.id);
    expect(rows.map(({ action, actorRemoved }) => [action, actorRemoved])).toEqual(
      expect.arrayContaining([
        ['edit', true],
        ['create', true],
        ['reject', false],
        ['delete', true],
        ['purge', false],
      ]),
    );
    expect(rows.every(({ actorId }) => actorId !== id)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/Salma|Khatun|0188|Seamstress|Tailor/);
    const audit = await server().send(
      'GET',
      `${adminPaths.audit}?entity=job&entityId=${own}&perPage=100`,
      undefined,
      (await addPerson(server(), 'admin')).token,
    );
    const { entries } = v.parse(v.object({ data: AuditData }), audit.body).data;
    expect(entries.find(({ action }) => action === 'create')?.actor).toEqual({ _id: '', email: '' });
    expect(entries.find(({ action }) => action === 'purge')?.actor).toBeNull();
  });
});

test('the last administrator stays, of two at the same moment as well', async () => {
  const admins = await Promise.all([addEmployer(), addEmployer()]);
  await orm().update(users).set({ role: 'user' }).where(eq(users.role, 'admin'));
  const ids = admins.map(({ id }) => id);
  await orm().update(users).set({ role: 'admin' }).where(inArray(users.id, ids));
  const answers = await Promise.all(admins.map(({ token }) => deleteAccount(token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    success: false,
    code: 'onlyAdministrator',
    message: 'This is the only administrator. Make another account an administrator first.',
  });
});
