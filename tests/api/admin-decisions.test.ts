import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AdminCompaniesData, AdminJobData, AdminJobsData, AuditData } from '#contract/accounts/admin.ts';
import { adminPaths } from '#contract/http/api-paths.ts';
import { readAnswer } from '#contract/http/envelope.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { runOperator } from '../support/command-line.ts';
import { postCompany, toForm, write } from '../support/company-forms.ts';
import {
  postJob,
  readJob,
  toPayload,
  useJobStage,
  addPerson,
  type Person,
  addCompany,
} from '../support/stage.ts';
import { type Answer, useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

const send = (
  method: string,
  path: string,
  body?: unknown,
  { token }: Pick<Person, 'token'> = stage().admin,
) => server().send(method, path, body, token);

async function read<S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S>> {
  const answer = readAnswer(schema, (await send('GET', path)).body);
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data;
}

const listJobs = async (approval = 'pending') =>
  (await read(AdminJobsData, `${adminPaths.jobs}?perPage=100&approval=${approval}`)).jobs;
const findJob = async (id: string, approval?: string) =>
  (await listJobs(approval)).find((job) => job._id === id);
const seenOf = async (id: string, approval?: string) => ({ seen: (await findJob(id, approval))?.updatedAt });

/** The decision of an answer. */
function decisionOf({ body }: Answer): number {
  const answer = readAnswer(AdminJobData, body);
  if (answer.kind !== 'ok' || answer.data.decision === undefined) throw new Error(JSON.stringify(body));
  return answer.data.decision;
}

const isPublic = async (id: string) => (await server().send('GET', apiPaths.job(id))).status === 200;
const edit = (id: string, changes: Parameters<typeof toPayload>[1]) =>
  send('PUT', apiPaths.job(id), toPayload(stage(), changes), stage().owner);
const readOwn = async (id: string) => readJob(await send('GET', apiPaths.job(id), undefined, stage().owner));

describe('two moderators', () => {
  test('never overwrite each other: of ten decisions at once exactly one is made', async () => {
    const { _id: id } = await postJob(server(), stage());
    const seen = await seenOf(id);
    const moderators = await Promise.all(Array.from({ length: 10 }, () => addPerson(server(), 'admin')));
    const answers = await Promise.all(
      moderators.map((moderator, place) =>
        place % 2 === 0
          ? send('POST', adminPaths.approveJob(id), seen, moderator)
          : send('POST', adminPaths.rejectJob(id), { ...seen, reason: `Reason ${place}` }, moderator),
      ),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const { job } = v.parse(v.object({ data: AdminJobData }), made[0]?.body).data;
    for (const { status, body } of answers.filter((answer) => answer !== made[0])) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        success: false,
        message: 'This was changed or decided after you read it. Nothing was overwritten.',
        data: { job: { _id: id, approval: job.approval, approvalReason: job.approvalReason } },
      });
    }
    const { entries } = await read(AuditData, `${adminPaths.audit}?entity=job&entityId=${id}`);
    expect(entries.map(({ action }) => action)).toEqual([
      job.approval === 'approved' ? 'approve' : 'reject',
      'create',
    ]);
  });

  test('get a conflict when the owner has changed the row, and decide on the version that they then read', async () => {
    const { _id: id } = await postJob(server(), stage());
    const seen = await seenOf(id);
    await edit(id, { title: 'Night cook' });
    expect(await send('POST', adminPaths.approveJob(id), seen)).toMatchObject({
      status: 409,
      body: { data: { job: { title: 'Night cook', approval: 'pending' } } },
    });
    expect((await send('POST', adminPaths.approveJob(id), await seenOf(id))).status).toBe(200);
  });

  test('get the conflict even when the clock is set back', async () => {
    const { _id: id } = await postJob(server(), stage());
    const first = await seenOf(id);
    await server().advance(-3_600_000);
    expect((await send('POST', adminPaths.approveJob(id), first)).status).toBe(200);
    const second = await seenOf(id, 'approved');
    await server().advance(3_600_000);
    expect(second).not.toEqual(first);
    expect((await send('POST', adminPaths.rejectJob(id), { ...first, reason: 'No.' })).status).toBe(409);
  });

  test.each(['yesterday', '2026-13-01', 7])('cannot have seen %j', async (seen) => {
    const { _id: id } = await postJob(server(), stage());
    expect((await send('POST', adminPaths.approveJob(id), { seen })).status).toBe(400);
  });
});

describe('undoing a decision', () => {
  test('an approved job waits again, and was never posted', async () => {
    const { _id: id } = await postJob(server(), stage());
    const decision = decisionOf(await send('POST', adminPaths.approveJob(id)));
    expect(await isPublic(id)).toBe(true);
    expect(await send('POST', `${adminPaths.undo(decision)}/`)).toMatchObject({
      status: 200,
      body: {
        message: 'The decision is undone.',
        data: { job: { _id: id, approval: 'pending', postedAt: '' } },
      },
    });
    expect(await isPublic(id)).toBe(false);
    expect(await findJob(id)).toBeDefined();
    const { entries } = await read(AuditData, `${adminPaths.audit}?entity=job&entityId=${id}`);
    expect(entries.map(({ action, actor }) => [action, actor?._id])).toEqual([
      ['undo', stage().admin.id],
      ['approve', stage().admin.id],
      ['create', stage().owner.id],
    ]);
    expect((await send('POST', adminPaths.undo(decision))).status).toBe(409);
    await send('POST', adminPaths.approveJob(id));
    expect((await readOwn(id)).postedAt).not.toBe('');
  });

  test('a rejection of another is the first one again, and the rejected job public once more', async () => {
    const { _id: id } = await postJob(server(), stage());
    await send('POST', adminPaths.approveJob(id));
    const { postedAt } = await readOwn(id);
    await send('POST', adminPaths.rejectJob(id), { reason: 'First' });
    const second = decisionOf(await send('POST', adminPaths.rejectJob(id), { reason: 'Second' }));
    await send('POST', adminPaths.undo(second));
    expect(await readOwn(id)).toMatchObject({ approval: 'rejected', approvalReason: 'First' });
    const again = decisionOf(await send('POST', adminPaths.approveJob(id)));
    await send('POST', adminPaths.undo(again));
    expect(await readOwn(id)).toMatchObject({ approval: 'rejected', approvalReason: 'First', postedAt });
  });

  test('changes that were seen are listed again, with the same approved values', async () => {
    const { _id: id, description } = await postJob(server(), stage());
    await send('POST', adminPaths.approveJob(id));
    await edit(id, { description: 'Other' });
    const changes = { description: [description, 'Other'] };
    expect((await findJob(id, 'changed'))?.changes).toEqual(changes);
    const decision = decisionOf(await send('POST', adminPaths.approveJob(id)));
    expect(await findJob(id, 'changed')).toBeUndefined();
    await send('POST', adminPaths.undo(decision));
    expect((await findJob(id, 'changed'))?.changes).toEqual(changes);
    expect(await isPublic(id)).toBe(true);
  });

  test.each(['approve', 'reject'])('a contact waits again after %s', async (word) => {
    const { _id: id } = await postCompany(server(), stage().owner);
    await send('POST', adminPaths.approveCompany(id));
    const { token } = stage().owner;
    await write(server(), ['PUT', apiPaths.company(id), toForm({ email: 'new@padma.example' })], { token });
    const readRow = async () =>
      (await read(AdminCompaniesData, `${adminPaths.companies}?approval=changed&perPage=100`)).companies.find(
        ({ _id }) => _id === id,
      );
    const waiting = await readRow();
    const answer = await send('POST', `${adminPaths.companies}/${id}/${word}`, { reason: 'Whose is this?' });
    expect(await readRow()).toBeUndefined();
    const { decision } = v.parse(v.object({ data: v.object({ decision: v.number() }) }), answer.body).data;
    expect((await send('POST', adminPaths.undo(decision))).status).toBe(200);
    const again = await readRow();
    expect(again?.changes).toEqual(waiting?.changes);
    expect(again).toMatchObject({ email: 'new@padma.example', approval: 'approved', contactReason: '' });
    // Who edits the other contact hears of it.
    expect(again?.version).toBeGreaterThan(waiting?.version ?? 0);
    const open = await server().send('GET', apiPaths.company(id));
    expect(open.body).toMatchObject({ data: { company: { email: 'jobs@padma.example' } } });
  });

  test('is refused once something was changed, of what is no decision, and of what is deleted', async () => {
    const { _id: id } = await postJob(server(), stage());
    const decision = decisionOf(await send('POST', adminPaths.approveJob(id)));
    await edit(id, { description: 'Other' });
    expect(await send('POST', adminPaths.undo(decision))).toMatchObject({
      status: 409,
      body: { message: 'This was changed after the decision, so it cannot be undone.' },
    });
    expect(await isPublic(id)).toBe(true);
    const { entries } = await read(AuditData, `${adminPaths.audit}?entity=job&entityId=${id}`);
    for (const entry of [entries[0]?.id ?? 0, 999_999_999, 'x', '9'.repeat(30)]) {
      expect((await send('POST', adminPaths.undo(entry))).status).toBe(404);
    }
    const { _id: gone } = await postJob(server(), stage());
    const last = decisionOf(await send('POST', adminPaths.approveJob(gone)));
    await send('DELETE', apiPaths.job(gone), undefined, stage().owner);
    expect((await send('POST', adminPaths.undo(last))).status).toBe(409);
  });

  test('ten at once undo it once', async () => {
    const { _id: id } = await postJob(server(), stage());
    const decision = decisionOf(await send('POST', adminPaths.approveJob(id)));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('POST', adminPaths.undo(decision))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  test('is done by the command line too', async () => {
    const { _id: id } = await postJob(server(), stage());
    const run = (...args: string[]) => runOperator(server(), ...args);
    await run('approve', id);
    expect(await run('undo', id, 'none')).toMatchObject({
      lines: [`${id}: The decision is undone.`],
      problems: ['none: its last change is not a decision.'],
    });
    expect(await isPublic(id)).toBe(false);
    expect((await run('undo', id)).problems).toEqual([`${id}: its last change is not a decision.`]);
  });
});

test('changes name the company and the category of a job', async () => {
  const { _id: id } = await postJob(server(), stage());
  await send('POST', adminPaths.approveJob(id));
  const other = await addCompany(server(), { name: 'Jamuna Mills', createdBy: stage().owner.id });
  await edit(id, { company: other });
  expect((await findJob(id))?.changes).toEqual({ company: ['Meghna Foods', 'Jamuna Mills'] });
});
