import { describe, expect, test } from 'vitest';
import { AdminJobsData } from '#contract/accounts/admin.ts';
import { readAnswer } from '#contract/http/envelope.ts';
import { DAY_MS } from '#contract/limits.ts';
import { adminPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { toIfMatch } from '#contract/http/write-headers.ts';
import { runOperator } from '../support/command-line.ts';
import { postCompany, toForm, write } from '../support/company-forms.ts';
import { useJobCalls, postJob, readJob, sendWith, addCategories } from '../support/stage.ts';

const { server, stage, send, edit, auditOf } = useJobCalls();

const approve = (id: string) => send('POST', adminPaths.approveJob(id), undefined, stage().admin.token);
const isPublic = async (id: string) => (await send('GET', apiPaths.job(id))).status === 200;

async function readRow(id: string, filter: 'changed' | 'pending') {
  const path = `${adminPaths.jobs}?approval=${filter}&perPage=100`;
  const answer = readAnswer(AdminJobsData, (await send('GET', path, undefined, stage().admin.token)).body);
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data.jobs.find((job) => job._id === id);
}

const changesOf = async (id: string) => (await readRow(id, 'changed'))?.changes;

async function addApproved() {
  const job = await postJob(server(), stage());
  await approve(job._id);
  return job;
}

describe('a text of an approved job', () => {
  test('is public at once and listed with what was approved, until it is back or approved', async () => {
    const { _id: id, description, applicationDeadline } = await addApproved();
    expect(await changesOf(id)).toBeUndefined();
    const later = new Date(Date.now() + 60 * DAY_MS).toISOString();
    const scam = 'Send 5000 taka by bKash';
    expect(readJob(await edit(id, { description: scam })).approval).toBe('approved');
    expect(await isPublic(id)).toBe(true);
    expect(await changesOf(id)).toEqual({ description: [description, scam] });
    await edit(id, { description: `${scam} now`, applicationDeadline: later, requiredSkills: [] });
    expect(await changesOf(id)).toEqual({
      description: [description, `${scam} now`],
      applicationDeadline: [applicationDeadline, later],
      requiredSkills: [['Excel'], []],
    });
    await edit(id, { applicationDeadline: later });
    expect(await changesOf(id)).toEqual({ applicationDeadline: [applicationDeadline, later] });
    expect((await approve(id)).status).toBe(200);
    expect(await changesOf(id)).toBeUndefined();
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'approve', actorId: stage().admin.id });
    expect(await isPublic(id)).toBe(true);
    // From here on this is what was approved.
    await edit(id);
    expect(await changesOf(id)).toEqual({ applicationDeadline: [later, applicationDeadline] });
    await edit(id, { applicationDeadline: later });
    expect(await changesOf(id)).toBeUndefined();
  });

  test('takes the job off the list when it is rejected', async () => {
    const { _id: id } = await addApproved();
    await edit(id, { description: 'Send money' });
    await send('POST', adminPaths.rejectJob(id), { reason: 'No fees.' }, stage().admin.token);
    expect(await isPublic(id)).toBe(false);
    expect(await changesOf(id)).toBeUndefined();
    const own = await send('GET', apiPaths.job(id), undefined, stage().owner.token);
    expect(readJob(own)).toMatchObject({ approval: 'rejected', approvalReason: 'No fees.' });
  });

  test('is approved only as it was looked at', async () => {
    const { _id: id } = await addApproved();
    await edit(id, { description: 'Harmless' });
    await edit(id, { description: 'Send money' });
    const decide = (version: number) =>
      sendWith(server(), {
        method: 'POST',
        path: adminPaths.approveJob(id),
        headers: { Authorization: `Bearer ${stage().admin.token}`, 'If-Match': toIfMatch(version) },
      });
    expect((await decide(2)).status).toBe(409);
    expect(await changesOf(id)).toMatchObject({ description: [expect.any(String), 'Send money'] });
    expect((await decide(3)).status).toBe(200);
    expect(await changesOf(id)).toBeUndefined();
  });

  test('that an administrator writes is approved by that; what they leave alone stays listed', async () => {
    const { _id: id, description } = await addApproved();
    await edit(id, { description: 'Mine', benefits: ['Tea'] });
    await edit(id, { description: 'Ours', benefits: ['Tea'] }, stage().admin.token);
    expect(await changesOf(id)).toEqual({ benefits: [['Lunch'], ['Tea']] });
    await edit(id, { benefits: ['Tea'] });
    expect(await changesOf(id)).toEqual({
      benefits: [['Lunch'], ['Tea']],
      description: ['Ours', description],
    });
  });

  test('stays compared with what was approved while a new title waits', async () => {
    const { _id: id, description } = await addApproved();
    await edit(id, { description: 'Other', title: 'Night cook' });
    expect(await changesOf(id)).toBeUndefined();
    expect((await readRow(id, 'pending'))?.changes).toEqual({
      title: ['Accountant', 'Night cook'],
      description: [description, 'Other'],
    });
    await edit(id);
    expect((await readRow(id, 'pending'))?.changes).toEqual({});
    await edit(id, { description: 'Third' });
    expect((await readRow(id, 'pending'))?.changes).toEqual({ description: [description, 'Third'] });
    await approve(id);
    expect(await changesOf(id)).toBeUndefined();
  });

  test('of a job that was never approved is compared with nothing', async () => {
    const { _id: id } = await postJob(server(), stage());
    await edit(id, { description: 'Other' });
    expect((await readRow(id, 'pending'))?.changes).toEqual({});
  });
});

async function admin(...args: string[]): Promise<string> {
  const { lines, problems } = await runOperator(server(), ...args);
  expect(problems).toEqual([]);
  return lines.join('\n');
}

describe('the operator', () => {
  test('reads what was approved and what is there now, long texts where they differ', async () => {
    const words = Array.from({ length: 40 }, (_, number) => `word${number}`).join(' ');
    const { _id: id } = await postJob(server(), stage(), { description: `${words} end` });
    await admin('approve', id);
    expect(await admin('list')).not.toContain(id);
    const [category = ''] = await addCategories(server(), 1);
    await edit(id, {
      description: `${words.replace('word20', 'SEND \u202Emoney')} end`,
      numberOfOpenings: 7,
      category,
    });
    const lines = await admin('list', 'jobs');
    expect(lines).toMatch(/^Jobs waiting for approval: \d+\n/);
    expect(lines).toMatch(/^Jobs changed since approval: [1-9]/m);
    expect(lines).toMatch(new RegExp(`^  ${id}  .* · version 2$`, 'm'));
    expect(lines).toContain(
      [
        '    description:',
        '      - … word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 …',
        '      + … word15 word16 word17 word18 word19 SEND money word21 word22 word23 word24 word25 …',
      ].join('\n'),
    );
    expect(lines).toContain('    numberOfOpenings: 2 → 7');
    expect(lines).toMatch(/ {4}category: Category 1 \w+ → Category 1 \w+/);
    await admin('approve', id);
    const left = await admin('list', 'jobs', '--changed');
    expect(left).toMatch(/^Jobs changed since approval: \d+\n/);
    expect(left).not.toContain(id);
  });

  test('reads a contact that waits, and decides on it alone', async () => {
    const { token } = stage().owner;
    const { _id: id } = await postCompany(server(), stage().owner);
    await admin('approve', id);
    const put = (changes: Record<string, string>) =>
      write(server(), ['PUT', apiPaths.company(id), toForm(changes)], { token });
    await put({ email: 'new@padma.example', 'socialMedia[instagram]': '@other' });
    const lines = await admin('list', 'companies');
    expect(lines).toContain('    email (waits): jobs@padma.example → new@padma.example');
    expect(lines).toContain('    instagram: @padma → @other');
    expect(await admin('reject', id, '--reason', 'Whose is this?')).toBe(
      `${id}: The new contact is rejected. The company stays approved.`,
    );
    await put({ email: 'right@padma.example' });
    expect(await admin('approve', id)).toBe(`${id}: The new contact is public. The company stays approved.`);
    const { body } = await write(server(), ['GET', apiPaths.company(id)]);
    expect(body).toMatchObject({ data: { company: { email: 'right@padma.example' } } });
  });
});
