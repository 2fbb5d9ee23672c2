import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/paths.ts';
import { toIfMatch } from '#contract/write-headers.ts';
import { auditLog, companies, jobs } from '#server/db/schema.ts';
import {
  createJobStage,
  postJob,
  readConflictingJob,
  readJob,
  sendWith,
  toPayload,
  useJobStage,
} from '../support/job-writes.ts';
import { listJobs } from '../support/jobs.ts';
import { addCompany } from '../support/rows.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

const send = (method: string, path: string, body?: unknown, token?: string) =>
  server().send(method, path, body, token);
const edit = (id: string, changes = {}, token = stage().owner.token) =>
  send('PUT', apiPaths.job(id), toPayload(stage(), changes), token);
const approve = (id: string) =>
  server().context.db.orm.update(jobs).set({ approval: 'approved' }).where(eq(jobs.id, id));
const auditOf = (id: string) =>
  server().context.db.orm.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id);

describe('posting a job', () => {
  test.each([apiPaths.jobs, `${apiPaths.jobs}/`])('at %s keeps what was sent, waiting', async (path) => {
    const payload = toPayload(stage());
    const answer = await send('POST', path, payload, stage().owner.token);
    expect(answer.status).toBe(201);
    const { company, category, ...fields } = payload;
    const job = readJob(answer);
    expect(job).toMatchObject(fields);
    expect(job).toMatchObject({ approval: 'pending', approvalReason: '', version: 1, postedAt: '' });
    expect([job.company._id, job.category?._id, job.createdBy]).toEqual([
      company,
      category,
      stage().owner.id,
    ]);
    expect(await auditOf(job._id)).toMatchObject([{ action: 'create', actorId: stage().owner.id }]);
  });

  test('is for people who are signed in', async () => {
    expect((await send('POST', apiPaths.jobs, toPayload(stage()))).status).toBe(401);
  });

  test('takes lists as text, numbers as postal codes and both spellings of a level', async () => {
    const job = await postJob(server(), stage(), {
      requiredSkills: ' Excel, ,Tally,',
      niceToHaveSkills: null,
      experienceLevel: '1-2 years',
      location: { city: ' Dhaka ', postalCode: 1207 },
      workMode: null,
      applicationDeadline: '2090-02-28',
    });
    expect(job).toMatchObject({
      requiredSkills: ['Excel', 'Tally'],
      niceToHaveSkills: [],
      experienceLevel: '1-2years',
      location: { street: '', city: 'Dhaka', postalCode: '1207' },
      workMode: '',
      applicationDeadline: '2090-02-28T00:00:00.000Z',
    });
  });

  test.each([
    [{ title: ' ' }, 'Title is required.'],
    [{ title: '\u200B' }, 'Title is required.'],
    [{ title: '\u3164\u2800\u115F' }, 'Title is required.'],
    [{ title: 'a'.repeat(151) }, 'Title must be at most 150 characters.'],
    [{ title: 'a\nb' }, 'Title holds characters that cannot be used.'],
    [{ description: 'a\u0000b' }, 'Description holds characters that cannot be used.'],
    [{ title: 'a\ud83d' }, 'Title holds characters that cannot be used.'],
    [{ responsibilities: 'a\u001bb' }, 'Responsibilities holds characters that cannot be used.'],
    [{ requiredSkills: ['Excel', '\udc00'] }, 'Required skills holds characters that cannot be used.'],
    [{ workingHours: '9\n5' }, 'Working hours holds characters that cannot be used.'],
    [{ description: '\uD800' }, 'Description holds characters that cannot be used.'],
    [{ company: undefined }, 'Company is required.'],
    [{ company: 'nothing' }, 'Company must be one of your own companies.'],
    [{ category: '\u0000' }, 'Category must be one of the list.'],
    [{ experienceLevel: 'expert' }, /^Experience level must be one of: fresher, internship, /],
    [{ jobType: '' }, 'Employment type is required.'],
    [{ workMode: 'never' }, 'Work mode must be one of: full-time, part-time, contract.'],
    [{ salary: undefined }, 'Salary is required.'],
    [{ salary: { min: -1, max: 2, currency: 'BDT', type: 'monthly' } }, 'Minimum salary must be at least 0.'],
    [
      { salary: { min: 2, max: 1, currency: 'BDT', type: 'monthly' } },
      'Maximum salary must be at least as much as the minimum.',
    ],
    [{ salary: { min: 2, max: '3', currency: 'BDT', type: 'monthly' } }, 'Maximum salary must be a number.'],
    [{ numberOfOpenings: 0 }, 'Number of openings must be at least 1.'],
    [{ numberOfOpenings: 1.5 }, 'Number of openings must be a whole number.'],
    [
      { requiredSkills: ['a'.repeat(101)] },
      'Required skills must not have an item of more than 100 characters.',
    ],
    [{ tags: Array.from({ length: 51 }, String) }, 'Tags must be at most 50 items.'],
    [{ benefits: 7 }, 'Benefits must be text or a list of texts.'],
    [{ location: { city: 7 } }, 'City must be text.'],
    [{ status: 'closed' }, 'Status must be one of: open.'],
    [{ applicationDeadline: '2027-02-30T00:00:00.000Z' }, 'Application deadline must be a date.'],
    [{ applicationDeadline: 'tomorrow' }, 'Application deadline must be a date.'],
    [{ applicationDeadline: '2020-01-01' }, 'Application deadline must not be in the past.'],
  ])('refuses %j', async (changes, message) => {
    const answer = await send(
      'POST',
      apiPaths.jobs,
      { ...toPayload(stage()), ...changes },
      stage().owner.token,
    );
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    expect(answer.body).toMatchObject({
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  test.each([null, [], 'text', 7])('refuses a body that is %j', async (body) => {
    const answer = await send('POST', apiPaths.jobs, body, stage().owner.token);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\w/) } });
  });

  test('needs a company of one’s own that is not deleted; one that waits is fine', async () => {
    const waiting = await addCompany(server(), { createdBy: stage().owner.id, approval: 'pending' });
    expect((await postJob(server(), stage(), { company: waiting })).company._id).toBe(waiting);
    const deleted = await addCompany(server(), { createdBy: stage().owner.id, deletedAt: new Date() });
    const foreign = await addCompany(server(), { createdBy: stage().other.id });
    for (const company of [deleted, foreign]) {
      const body = toPayload(stage(), { company });
      expect((await send('POST', apiPaths.jobs, body, stage().owner.token)).status).toBe(400);
    }
  });
});

describe('reading one’s own jobs', () => {
  test('shows what waits to its owner and to administrators alone', async () => {
    const { _id: id } = await postJob(server(), stage());
    for (const path of [apiPaths.job(id), `${apiPaths.job(id)}/`, `${apiPaths.job(id)}?view=detailed`]) {
      expect((await send('GET', path)).status).toBe(404);
      expect((await send('GET', path, undefined, stage().other.token)).status).toBe(404);
      for (const { token } of [stage().owner, stage().admin]) {
        expect(readJob(await send('GET', path, undefined, token))).toMatchObject({ approval: 'pending' });
      }
    }
  });

  test('says no more to others about a public job than before', async () => {
    const { _id: id } = await postJob(server(), stage());
    await approve(id);
    const own = readJob(await send('GET', apiPaths.job(id), undefined, stage().owner.token));
    const { approval, approvalReason, version, ...shared } = own;
    expect([approval, approvalReason, version]).toEqual(['approved', '', 1]);
    for (const token of [undefined, stage().other.token]) {
      const { body } = await send('GET', apiPaths.job(id), undefined, token);
      expect(body).toEqual({ success: true, data: { job: shared } });
    }
  });

  test('lists them in full, newest first, without deleted ones and those of deleted companies', async () => {
    const mine = await createJobStage(server());
    const first = await postJob(server(), mine, { description: 'a'.repeat(2000) });
    const second = await postJob(server(), mine);
    await send('DELETE', apiPaths.job((await postJob(server(), mine))._id), undefined, mine.owner.token);
    const gone = await addCompany(server(), { createdBy: mine.owner.id });
    const orphan = await postJob(server(), mine, { company: gone });
    await server()
      .context.db.orm.update(companies)
      .set({ deletedAt: new Date() })
      .where(eq(companies.id, gone));
    for (const { token } of [mine.owner, mine.admin]) {
      const { body } = await send('GET', `${apiPaths.jobs}?createdBy=${mine.owner.id}`, undefined, token);
      expect(body).toEqual({ success: true, data: { jobs: [second, first] } });
    }
    expect((await send('GET', apiPaths.job(orphan._id), undefined, mine.owner.token)).status).toBe(404);
    const path = `${apiPaths.jobs}?createdBy=${mine.owner.id}`;
    expect((await send('GET', path)).status).toBe(401);
    expect((await send('GET', path, undefined, mine.other.token)).status).toBe(403);
  });
});

describe('editing a job', () => {
  test('is for its owner and administrators', async () => {
    const { _id: id } = await postJob(server(), stage());
    expect((await send('PUT', apiPaths.job(id), toPayload(stage()))).status).toBe(401);
    expect((await edit(id, {}, stage().other.token)).status).toBe(404);
    await approve(id);
    expect((await edit(id, {}, stage().other.token)).status).toBe(403);
    expect((await edit(id)).status).toBe(200);
    expect((await edit(id, {}, stage().admin.token)).status).toBe(200);
    const slashed = await send('PUT', `${apiPaths.job(id)}/`, toPayload(stage()), stage().owner.token);
    expect(readJob(slashed).version).toBe(4);
    expect((await edit('nothing')).status).toBe(404);
  });

  test('answers with the job as it is now, and writes down what changed', async () => {
    const posted = await postJob(server(), stage());
    const job = readJob(await edit(posted._id, { description: 'New', numberOfOpenings: 5 }));
    expect(job).toEqual({ ...posted, description: 'New', numberOfOpenings: 5, version: 2 });
    expect((await auditOf(job._id)).at(-1)).toMatchObject({
      action: 'edit',
      actorId: stage().owner.id,
      changes: { description: [posted.description, 'New'], numberOfOpenings: [2, 5] },
    });
  });

  test.each([
    [{ title: 'Chief accountant' }, 'pending'],
    [{ salary: { min: 20_000, max: 30_001, currency: 'BDT', type: 'monthly', bonus: 500 } }, 'pending'],
    [{ salary: { min: 20_000, max: 30_000, currency: 'USD', type: 'monthly', bonus: 500 } }, 'pending'],
    [{ salary: { min: 19_999, max: 30_000, currency: 'BDT', type: 'monthly', bonus: 500 } }, 'pending'],
    [{ salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'weekly', bonus: 500 } }, 'pending'],
    [{ salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'monthly', bonus: 501 } }, 'pending'],
    [{ description: 'Other words', numberOfOpenings: 9, requiredSkills: ['Excel'] }, 'approved'],
  ])('of an approved one with %j leaves it %s', async (changes, approval) => {
    const { _id: id } = await postJob(server(), stage());
    await approve(id);
    expect(readJob(await edit(id, changes))).toMatchObject({ approval });
    expect((await send('GET', apiPaths.job(id))).status).toBe(approval === 'approved' ? 200 : 404);
  });

  test('of a rejected one makes it wait again; an administrator’s edits change no approval', async () => {
    const { _id: id } = await postJob(server(), stage());
    const rejected = { approval: 'rejected', approvalReason: 'No pay.' } as const;
    await server().context.db.orm.update(jobs).set(rejected).where(eq(jobs.id, id));
    expect(readJob(await edit(id, { title: 'Else' }, stage().admin.token))).toMatchObject(rejected);
    expect(readJob(await edit(id))).toMatchObject({ approval: 'pending', approvalReason: '' });
    await approve(id);
    expect(readJob(await edit(id, { title: 'By us' }, stage().admin.token))).toMatchObject({
      approval: 'approved',
    });
  });

  test('moves to another company of the owner’s, where it waits again unless an administrator moves it', async () => {
    const { _id: id } = await postJob(server(), stage());
    await approve(id);
    const company = await addCompany(server(), { createdBy: stage().owner.id });
    expect(readJob(await edit(id, { company }, stage().admin.token))).toMatchObject({
      company: { _id: company },
      approval: 'approved',
    });
    expect(readJob(await edit(id))).toMatchObject({
      company: { _id: stage().companyId },
      approval: 'pending',
    });
    const foreign = await addCompany(server(), { createdBy: stage().admin.id });
    expect((await edit(id, { company: foreign }, stage().admin.token)).status).toBe(400);
  });

  test('keeps a past deadline, but sets none, and keeps the work mode that is not sent', async () => {
    const { _id: id } = await postJob(server(), stage());
    const past = new Date(Date.now() - 5 * DAY_MS);
    await server().context.db.orm.update(jobs).set({ applicationDeadline: past }).where(eq(jobs.id, id));
    const kept = await edit(id, { applicationDeadline: past.toISOString(), workMode: undefined });
    expect(readJob(kept)).toMatchObject({ applicationDeadline: past.toISOString(), workMode: 'full-time' });
    const earlier = new Date(Date.now() - 9 * DAY_MS).toISOString();
    expect(await edit(id, { applicationDeadline: earlier })).toMatchObject({
      status: 400,
      body: { message: 'Application deadline must not be in the past.' },
    });
  });

  test('from an older version answers 409 with the stored job, and writes nothing', async () => {
    const posted = await postJob(server(), stage());
    const changed = readJob(await edit(posted._id, { title: 'Mine' }));
    const put = (ifMatch: string, title: string) =>
      sendWith(server(), {
        method: 'PUT',
        path: apiPaths.job(posted._id),
        body: toPayload(stage(), { title }),
        headers: { Authorization: `Bearer ${stage().admin.token}`, 'If-Match': ifMatch },
      });
    const stale = await put(toIfMatch(1), 'Theirs');
    expect(stale.status).toBe(409);
    expect(readConflictingJob(stale)).toEqual(changed);
    expect((await put('W/"x"', 'Theirs')).status).toBe(400);
    expect(readJob(await put(toIfMatch(2), 'Ours'))).toMatchObject({ title: 'Ours', version: 3 });
    expect(readJob(await put('*', 'Any'))).toMatchObject({ title: 'Any', version: 4 });
  });

  test('by many at once loses nothing: one is kept, and the others are told of it', async () => {
    const posted = await postJob(server(), stage());
    const put = (title: string, token: string) =>
      sendWith(server(), {
        method: 'PUT',
        path: apiPaths.job(posted._id),
        body: toPayload(stage(), { title }),
        headers: { Authorization: `Bearer ${token}`, 'If-Match': toIfMatch(1) },
      });
    const titles = Array.from({ length: 10 }, (_, number) => `Edit ${number}`);
    const answers = await Promise.all(
      titles.map((title, number) => put(title, (number % 2 === 0 ? stage().owner : stage().admin).token)),
    );
    const [won, ...lost] = answers.sort((a, b) => a.status - b.status);
    expect(answers.map(({ status }) => status)).toEqual([200, ...titles.slice(1).map(() => 409)]);
    if (won === undefined) throw new Error('All have answered.');
    for (const answer of lost) expect(readConflictingJob(answer)).toEqual(readJob(won));
    expect(await auditOf(posted._id)).toHaveLength(2);
  });
});

/** Starts at once. */
async function rename(name: string): Promise<void> {
  await server().context.db.orm.update(companies).set({ name }).where(eq(companies.id, stage().companyId));
}

test('a company that is renamed while its jobs are edited and posted stops nobody', async () => {
  const posted = await Promise.all(Array.from({ length: 4 }, () => postJob(server(), stage())));
  const writes = posted.flatMap(({ _id: id }, number) => [
    edit(id, { description: `Edit ${number}` }),
    send('POST', apiPaths.jobs, toPayload(stage()), stage().owner.token),
  ]);
  const renames = Array.from({ length: 8 }, (_, number) => rename(`Meghna Foods ${number}`));
  const answers = await Promise.all(writes);
  await Promise.all(renames);
  expect(answers.map(({ status }) => status)).toEqual(posted.flatMap(() => [200, 201]));
});

describe('deleting a job', () => {
  test('hides it at once, and for its owner too, until it is brought back', async () => {
    const { _id: id } = await postJob(server(), stage());
    await approve(id);
    const { categoryId, owner } = stage();
    expect((await send('DELETE', apiPaths.job(id))).status).toBe(401);
    expect((await send('DELETE', apiPaths.job(id), undefined, stage().other.token)).status).toBe(403);
    expect((await send('DELETE', `${apiPaths.job(id)}/`, undefined, owner.token)).status).toBe(200);
    expect((await send('GET', apiPaths.job(id), undefined, owner.token)).status).toBe(404);
    expect((await send('DELETE', apiPaths.job(id), undefined, owner.token)).status).toBe(404);
    expect((await send('PUT', apiPaths.job(id), toPayload(stage()), owner.token)).status).toBe(404);
    expect((await listJobs(server(), `category=${categoryId}`)).jobs.map((job) => job._id)).not.toContain(id);

    const restore = apiPaths.jobRestore(id);
    expect((await send('POST', restore, {})).status).toBe(401);
    expect((await send('POST', restore, {}, stage().other.token)).status).toBe(404);
    const back = await send('POST', `${restore}/`, {}, owner.token);
    expect([back.status, readJob(back).approval]).toEqual([200, 'approved']);
    expect((await send('GET', apiPaths.job(id))).status).toBe(200);
    expect((await send('POST', restore, undefined, stage().admin.token)).status).toBe(200);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
  });
});
