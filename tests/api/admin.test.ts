import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AdminCompaniesData, AdminJobData, AdminJobsData, AuditData } from '#contract/accounts/admin.ts';
import { readAnswer } from '#contract/http/envelope.ts';
import { adminPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { toIfMatch } from '#contract/http/write-headers.ts';
import {
  postJob,
  readConflictingJob,
  readJob,
  sendWith,
  toPayload,
  useJobStage,
  addPerson,
  addCompany,
} from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

const send = (method: string, path: string, body?: unknown, token = stage().admin.token) =>
  server().send(method, path, body, token);

async function read<S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S>> {
  const { body } = await send('GET', path);
  const answer = readAnswer(schema, body);
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data;
}

const waitingIds = async (query = '') =>
  (await read(AdminJobsData, `${adminPaths.jobs}?perPage=100${query}`)).jobs.map((job) => job._id);

async function countNamesakes(id: string): Promise<number | undefined> {
  const { companies } = await read(AdminCompaniesData, `${adminPaths.companies}?perPage=100`);
  return companies.find((company) => company._id === id)?.namesakes;
}

describe('everything for administrators', () => {
  test.each([
    ['GET', adminPaths.jobs],
    ['GET', adminPaths.companies],
    ['GET', adminPaths.audit],
    ['GET', adminPaths.users],
    ['POST', adminPaths.approveJob('x')],
    ['POST', adminPaths.rejectJob('x')],
    ['POST', adminPaths.approveCompany('x')],
    ['POST', adminPaths.rejectCompany('x')],
    ['POST', adminPaths.grantAdmin],
    ['POST', adminPaths.revokeAdmin],
  ])('%s %s is refused to everyone else', async (method, address) => {
    for (const path of [address, `${address}/`]) {
      expect((await server().send(method, path)).status).toBe(401);
      for (const { token } of [stage().owner, stage().other]) {
        expect(await send(method, path, undefined, token)).toMatchObject({
          status: 403,
          body: { success: false, code: 'administratorsOnly', message: 'Only administrators can do this.' },
        });
      }
    }
  });
});

describe('what waits', () => {
  test('is listed with its owner, the longest waiting first, a page at a time', async () => {
    const first = await postJob(server(), stage(), { title: 'First' });
    const second = await postJob(server(), stage(), { title: 'Second' });
    const { jobs, pagination } = await read(AdminJobsData, `${adminPaths.jobs}/?page=1&perPage=1`);
    expect(pagination).toMatchObject({ page: 1, perPage: 1, total: pagination.totalPages });
    expect(jobs).toHaveLength(1);
    const ids = await waitingIds();
    expect(ids.indexOf(first._id)).toBeLessThan(ids.indexOf(second._id));
    const { jobs: all } = await read(AdminJobsData, `${adminPaths.jobs}?perPage=100`);
    expect(all.find((job) => job._id === first._id)).toMatchObject({
      ...first,
      owner: { _id: stage().owner.id, email: stage().owner.email },
    });
  });

  test('holds companies too, and nothing that is deleted', async () => {
    const waiting = { approval: 'pending', createdBy: stage().owner.id } as const;
    const id = await addCompany(server(), waiting);
    const gone = await addCompany(server(), { ...waiting, deletedAt: new Date() });
    const { companies } = await read(AdminCompaniesData, `${adminPaths.companies}?perPage=100`);
    const ids = new Set(companies.map((company) => company._id));
    expect([ids.has(id), ids.has(gone)]).toEqual([true, false]);
  });

  test.each([
    ['letters in one sign or two', 'ন\u09DF\u09A8 গ\u09DCাই', 'ন\u09AF\u09BC\u09A8 গ\u09A1\u09BCাই'],
    ['signs that cannot be seen', 'রক্\u200Dত বীজ', 'রক্ত বীজ'],
    ['spaces of another width or number', 'Meghna\u00A0Agro\u2003Feeds', 'Meghna  Agro Feeds'],
    ['another case and full-width letters', 'KARNAPHULI ＳＴＥＥＬ', 'Karnaphuli Steel'],
  ])('marks a company that has the name of another one, in %s', async (_how, name, written) => {
    const waiting = { approval: 'pending', createdBy: stage().owner.id } as const;
    const id = await addCompany(server(), { ...waiting, name });
    await addCompany(server(), { ...waiting, name: written, deletedAt: new Date() });
    await addCompany(server(), { name: written, approval: 'rejected' });
    await addCompany(server(), { name: `${written} Ltd` });
    expect(await countNamesakes(id)).toBe(0);
    await addCompany(server(), { name: written });
    expect(await countNamesakes(id)).toBe(1);
  });

  test.each(['approval=maybe', 'page=0', 'page=x', 'perPage=101'])(
    'cannot be asked for by %s',
    async (query) => {
      expect(await send('GET', `${adminPaths.jobs}?${query}`)).toMatchObject({
        status: 400,
        body: { success: false, code: expect.any(String), message: expect.stringMatching(/ must be /) },
      });
    },
  );
});

describe('deciding', () => {
  test('an approved job is public, and its owner reads so', async () => {
    const { _id: id } = await postJob(server(), stage());
    const answer = await send('POST', `${adminPaths.approveJob(id)}/`);
    expect(answer).toMatchObject({ status: 200, body: { message: 'The job is approved.' } });
    expect(readAnswer(AdminJobData, answer.body)).toMatchObject({
      kind: 'ok',
      data: { job: { approval: 'approved' } },
    });
    expect((await server().send('GET', apiPaths.job(id))).status).toBe(200);
    expect((await send('POST', adminPaths.approveJob(id))).status).toBe(200);
    expect(await waitingIds('&approval=approved')).toContain(id);
    const { entries } = await read(AuditData, `${adminPaths.audit}?entity=job&entityId=${id}`);
    expect(entries.map(({ action, actor }) => [action, actor?.email])).toEqual([
      ['approve', stage().admin.email],
      ['create', stage().owner.email],
    ]);
    const job = readAnswer(AdminJobData, answer.body);
    expect(entries.map(({ label }) => label)).toContain(job.kind === 'ok' && job.data.job.title);
  });

  test('a rejected job shows its owner why, and no other user that it is there', async () => {
    const { _id: id } = await postJob(server(), stage());
    await send('POST', adminPaths.approveJob(id));
    expect((await send('POST', adminPaths.rejectJob(id), { reason: ' No pay is named. ' })).status).toBe(200);
    const own = await server().send('GET', apiPaths.job(id), undefined, stage().owner.token);
    expect(readJob(own)).toMatchObject({ approval: 'rejected', approvalReason: 'No pay is named.' });
    expect((await server().send('GET', apiPaths.job(id))).status).toBe(404);
    await server().send('PUT', apiPaths.job(id), toPayload(stage()), stage().owner.token);
    expect(await waitingIds()).toContain(id);
  });

  test.each([
    [undefined, 400],
    [{}, 400],
    [{ reason: '  ' }, 400],
    [{ reason: 'a'.repeat(501) }, 400],
    [{ reason: 'a\u0000' }, 400],
  ])('a rejection with %j is refused', async (body, status) => {
    const { _id: id } = await postJob(server(), stage());
    const answer = await send('POST', adminPaths.rejectJob(id), body);
    expect([answer.status, (await waitingIds()).includes(id)]).toEqual([status, true]);
    if (body !== undefined) {
      expect(answer.body).toMatchObject({ message: expect.stringMatching(/^Reason /) });
    }
  });

  test('a company that is approved makes its approved jobs public; a rejected one hides them', async () => {
    const company = await addCompany(server(), { approval: 'pending', createdBy: stage().owner.id });
    const { _id: id } = await postJob(server(), stage(), { company });
    await send('POST', adminPaths.approveJob(id));
    const look = async () => (await server().send('GET', apiPaths.job(id))).status;
    expect(await look()).toBe(404);
    expect((await send('POST', adminPaths.approveCompany(company))).status).toBe(200);
    expect(await look()).toBe(200);
    await send('POST', adminPaths.rejectCompany(company), { reason: 'Who is this?' });
    expect(await look()).toBe(404);
    const own = await server().send('GET', apiPaths.company(company), undefined, stage().owner.token);
    expect(own.body).toMatchObject({
      data: { company: { approval: 'rejected', approvalReason: 'Who is this?' } },
    });
  });

  test.each(['approve', 'reject'])('to %s is refused for a version that was not read', async (word) => {
    const seen = await postJob(server(), stage());
    const company = await addCompany(server(), { approval: 'pending', version: 3 });
    const decideOn = (path: string, version: number) =>
      sendWith(server(), {
        method: 'POST',
        path: `${path}/${word}`,
        body: { reason: 'No.' },
        headers: { Authorization: `Bearer ${stage().admin.token}`, 'If-Match': toIfMatch(version) },
      });
    const changed = toPayload(stage(), { title: 'Something else' });
    await server().send('PUT', apiPaths.job(seen._id), changed, stage().owner.token);
    const stale = await decideOn(`${adminPaths.jobs}/${seen._id}`, seen.version ?? 0);
    expect(stale.status).toBe(409);
    const { title, version } = readConflictingJob(stale);
    expect(title).toBe('Something else');
    expect(await waitingIds()).toContain(seen._id);
    expect((await decideOn(`${adminPaths.jobs}/${seen._id}`, version ?? 0)).status).toBe(200);
    expect((await decideOn(`${adminPaths.companies}/${company}`, 2)).body).toMatchObject({
      data: { company: { _id: company, approval: 'pending', version: 3 } },
    });
    expect((await decideOn(`${adminPaths.companies}/${company}`, 3)).status).toBe(200);
  });

  test('is refused about what is deleted, and what never was', async () => {
    const { _id: id } = await postJob(server(), stage());
    await server().send('DELETE', apiPaths.job(id), undefined, stage().owner.token);
    const gone = await addCompany(server(), { deletedAt: new Date() });
    const orphan = await addCompany(server(), { createdBy: stage().owner.id });
    const { _id: left } = await postJob(server(), stage(), { company: orphan });
    await server().send('DELETE', apiPaths.company(orphan), undefined, stage().owner.token);
    expect((await send('POST', adminPaths.approveJob(id))).status).toBe(409);
    expect((await send('POST', adminPaths.approveJob(left))).status).toBe(409);
    expect((await send('POST', adminPaths.rejectCompany(gone), { reason: 'Gone' })).status).toBe(409);
    expect((await send('POST', adminPaths.approveJob('nothing'))).status).toBe(404);
    expect((await send('POST', adminPaths.approveCompany('%00'))).status).toBe(404);
  });
});

const look = async (token: string) => (await send('GET', adminPaths.jobs, undefined, token)).status;

describe('administrators', () => {
  test('are made by others of them, at once, and made users again, which is written down', async () => {
    const { id, email, token } = await addPerson(server());
    const granted = await send('POST', `${adminPaths.grantAdmin}/`, { email: ` ${email.toUpperCase()} ` });
    expect(granted).toMatchObject({
      status: 200,
      body: { data: { user: { _id: id, email, role: 'admin' } } },
    });
    expect(await look(token)).toBe(200);
    expect((await send('POST', adminPaths.grantAdmin, { email })).status).toBe(200);
    const revoked = await send('POST', adminPaths.revokeAdmin, { email });
    expect(revoked).toMatchObject({ status: 200, body: { data: { user: { role: 'user' } } } });
    expect(await look(token)).toBe(403);
    const { entries } = await read(AuditData, `${adminPaths.audit}?entity=user&entityId=${id}`);
    expect(entries.map(({ action, actor }) => [action, actor?._id])).toEqual([
      ['revoke-admin', stage().admin.id],
      ['grant-admin', stage().admin.id],
    ]);
  });

  test('take no rights from unknown accounts or themselves', async () => {
    const { email, token } = stage().admin;
    expect((await send('POST', adminPaths.revokeAdmin, { email })).status).toBe(409);
    expect(await look(token)).toBe(200);
    expect((await send('POST', adminPaths.grantAdmin, { email: 'nobody@example.com' })).status).toBe(404);
    for (const body of [undefined, {}, { email: 7 }, { email: ' ' }, { email: 'a\u0000@example.com' }]) {
      expect((await send('POST', adminPaths.grantAdmin, body)).status).toBe(400);
    }
  });
});
