import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { ReceiptsData } from '#contract/applications/application.ts';
import type { ApplicationState } from '#contract/applications/states.ts';
import { accountPaths, applicationPaths } from '#contract/http/api-paths.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { readConfig } from '#server/config.ts';
import { jobs, users } from '#server/db/schema.ts';
import { listWaiting } from '#server/queue/queue.ts';
import {
  addInboxJob,
  listApplications,
  readReceipt,
  sendApplication,
  useJobStage,
  addPerson,
  type Person,
} from '../support/stage.ts';
import { readMails } from '../support/mails.ts';
import { clearWork, drain, makeDue } from '../support/queue.ts';
import { useTestServer } from '../support/server.ts';

// Mails are shown in its log.
const { client } = readConfig({ HOST: '127.0.0.1' });
const server = useTestServer({ config: { client } });
const stage = useJobStage(server);
let applicant: Person;
let jobId: string;

const change = (changes: Partial<typeof users.$inferInsert>) =>
  server().context.db.orm.update(users).set(changes).where(eq(users.id, applicant.id));

beforeEach(async () => {
  applicant = await addPerson(server());
  await change({ emailVerifiedAt: new Date() });
  jobId = await addInboxJob(server(), stage(), { title: 'Driver' });
  await clearWork(server().context.db);
});

async function apply(isFollowed = true): Promise<string> {
  const sent = await sendApplication(server(), { jobId, token: applicant.token, form: { isFollowed } });
  expect(readReceipt(sent)).toMatchObject({ isFollowed });
  return readReceipt(sent).id;
}
async function decide(to: ApplicationState, more: object = { isTold: true }): Promise<void> {
  const [row] = await listApplications(server(), jobId);
  const moves = [{ id: row?.id, to, version: row?.version, ...more }];
  const { body } = await server().send('POST', applicationPaths.decide, { moves }, stage().owner.token);
  expect(body).toMatchObject({ data: { outcomes: [{ outcome: 'done' }] } });
}
const follow = (id: string, isFollowed: boolean, { token } = applicant) =>
  server().send('PUT', applicationPaths.follow(id), { isFollowed }, token);
/** What the applicant got, in the order of sending. */
async function readTold() {
  await server().advance(5 * MINUTE_MS);
  await makeDue(server().context.db);
  const mails = await readMails(server());
  return mails.filter(({ to }) => to === applicant.email).toReversed();
}
const call = (title: string, approval: 'pending' | 'approved') =>
  server().context.db.orm.update(jobs).set({ title, approval }).where(eq(jobs.id, jobId));
const subjectsOf = (mails: readonly { text: string }[]) => mails.map(({ text }) => text.split('\n', 1)[0]);
const shortlisted = 'Driver: You are on the shortlist.';
const rejected = 'Driver: You were not selected.';

describe('an applicant who follows an application', () => {
  test('is mailed some minutes after something was told, with the reason and a link to stop such mails', async () => {
    await apply();
    await decide('notSelected', { isTold: true, reason: 'positionFilled' });
    await drain(server());
    expect(await listWaiting(server().context.db)).toMatchObject([{ kind: 'mail', count: 1 }]);
    const [mail, ...others] = await readTold();
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/^Driver: You were not selected\.\n/);
    expect(mail?.text).toContain('The position is filled.');
    expect(mail?.text).toContain(`/jobDetailsPage?id=${jobId}`);
    expect(mail?.text).not.toMatch(/Rina|01712/);
    expect(mail?.content).toMatch(/^List-Unsubscribe:\s+<http\S+\/mails\/unsubscribe\?user=/m);
  });

  test('gets one mail of changes that follow each other, and none of one that is undone', async () => {
    await apply();
    await decide('shortlisted');
    await decide('notSelected');
    await decide('seen', {});
    await decide('shortlisted');
    expect(subjectsOf(await readTold())).toEqual([shortlisted]);
    // A mistake, corrected at once: what the applicant knows is not told again.
    await decide('notSelected');
    await decide('seen', {});
    await decide('shortlisted');
    expect(subjectsOf(await readTold())).toEqual([shortlisted]);
    await decide('notSelected');
    expect(subjectsOf(await readTold())).toEqual([shortlisted, rejected]);
  });

  test('is mailed minutes after the last decision, however long the first one waits', async () => {
    await apply();
    await decide('shortlisted');
    await server().advance(5 * MINUTE_MS - 1000);
    await decide('interview');
    await server().advance(1000);
    await makeDue(server().context.db);
    await drain(server());
    expect(await listWaiting(server().context.db)).toMatchObject([{ kind: 'mail', count: 1 }]);
    // A mistake, undone while it can be.
    await decide('shortlisted', { isUntold: true });
    expect(subjectsOf(await readTold())).toEqual([shortlisted]);
  });

  test('gets no mail of what an undo brings back', async () => {
    await apply();
    await decide('shortlisted', {});
    await decide('interview');
    await decide('shortlisted', { isUntold: true });
    expect(await readTold()).toEqual([]);
    await decide('interview');
    await decide('offered');
    await decide('interview', { isUntold: true });
    expect(subjectsOf(await readTold())).toEqual([expect.stringContaining('interview')]);
    // Undone once its mail is sent: no other mail.
    await decide('seen', { isUntold: true });
    expect(await readTold()).toHaveLength(1);
  });

  test('is told nothing that the employer does not tell', async () => {
    await apply();
    await decide('shortlisted', {});
    expect(await listWaiting(server().context.db)).toEqual([]);
    await decide('shortlisted', { isTold: true });
    expect(subjectsOf(await readTold())).toEqual([shortlisted]);
  });

  test('gets no mail once the application is withdrawn', async () => {
    const id = await apply();
    await decide('shortlisted');
    await server().send('POST', applicationPaths.withdraw(id), undefined, applicant.token);
    expect(await readTold()).toEqual([]);
  });

  test('gets it at a confirmed address alone, and not after unsubscribing', async () => {
    await apply();
    await change({ emailVerifiedAt: null });
    await decide('shortlisted');
    expect(await readTold()).toEqual([]);
    await change({ emailVerifiedAt: new Date() });
    const choice = { decisions: true, weekly: true, followed: false };
    await server().send('PUT', accountPaths.mails, choice, applicant.token);
    await decide('interview');
    expect(await readTold()).toEqual([]);
  });

  test('reads what the job was called when it was applied for, whatever waits for approval now', async () => {
    const id = await apply();
    await call('Free phones', 'pending');
    await decide('shortlisted');
    const [mail, ...others] = await readTold();
    expect([mail?.text.split('\n', 1)[0], others]).toEqual([shortlisted, []]);
    expect(mail?.text).not.toContain('Free phones');
    const shown = async () =>
      readReceipt(await server().send('POST', applicationPaths.withdraw(id), undefined, applicant.token));
    expect(await shown()).toMatchObject({ jobTitle: 'Driver' });
    await call('Lorry driver', 'approved');
    expect(await shown()).toMatchObject({ jobTitle: 'Driver' });
    await apply();
    expect(await shown()).toMatchObject({ jobTitle: 'Lorry driver' });
  });

  test('who begins to follow later gets no mail of what the app has shown', async () => {
    const id = await apply(false);
    await decide('shortlisted');
    await follow(id, true);
    await decide('interview');
    await decide('shortlisted', { isUntold: true });
    expect(await readTold()).toEqual([]);
    await decide('interview');
    // A repeat of the request hides no news.
    await follow(id, true);
    expect(subjectsOf(await readTold())).toEqual([expect.stringContaining('interview')]);
  });

  test('reads it in the language of the account', async () => {
    await apply();
    await change({ language: 'bn' });
    await decide('interview');
    expect(subjectsOf(await readTold())).toEqual(['Driver: আপনাকে সাক্ষাৎকারে ডাকা হয়েছে।']);
  });
});

test('following is chosen when an application is sent, and later', async () => {
  const id = await apply(false);
  await decide('shortlisted');
  expect(await listWaiting(server().context.db)).toEqual([]);
  expect(readReceipt(await follow(id, true))).toMatchObject({ id, isFollowed: true });
  await decide('interview');
  expect(readReceipt(await follow(id, false))).toMatchObject({ isFollowed: false });
  expect(await readTold()).toEqual([]);
  for (const other of [await addPerson(server()), stage().owner]) {
    expect(await follow(id, true, other)).toMatchObject({ status: 404 });
  }
  expect(await listApplications(server(), jobId)).toMatchObject([{ isFollowed: false }]);
});

/** Whether each of the applicant's is followed, as far as it can be. */
async function listFollowed() {
  const { body } = await server().send('GET', applicationPaths.list, undefined, applicant.token);
  const { data } = v.parse(v.object({ data: ReceiptsData }), body);
  return data.applications.map(({ isFollowed }) => isFollowed);
}

test('following is offered to confirmed addresses alone, by servers that send mails', async () => {
  await apply();
  expect(await listFollowed()).toEqual([true]);
  await change({ emailVerifiedAt: null });
  expect(await listFollowed()).toEqual([undefined]);
});
