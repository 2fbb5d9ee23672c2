import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { toIfMatch } from '#contract/http/write-headers.ts';
import { companies, jobs } from '#server/db/schema.ts';
import {
  useJobCalls,
  postJob,
  readConflictingJob,
  readJob,
  sendWith,
  toPayload,
  listJobs,
  addCompany,
} from '../support/stage.ts';

const { server, stage, send, edit, approve, auditOf } = useJobCalls();

describe('editing a job', () => {
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
    [{ salary: { min: 20_000, max: 30_001, currency: 'BDT', type: 'monthly', bonus: 0 } }, 'pending'],
    [{ salary: { min: 20_000, max: 30_000, currency: 'USD', type: 'monthly', bonus: 0 } }, 'pending'],
    [{ salary: { min: 19_999, max: 30_000, currency: 'BDT', type: 'monthly', bonus: 0 } }, 'pending'],
    [{ salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'weekly', bonus: 0 } }, 'pending'],
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

  test('keeps a deadline that is further ahead than new ones may be', async () => {
    const far = new Date('2999-12-31T00:00:00.000Z');
    const { _id: id } = await postJob(server(), stage());
    await server().context.db.orm.update(jobs).set({ applicationDeadline: far }).where(eq(jobs.id, id));
    expect((await edit(id, { applicationDeadline: far.toISOString(), title: 'Cook' })).status).toBe(200);
    expect(await edit(id, { applicationDeadline: '2999-12-30' })).toMatchObject({
      status: 400,
      body: { message: 'Application deadline must be at most 12 months ahead.' },
    });
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

  test('by many at once loses nothing: one is stored, and the others get a conflict', async () => {
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

test('a company that is renamed while its jobs are edited and posted blocks no one', async () => {
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

    const restore = ownerPaths.jobRestore(id);
    expect((await send('POST', restore, {})).status).toBe(401);
    expect((await send('POST', restore, {}, stage().other.token)).status).toBe(404);
    const back = await send('POST', `${restore}/`, {}, owner.token);
    expect([back.status, readJob(back).approval]).toEqual([200, 'approved']);
    expect((await send('GET', apiPaths.job(id))).status).toBe(200);
    expect((await send('POST', restore, undefined, stage().admin.token)).status).toBe(200);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
  });
});
