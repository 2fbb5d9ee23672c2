import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { AdminJobsData } from '#contract/accounts/admin.ts';
import type { ApplyWay, ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { readAnswer } from '#contract/http/envelope.ts';
import { adminPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { jobs } from '../../src/server/db/schema.ts';
import { useJobCalls, postJob, readJob, sendWith, toPayload } from '../support/stage.ts';

const { server, stage, send, edit, approve, auditOf } = useJobCalls();

const link: ApplyWay = { kind: 'link', url: 'https://padma.example/jobs' };
const call: ApplyWay = { kind: 'call', phone: '01712-345678', whatsApp: true };
const walkIn: ApplyWay = {
  kind: 'walkIn',
  from: '2026-12-01',
  to: '2026-12-03',
  hours: '10:00 AM - 4:00 PM',
  place: 'Gate 2, Ashulia',
  bring: 'NID\nTwo photos',
};
const question: ScreeningQuestion = {
  id: 'shift',
  kind: 'choice',
  text: 'Which shift?',
  choices: ['Day', 'Night'],
  isRequired: true,
};

async function readChanges(id: string) {
  const path = `${adminPaths.jobs}?approval=changed&perPage=100`;
  const answer = readAnswer(AdminJobsData, (await send('GET', path, undefined, stage().admin.token)).body);
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data.jobs.find((job) => job._id === id)?.changes;
}

describe('the ways to apply', () => {
  test('are stored in the order of the employer, and read by everyone', async () => {
    const applyWays = [walkIn, call, link, { kind: 'inbox' } as const];
    const posted = await postJob(server(), stage(), { applyWays, screening: [question] });
    expect(posted).toMatchObject({ applyWays, screening: [question] });
    await approve(posted._id);
    const read = readJob(await send('GET', apiPaths.job(posted._id)));
    expect(read).toMatchObject({ applyWays, screening: [question] });
  });

  test('are none where a request names none, and stay where an edit leaves them out', async () => {
    expect(await postJob(server(), stage())).toMatchObject({ applyWays: [], screening: [] });
    const { _id: id } = await postJob(server(), stage(), { applyWays: [link], screening: [question] });
    expect(readJob(await edit(id, { title: 'Cook' }))).toMatchObject({
      applyWays: [link],
      screening: [question],
    });
    expect(readJob(await edit(id, { applyWays: [] }))).toMatchObject({ applyWays: [] });
  });

  test('change at once on an approved job, and are listed until they are back', async () => {
    const { _id: id } = await postJob(server(), stage(), { applyWays: [walkIn, call] });
    await approve(id);
    // Unchanged ones are no change, in whatever order the database gives their properties back.
    await edit(id, { applyWays: [walkIn, call] });
    expect(await readChanges(id)).toBeUndefined();
    const job = readJob(await edit(id, { applyWays: [link] }));
    expect(job).toMatchObject({ approval: 'approved', applyWays: [link] });
    expect(await readChanges(id)).toEqual({ applyWays: [[walkIn, call], [link]] });
    expect((await auditOf(id)).at(-1)?.changes).toEqual({ applyWays: [[walkIn, call], [link]] });
    await edit(id, { applyWays: [walkIn, call] });
    expect(await readChanges(id)).toBeUndefined();
  });

  test.each([
    [
      [{ ...link, url: 'javascript:alert(1)' }],
      'Link must be an address that begins with http:// or https://.',
    ],
    [[{ ...walkIn, to: '2026-11-01' }], 'Last day must not be before the first day.'],
    [[{ ...walkIn, place: ' ' }], 'Place is required.'],
    [
      [{ ...call, phone: '12' }],
      'Number to call must be like 01712 345678, or begin with + and the country.',
    ],
    [[link, link], 'How to apply must not name the same thing twice.'],
    [[{ kind: 'fax' }], 'Way to apply must be one of: email, inbox, link, walkIn, call.'],
    ['email', 'How to apply must be a list.'],
  ])('are refused on the field: %j', async (applyWays, message) => {
    const body = { ...toPayload(stage()), applyWays };
    const answer = await send('POST', apiPaths.jobs, body, stage().owner.token);
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
  });

  test('end with the deadline, unless an edit leaves a later walk-in as it is', async () => {
    const { _id: id } = await postJob(server(), stage(), { applyWays: [walkIn] });
    const applicationDeadline = '2026-12-02T00:00:00.000Z';
    const late = { status: 400, body: { code: 'walkInLate' } };
    expect(await edit(id, { applicationDeadline })).toMatchObject(late);
    const body = { ...toPayload(stage()), applyWays: [{ ...walkIn, to: '2027-03-01' }] };
    expect(await send('POST', apiPaths.jobs, body, stage().owner.token)).toMatchObject(late);
    await server()
      .context.db.orm.update(jobs)
      .set({ applicationDeadline: new Date(applicationDeadline) })
      .where(eq(jobs.id, id));
    expect(await edit(id, { applicationDeadline, title: 'Cook' })).toMatchObject({ status: 200 });
  });

  test('are refused in Bangla as well', async () => {
    const { body } = await sendWith(server(), {
      method: 'POST',
      path: apiPaths.jobs,
      body: { ...toPayload(stage()), applyWays: [{ ...link, url: 'padma' }] },
      headers: { Authorization: `Bearer ${stage().owner.token}`, 'Accept-Language': 'bn' },
    });
    expect(body).toMatchObject({ message: 'লিংক http:// বা https:// দিয়ে শুরু হতে হবে।' });
  });

  test('are read by the rules that advise readers', async () => {
    const asking = { ...walkIn, bring: 'Bring 500 taka registration fee' };
    const asked = await postJob(server(), stage(), { applyWays: [asking] });
    expect(asked.advice).toEqual(['asks-for-money']);
  });
});
