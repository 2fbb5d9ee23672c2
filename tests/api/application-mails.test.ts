import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { readConfig } from '#server/config.ts';
import { companies, users } from '#server/db/schema.ts';
import { beginRound } from '#server/series-mails/mail-rounds.ts';
import { addInboxJob, readReceipt, sendApplication } from '../support/applications.ts';
import { createJobStage, type JobStage } from '../support/job-writes.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { addPerson } from '../support/people.ts';
import { drain } from '../support/queue.ts';
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
async function passDay(): Promise<void> {
  await server.advance(DAY_MS);
  for (let time = 0; time < 2; time += 1) {
    await beginRound(server.context, 'applications');
    await drain(server);
  }
}

test('an employer gets one mail a day with how many applications came, and nothing of who sent them', async () => {
  const jobId = await addInboxJob(server, stage, {
    title: 'Driver',
    applicationDeadline: new Date(START + 90 * DAY_MS),
  });
  const apply = async () => {
    const { token } = await addPerson(server);
    const sent = await sendApplication(server, { jobId, token });
    return { token, id: readReceipt(sent).id };
  };
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
