import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationState } from '#contract/applications/states.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { readConfig } from '#server/config.ts';
import { companies, users } from '#server/db/schema.ts';
import { listFailed } from '#server/queue/queue.ts';
import { beginRound } from '#server/series-mails/mail-rounds.ts';
import {
  addInboxJob,
  readReceipt,
  sendApplication,
  createJobStage,
  type JobStage,
  addPerson,
} from '../support/stage.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { clearWork, drain, makeDue } from '../support/queue.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

/** 8:10 in Bangladesh. */
const START = Date.parse('2026-03-01T02:10:00Z');

let mailServer: MailServer;
let server: TestServer;
let stage: JobStage;

beforeAll(async () => {
  mailServer = await startMailServer();
  const from = { name: 'Kaj', address: 'mail@kaj.example' };
  const mail = { smtpUrl: mailServer.url, from, isShown: false };
  const { subscription } = readConfig({ PUBLIC_URL: 'https://kaj.example' });
  server = await createTestServer({ heldAt: START, config: { mail, subscription } });
  stage = await createJobStage(server);
  await beginRound(server.context, 'applications');
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const change = (changes: Partial<typeof users.$inferInsert>) =>
  server.context.db.orm.update(users).set(changes).where(eq(users.id, stage.owner.id));
const subjects = () =>
  mailServer.mails
    .filter(({ to }) => to === stage.owner.email)
    .map(({ content }) => /^Subject: (.*)$/m.exec(content)?.[1]?.trim());
async function passDays(days: number): Promise<void> {
  await server.advance(days * DAY_MS);
  for (let time = 0; time < 2; time += 1) {
    await beginRound(server.context, 'applications');
    await drain(server);
  }
}
const passDay = () => passDays(1);

async function addDriver(): Promise<() => Promise<{ token: string; id: string; email: string }>> {
  const jobId = await addInboxJob(server, stage, {
    title: 'Driver',
    applicationDeadline: new Date(START + 90 * DAY_MS),
  });
  return async () => {
    const { id: person, token, email } = await addPerson(server);
    await server.context.db.orm
      .update(users)
      .set({ emailVerifiedAt: new Date(START) })
      .where(eq(users.id, person));
    const sent = await sendApplication(server, { jobId, token, form: { isFollowed: true } });
    return { token, id: readReceipt(sent).id, email };
  };
}

test('an employer gets one mail a day with how many applications came, and nothing of who sent them', async () => {
  const apply = await addDriver();
  await apply();
  await passDay();
  // Not confirmed.
  expect(subjects()).toEqual([]);
  await change({ emailVerifiedAt: new Date(START) });
  for (let count = 0; count < 3; count += 1) await apply();
  const { token, id } = await apply();
  await server.send('POST', applicationPaths.withdraw(id), undefined, token);
  await passDay();
  expect(subjects()).toEqual(['3 applications yesterday']);
  const content = mailServer.mails.at(-1)?.content ?? '';
  expect(content).toContain('Driver');
  expect(content).not.toMatch(/Rina|01712/);
  await passDay();
  expect(subjects()).toHaveLength(1);
  await apply();
  const setDeleted = (deletedAt: Date | null) =>
    server.context.db.orm.update(companies).set({ deletedAt }).where(eq(companies.id, stage.companyId));
  await setDeleted(new Date(START));
  await passDay();
  expect(subjects()).toHaveLength(1);
  await setDeleted(null);
  await apply();
  await change({ unwantedMails: ['applications'] });
  await passDay();
  expect(subjects()).toHaveLength(1);
});

test('no day is left out, and no other day is called yesterday', async () => {
  const apply = await addDriver();
  await passDay();
  await change({ emailVerifiedAt: new Date(START), unwantedMails: [] });
  const before = subjects().length;
  const since = () => subjects().slice(before);
  // 7 to 10 March: the server was off for three days.
  await apply();
  await apply();
  await passDays(3);
  expect(since()).toEqual(['2 applications from 7 Mar 2026 to 9 Mar 2026']);
  // The mail server is back the day after.
  await apply();
  mailServer.refuseWith(451);
  await passDay();
  expect(since()).toHaveLength(1);
  mailServer.refuseWith(null);
  await server.advance(DAY_MS);
  await makeDue(server.context.db);
  await drain(server);
  expect(since().slice(1)).toEqual(['1 application on 10 Mar 2026']);
  const content = (mailServer.mails.at(-1)?.content ?? '').replaceAll('=\r\n', '');
  expect(content).toContain('These jobs got new applications on 10 Mar 2026.');
});

test('a round that was interrupted ends before the next one begins', async () => {
  const apply = await addDriver();
  await passDay();
  const before = subjects().length;
  await apply();
  await server.advance(DAY_MS);
  await beginRound(server.context, 'applications');
  await clearWork(server.context.db);
  await apply();
  await apply();
  await passDay();
  await passDays(0);
  const [first, second, ...others] = subjects().slice(before);
  expect([first, second]).toEqual([
    expect.stringMatching(/^1 application on \d/),
    '2 applications yesterday',
  ]);
  expect(others).toEqual([]);
});

test('what is told while the mail server refuses is told once', async () => {
  const apply = await addDriver();
  const { id, email } = await apply();
  const tell = async (to: ApplicationState, version: number) => {
    const moves = [{ id, to, version, isTold: true }];
    const { body } = await server.send('POST', applicationPaths.decide, { moves }, stage.owner.token);
    expect(body).toMatchObject({ data: { outcomes: [{ outcome: 'done' }] } });
    await server.advance(5 * MINUTE_MS);
    await makeDue(server.context.db);
    await drain(server);
  };
  mailServer.refuseWith(451);
  await tell('shortlisted', 1);
  mailServer.refuseWith(null);
  // The refused attempt waits for its next one beside the mail of this.
  await tell('interview', 2);
  const mails = mailServer.mails.filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.content).toContain('Driver: You are invited to an interview.');
});

test('what the mail server refused for good is sent once it is queued again', async () => {
  const apply = await addDriver();
  const { id, email } = await apply();
  const moves = [{ id, to: 'shortlisted', version: 1, isTold: true }];
  await server.send('POST', applicationPaths.decide, { moves }, stage.owner.token);
  await server.advance(5 * MINUTE_MS);
  mailServer.refuseWith(550);
  await makeDue(server.context.db);
  await drain(server);
  const [failed] = await listFailed(server.context.db, 1);
  expect(failed).toMatchObject({ kind: 'mail' });
  mailServer.refuseWith(null);
  expect(await server.context.queue.retryFailed(failed?.id ?? '')).toBe(true);
  await drain(server);
  expect(mailServer.mails.filter(({ to }) => to === email)).toHaveLength(1);
});
