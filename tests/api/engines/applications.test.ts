import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { ApplicationState } from '#contract/applications/states.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { inboxColumns, readCv, readSummary } from '#server/applications/application-answer.ts';
import { claimTold } from '#server/applications/follow.ts';
import { sealAgain } from '#server/applications/rotate-keys.ts';
import { addKey, readWithKeys } from '#server/applications/seal.ts';
import { applications } from '#server/db/applications-schema.ts';
import { inTransaction } from '#server/db/connection.ts';
import { jobs } from '#server/db/schema.ts';
import {
  addInboxJob,
  listApplications,
  newApplicationKey,
  readReceipt,
  samplePdf,
  sendApplication,
  useJobStage,
  addPerson,
} from '../../support/stage.ts';
import { testEngine } from '../../support/database.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

const withdraw = (id: string, token: string) =>
  server().send('POST', applicationPaths.withdraw(id), undefined, token);
const tell = (toldState: ApplicationState) => ({ toldState, toldAt: new Date(0) });
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('an application is stored once', () => {
  test('for its key, whatever a repeat says, also when the job has closed since', async () => {
    const { token } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const key = newApplicationKey();
    const first = await sendApplication(server(), { jobId, token, key });
    expect(first).toMatchObject({ status: 201, body: { message: 'Your application is sent.' } });
    const receipt = readReceipt(first);
    expect(receipt).toMatchObject({ jobId, jobTitle: 'Accountant', state: 'new', canWithdraw: true });
    expect(receipt.receipt).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/);
    await server().context.db.orm.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, jobId));
    const again = await sendApplication(server(), { jobId, token, key, form: { note: 'Other' } });
    expect([again.status, readReceipt(again)]).toEqual([200, receipt]);
    expect(await listApplications(server(), jobId)).toHaveLength(1);
  });

  test('for a person and job: another key gets the first receipt', async () => {
    const [one, two] = [await addPerson(server()), await addPerson(server())];
    const jobId = await addInboxJob(server(), stage());
    const first = readReceipt(await sendApplication(server(), { jobId, token: one.token }));
    const other = await sendApplication(server(), { jobId, token: one.token });
    expect(other).toMatchObject({ status: 200, body: { data: { isKnown: true } } });
    expect(readReceipt(other)).toEqual(first);
    expect((await sendApplication(server(), { jobId, token: two.token })).status).toBe(201);
    expect(await listApplications(server(), jobId)).toHaveLength(2);
  });

  test('however many repeats arrive at the same time, with one key and with several', async () => {
    const { token } = await addPerson(server());
    const [one, several] = [await addInboxJob(server(), stage()), await addInboxJob(server(), stage())];
    const key = newApplicationKey();
    const sameKey = await Promise.all(
      Array.from({ length: 6 }, () => sendApplication(server(), { jobId: one, token, key })),
    );
    const otherKeys = await Promise.all(
      Array.from({ length: 6 }, () => sendApplication(server(), { jobId: several, token })),
    );
    for (const answers of [sameKey, otherKeys]) {
      expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 201]);
      expect(new Set(answers.map((answer) => readReceipt(answer).receipt)).size).toBe(1);
    }
    for (const jobId of [one, several]) expect(await listApplications(server(), jobId)).toHaveLength(1);
    expect((await listApplications(server(), several))[0]?.spentKeys).toHaveLength(5);
  });

  test('a key of another person is no key of this one', async () => {
    const [one, two] = [await addPerson(server()), await addPerson(server())];
    const jobId = await addInboxJob(server(), stage());
    const key = newApplicationKey();
    const first = readReceipt(await sendApplication(server(), { jobId, token: one.token, key }));
    const second = readReceipt(await sendApplication(server(), { jobId, token: two.token, key }));
    expect(second.receipt).not.toBe(first.receipt);
  });
});

describe('a withdrawn application', () => {
  test('keeps nothing that was sent, and late duplicates of all its keys do not bring it back', async () => {
    const { token } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const [key, known] = [newApplicationKey(), newApplicationKey()];
    const { id, receipt } = readReceipt(await sendApplication(server(), { jobId, token, key }));
    await sendApplication(server(), { jobId, token, key: known });
    for (let time = 0; time < 2; time += 1) {
      const answer = await withdraw(id, token);
      expect(answer).toMatchObject({ status: 200, body: { message: 'Your application is withdrawn.' } });
      expect(readReceipt(answer)).toMatchObject({ receipt, state: 'withdrawn', canWithdraw: false });
    }
    const nothing = { summary: null, content: null, cv: null, employerNote: null };
    for (const late of [key, known]) {
      const answer = await sendApplication(server(), { jobId, token, key: late });
      expect([answer.status, readReceipt(answer).state]).toEqual([200, 'withdrawn']);
      expect(await listApplications(server(), jobId)).toMatchObject([{ state: 'withdrawn', ...nothing }]);
    }
  });

  test('can be sent again with a new key, once', async () => {
    const { token } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const [first, second] = [newApplicationKey(), newApplicationKey()];
    const { id } = readReceipt(await sendApplication(server(), { jobId, token, key: first }));
    await withdraw(id, token);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendApplication(server(), { jobId, token, key: second })),
    );
    expect(statusesOf(answers)).toEqual([200, 200, 200, 201]);
    expect(await listApplications(server(), jobId)).toMatchObject([
      { id, state: 'new', key: second, spentKeys: [first] },
    ]);
    const late = await sendApplication(server(), { jobId, token, key: first });
    expect([late.status, readReceipt(late).state]).toEqual([200, 'new']);
    await withdraw(id, token);
    const third = await sendApplication(server(), { jobId, token });
    expect([third.status, readReceipt(third).id]).toEqual([201, id]);
  });

  test('is withdrawn by its sender alone, until the employer has decided', async () => {
    const { token } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const { id } = readReceipt(await sendApplication(server(), { jobId, token }));
    for (const other of [stage().owner.token, stage().admin.token, stage().other.token]) {
      expect(await withdraw(id, other)).toMatchObject({ status: 404 });
    }
    expect((await withdraw('none', token)).status).toBe(404);
    await server()
      .context.db.orm.update(applications)
      .set({ state: 'offered', toldState: 'offered', movedBy: 'employer' })
      .where(eq(applications.id, id));
    expect(await withdraw(id, token)).toMatchObject({ status: 409, body: { code: 'applicationDecided' } });
  });
});

test('what is sent is sealed: nothing of it is in any column', async () => {
  const { token } = await addPerson(server());
  const jobId = await addInboxJob(server(), stage());
  const cv = samplePdf('a secret of my CV');
  await sendApplication(server(), { jobId, token, cv });
  const rows = await server().context.db.sql<{ row: string }[]>`
    select applications::text as row from applications where job_id = ${jobId}`;
  const bytes = Buffer.concat(
    (await listApplications(server(), jobId)).flatMap(({ summary, content, cv: file }) =>
      [summary, content, file].map((part) => Buffer.from(part ?? [])),
    ),
  );
  expect(bytes.length).toBeGreaterThan(cv.length);
  for (const secret of ['Rina', '01712', 'rina@', 'Sunday', 'a secret of my CV', '%PDF']) {
    expect(rows[0]?.row).not.toContain(secret);
    expect(bytes.includes(secret)).toBe(false);
  }
});

// The embedded engine has one connection: nothing runs between two statements of a transaction.
if (testEngine() === 'postgres') {
  test('what is read while the key is replaced opens with the keys of the same moment', async () => {
    const { context } = server();
    const { token } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const { id } = readReceipt(await sendApplication(server(), { jobId, token }));
    const { found, findKey } = await readWithKeys(context, async (tx) => {
      const rows = await tx.select(inboxColumns).from(applications).where(eq(applications.jobId, jobId));
      await inTransaction(context.db, addKey);
      await sealAgain(context, () => false);
      return rows;
    });
    const [now] = await listApplications(server(), jobId);
    expect(now?.keyNo).toBe((found[0]?.keyNo ?? 0) + 1);
    expect(found.map((row) => readSummary(row, findKey).name)).toEqual(['Rina Akter']);
    expect(await readCv(context, id)).toEqual(Buffer.from(samplePdf()));
  });

  test('a mail waits for the decision that is being stored, and tells it', async () => {
    const { context } = server();
    const { db } = context;
    const { token } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const sending = { jobId, token, form: { isFollowed: true } };
    const { id } = readReceipt(await sendApplication(server(), sending));
    await db.orm.update(applications).set(tell('seen'));
    const isThis = eq(applications.id, id);
    const claimed = await inTransaction(db, async (tx) => {
      await tx.update(applications).set(tell('interview')).where(isThis);
      const claim = claimTold(context, { id, work: 'one' });
      await vi.waitFor(async () => {
        const waiting = await db.sql`
          select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
        expect(waiting).toHaveLength(1);
      });
      return { claim };
    });
    expect(await claimed.claim).toMatchObject({ toldState: 'interview', mailed: 'interview ' });
    // Another attempt of the same work, and other work.
    expect(await claimTold(context, { id, work: 'one' })).toMatchObject({ toldState: 'interview' });
    expect(await claimTold(context, { id, work: 'two' })).toBeNull();
  });
}
