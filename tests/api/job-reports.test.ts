import * as v from 'valibot';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminPaths, reportPaths } from '#contract/http/api-paths.ts';
import { indexOutdated } from '#server/jobs/search/index-jobs.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { reportReasons } from '#contract/reports/report.ts';
import { ReportedJobsData } from '#contract/accounts/admin.ts';
import { auditLog, jobs } from '#server/db/schema.ts';
import { jobReports } from '#server/db/readers-schema.ts';
import { purgeOld } from '#server/work.ts';
import { runOperator } from '../support/command-line.ts';
import { sendWith, useJobStage, addJob, addCompany } from '../support/stage.ts';
import { createTestServer, useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

let keys = 0;
function newKey(): string {
  keys += 1;
  return `key-of-a-device-${keys}`;
}

const addPublicJob = (changes: Partial<typeof jobs.$inferInsert> = {}) =>
  addJob(server(), { ...stage(), createdBy: stage().owner.id }, changes);
const report = (id: string, changes: object = {}, token?: string) =>
  server().send(
    'POST',
    reportPaths.ofJob(id),
    { reason: 'fake', text: '', key: newKey(), ...changes },
    token,
  );
const rowsOf = (id: string) =>
  server().context.db.orm.select().from(jobReports).where(eq(jobReports.jobId, id)).orderBy(jobReports.id);

async function list(query = '') {
  const { body } = await server().send('GET', `${reportPaths.list}${query}`, undefined, stage().admin.token);
  return v.parse(v.object({ success: v.literal(true), data: ReportedJobsData }), body).data;
}
const findListed = async (id: string) =>
  (await list('?perPage=100')).reportedJobs.find(({ job }) => job._id === id);
const handle = (id: string, lastId: number, token = stage().admin.token) =>
  server().send('POST', reportPaths.handle(id), { lastId }, token);

const run = (...args: string[]) => runOperator(server(), ...args);

const thanks = { success: true, message: 'Thank you. We have received your report.' };

describe('a report', () => {
  test('is stored once for a device and job, and the answer does not tell', async () => {
    const [id, other] = [await addPublicJob(), await addPublicJob()];
    const sent = { reason: 'money', text: '  Asked for 500 taka.\nবিকাশে।  ', key: newKey() };
    for (let time = 0; time < 3; time += 1) {
      expect(await report(id, sent)).toMatchObject({ status: 200, body: thanks });
    }
    await Promise.all(Array.from({ length: 5 }, () => report(id, { ...sent, reason: 'other' })));
    await report(other, sent);
    await report(id, { ...sent, key: newKey() });
    const [first, ...rest] = await rowsOf(id);
    expect(first).toMatchObject({ reason: 'money', text: 'Asked for 500 taka.\nবিকাশে।', handledAt: null });
    expect([rest.length, (await rowsOf(other)).length]).toEqual([1, 1]);
  });

  test('holds nothing of its sender, not even the key', async () => {
    const id = await addPublicJob();
    const key = newKey();
    await sendWith(server(), {
      method: 'POST',
      path: reportPaths.ofJob(id),
      body: { reason: 'offensive', key },
      headers: { Authorization: `Bearer ${stage().other.token}`, 'X-Forwarded-For': '203.0.113.9' },
    });
    const [row] = await rowsOf(id);
    const stored = JSON.stringify(row);
    expect(stored).toContain('offensive');
    for (const secret of [key, '203.0.113.9', stage().other.id, stage().other.token]) {
      expect(stored).not.toContain(secret);
    }
  });

  test('is answered in Bangla for readers of Bangla', async () => {
    const id = await addPublicJob();
    const send = (body: object) =>
      sendWith(server(), {
        method: 'POST',
        path: reportPaths.ofJob(id),
        body,
        headers: { 'Accept-Language': 'bn' },
      });
    expect((await send({ reason: 'fake', key: newKey() })).body).toMatchObject({
      message: 'ধন্যবাদ। আপনার রিপোর্ট পেয়েছি।',
    });
    const refused = JSON.stringify((await send({ reason: 'bad', key: newKey() })).body);
    expect(refused).toMatch(/[\u0980-\u09FF]/);
    expect(refused).not.toMatch(/must be|Reason/);
  });

  test.each([
    ['no reason', { reason: undefined }, 'Reason is required.'],
    ['an unknown reason', { reason: 'boring' }, `Reason must be one of: ${reportReasons.join(', ')}.`],
    ['a long text', { text: 'x'.repeat(1001) }, 'Text must be at most 1000 characters.'],
    ['control characters', { text: 'a\u0000b' }, 'Text holds characters that cannot be used.'],
    ['something else without words', { reason: 'other', text: ' \u200B ' }, 'Text is required.'],
    ['a short key', { key: 'short' }, 'Key must be 16 to 64 letters, digits, - and _.'],
    ['no key', { key: undefined }, 'Key is required.'],
  ])('with %s is refused', async (_name, changes, message) => {
    const id = await addPublicJob();
    expect(await report(id, changes)).toMatchObject({ status: 400, body: { message } });
    expect(await rowsOf(id)).toEqual([]);
  });

  test('is taken of public and closed jobs alone', async () => {
    const closed = await addPublicJob({ status: 'closed', postedAt: new Date() });
    expect((await report(closed)).status).toBe(200);
    const waiting = await addPublicJob({ approval: 'pending' });
    const gone = await addPublicJob({ deletedAt: new Date() });
    for (const id of [waiting, gone, 'none', '%00']) {
      expect(await report(id, {}, stage().owner.token)).toMatchObject({ status: 404 });
    }
  });

  test('is limited for each address', async () => {
    const limited = await createTestServer({ config: { rateLimitFactor: 1 } });
    const send = () => limited.send('POST', reportPaths.ofJob('none'), { reason: 'fake', key: newKey() });
    for (let time = 0; time < 60; time += 1) expect((await send()).status).toBe(404);
    expect(await send()).toMatchObject({ status: 429 });
    await limited.close();
  });
});

describe('administrators', () => {
  test('read open reports by job, the last reported first, and handle what they read', async () => {
    const first = await addPublicJob({ title: 'Nurse', description: 'Registration fee: 500 taka.' });
    const second = await addPublicJob({ title: 'Cook' });
    await report(first, { reason: 'money', text: 'one' });
    await report(first, { reason: 'fake', text: 'two' });
    await report(second, { reason: 'closed' });
    await report(first, { reason: 'money', text: 'three' });
    const [top, next] = (await list()).reportedJobs;
    expect(top).toMatchObject({
      job: { _id: first, title: 'Nurse', approval: 'approved', status: 'open', advice: ['asks-for-money'] },
      count: 3,
      reasons: [
        { reason: 'money', count: 2 },
        { reason: 'fake', count: 1 },
      ],
    });
    expect(top && [top.firstAt, top.latestAt]).toEqual([top?.reports[2]?.at, top?.reports[0]?.at]);
    expect(top?.job).toMatchObject({ owner: { _id: stage().owner.id }, changes: {} });
    expect(top?.reports.map(({ text }) => text)).toEqual(['three', 'two', 'one']);
    expect(next?.job._id).toBe(second);

    await report(first, { reason: 'other', text: 'came in between' });
    expect(await handle(first, top?.lastId ?? 0)).toMatchObject({
      status: 200,
      body: { data: { handled: 3 } },
    });
    expect(await findListed(first)).toMatchObject({ count: 1, reports: [{ text: 'came in between' }] });
    expect(await handle(first, top?.lastId ?? 0)).toMatchObject({
      status: 200,
      body: { data: { handled: 0 } },
    });
    const ofFirst = and(eq(auditLog.entityId, first), eq(auditLog.action, 'handle-reports'));
    const entries = await server().context.db.orm.select().from(auditLog).where(ofFirst);
    expect(entries).toMatchObject([
      { actorId: stage().admin.id, entity: 'job', changes: { reports: [3, 0] } },
    ]);
    const [row] = await rowsOf(first);
    expect(row).toMatchObject({ handledBy: stage().admin.id });
  });

  test('read pages, twenty texts of a job, and no deleted jobs', async () => {
    const id = await addPublicJob();
    for (let count = 1; count <= 22; count += 1) await report(id, { text: `${count}` });
    const found = await findListed(id);
    expect([found?.count, found?.reports.length, found?.reports[0]?.text]).toEqual([22, 20, '22']);
    const one = await list('?page=2&perPage=1');
    expect(one.reportedJobs).toHaveLength(1);
    expect(one.pagination).toMatchObject({ page: 2, perPage: 1 });
    expect(one.pagination.total).toBeGreaterThan(1);
    await server().context.db.orm.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, id));
    expect(await findListed(id)).toBeUndefined();
  });

  test('alone may do so', async () => {
    const id = await addPublicJob();
    await report(id);
    for (const [token, status] of [
      [undefined, 401],
      [stage().owner.token, 403],
      [stage().other.token, 403],
    ] as const) {
      expect((await server().send('GET', reportPaths.list, undefined, token)).status).toBe(status);
      const handled = await server().send('POST', reportPaths.handle(id), { lastId: 1_000_000 }, token);
      expect(handled.status).toBe(status);
    }
    expect(await rowsOf(id)).toMatchObject([{ handledAt: null }]);
    expect((await handle('none', 1)).status).toBe(404);
    expect((await handle(id, 0)).status).toBe(400);
    expect(
      (await server().send('GET', `${reportPaths.list}?page=0`, undefined, stage().admin.token)).status,
    ).toBe(400);
  });

  test('see and handle them on the command line', async () => {
    const id = await addPublicJob({ title: 'Driver\u001B[31m', description: 'Joining fee 300 taka.' });
    await report(id, { reason: 'other', text: 'Asked\nfor \u202Emoney' });
    const { lines } = await run('reports');
    expect(lines[0]).toMatch(/^Reported jobs: \d+$/);
    const at = lines.findIndex((line) => line.includes(id));
    expect(lines[at]).toMatch(/ {2}Driver \[31m · Meghna Foods · 1 report · last 2\d{3}-/);
    expect(lines.slice(at + 1, at + 4)).toEqual([
      '    reasons: other 1',
      '    marked: asks-for-money',
      '    - Asked for  money',
    ]);
    expect((await run('list')).lines.at(-1)).toMatch(/^Reported jobs: \d+ \(npm run admin/);
    expect(await run('reports', 'handle', id, 'none')).toMatchObject({
      lines: [`${id}: 1 report handled.`],
      problems: ['none: no job with this id has open reports.'],
    });
    expect(await findListed(id)).toBeUndefined();
  });
});

describe('rows of reports', () => {
  test('go with their job, and half a year after they were handled', async () => {
    const [gone, old, fresh, open] = [
      await addPublicJob({ title: 'gone' }),
      await addPublicJob(),
      await addPublicJob(),
      await addPublicJob(),
    ];
    for (const id of [gone, old, fresh, open]) await report(id);
    const { orm } = server().context.db;
    const ago = (days: number) => new Date(server().context.clock() - days * DAY_MS);
    await orm
      .update(jobs)
      .set({ deletedAt: ago(31) })
      .where(eq(jobs.id, gone));
    await orm
      .update(jobReports)
      .set({ handledAt: ago(181) })
      .where(eq(jobReports.jobId, old));
    await orm
      .update(jobReports)
      .set({ handledAt: ago(179) })
      .where(eq(jobReports.jobId, fresh));
    await orm
      .update(jobReports)
      .set({ createdAt: ago(400) })
      .where(eq(jobReports.jobId, open));
    await purgeOld(server().context);
    const left = await Promise.all([gone, old, fresh, open].map(async (id) => (await rowsOf(id)).length));
    expect(left).toEqual([0, 0, 1, 1]);
  });
});

describe('marks of plain rules', () => {
  let id = '';
  beforeAll(async () => {
    const companyId = await addCompany(server(), {
      createdBy: stage().owner.id,
      website: 'https://acme.example',
      email: 'acme.jobs@gmail.com',
    });
    id = await addJob(
      server(),
      { ...stage(), companyId, createdBy: stage().owner.id },
      { description: 'Send 500 taka by bKash to confirm your interview.' },
    );
  });
  const advice = ['asks-for-money', 'free-mail'];

  test('come with the whole job, to everyone and to its owner, and not with lists', async () => {
    for (const token of [undefined, stage().owner.token]) {
      const answer = await server().send('GET', `${apiPaths.job(id)}?view=detailed`, undefined, token);
      expect(answer).toMatchObject({ status: 200, body: { data: { job: { advice } } } });
    }
    const { body } = await server().send('GET', `${apiPaths.jobs}?page=1&perPage=100`);
    expect(JSON.stringify(body)).toContain(id);
    expect(JSON.stringify(body)).not.toContain('advice');
  });

  test('follow the website of the company', async () => {
    const { db } = server().context;
    const [{ company_id: companyId } = { company_id: '' }] = await db.sql<{ company_id: string }[]>`
      select company_id from jobs where id = ${id}`;
    const change = async (website: string) => {
      await db.sql`update companies set website = ${website} where id = ${companyId}`;
      await indexOutdated(db);
      return server().send('GET', apiPaths.job(id));
    };
    expect(await change('')).toMatchObject({ body: { data: { job: { advice: ['asks-for-money'] } } } });
    expect(await change('https://acme.example')).toMatchObject({ body: { data: { job: { advice } } } });
  });

  test('are shown to administrators where they approve', async () => {
    const path = `${adminPaths.jobs}?approval=approved&perPage=100`;
    const { body } = await server().send('GET', path, undefined, stage().admin.token);
    const Listed = v.object({ data: v.object({ jobs: v.array(v.looseObject({ _id: v.string() })) }) });
    const found = v.parse(Listed, body).data.jobs.find((job) => job._id === id);
    expect(found).toMatchObject({ advice });
    const { lines } = await run('list', 'jobs', '--approved');
    const at = lines.findIndex((line) => line.includes(id));
    expect(lines[at + 1]).toBe('    marked: asks-for-money, free-mail');
  });
});
