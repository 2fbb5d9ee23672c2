import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { makeZip } from 'client-zip';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  DecidedData,
  GoneData,
  InboxData,
  type InboxApplication,
  InboxSummary,
  OpenedData,
  ReceiptsData,
} from '#contract/applications/application.ts';
import { AccountExport } from '#contract/accounts/account.ts';
import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { accountPaths, adminPaths, applicationPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { continueRotation, sealAgain } from '#server/applications/rotate-keys.ts';
import { applications, applicationUploads } from '#server/db/applications-schema.ts';
import { auditLog, companies, jobs, users } from '#server/db/schema.ts';
import { createHandlers, runUpkeep, purgeOld } from '#server/work.ts';
import {
  addInboxJob,
  listApplications,
  newApplicationKey,
  readReceipt,
  samplePdf,
  sendApplication,
  createJobStage,
  useJobStage,
  addPerson,
} from '../support/stage.ts';
import { runOperator } from '../support/command-line.ts';
import { drain } from '../support/queue.ts';
import { readZipText } from '../support/read-zip.ts';
import { createTestServer, type TestServer, toAnswer, useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

const dataOf = <S extends v.GenericSchema>(schema: S, { body }: { body: unknown }): v.InferOutput<S> =>
  v.parse(v.object({ success: v.literal(true), data: schema }), body).data;
const get = (path: string, token = stage().owner.token) => server().send('GET', path, undefined, token);
const list = async (jobId: string, query = '') =>
  dataOf(InboxData, await get(`${applicationPaths.ofJob(jobId)}${query}`));
const open = async (id: string) => dataOf(OpenedData, await get(applicationPaths.one(id))).application;
const decide = async (moves: object[], token = stage().owner.token) =>
  dataOf(DecidedData, await server().send('POST', applicationPaths.decide, { moves }, token)).outcomes;
const mine = async (token: string) =>
  dataOf(ReceiptsData, await get(applicationPaths.list, token)).applications;

const Refusable = v.object({ code: v.optional(v.string()) });

const patchUpload = (
  key: string,
  offset: number | string,
  body: Uint8Array<ArrayBuffer>,
  token: string,
  to: Pick<TestServer, 'request'> = server(),
) =>
  to.request(applicationPaths.upload(key), {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${token}`,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/octet-stream',
    },
    body,
  });

/** The archive of a job. */
async function download(jobId: string, language = 'en'): Promise<Buffer> {
  const answer = await server().request(applicationPaths.archive(jobId), {
    headers: { Authorization: `Bearer ${stage().owner.token}`, 'Accept-Language': language },
  });
  return Buffer.from(await answer.arrayBuffer());
}

/** Somebody who has applied. */
async function apply(jobId: string, form: object = {}) {
  const { token, id: userId } = await addPerson(server());
  const answer = await sendApplication(server(), { jobId, token, form });
  return { token, userId, ...readReceipt(answer) };
}

const copyOf = async ({ id }: { id: string }) => {
  const { sentAt } = await open(id);
  return { id, sentAt };
};

test('a device learns which of its copies are gone, and of no others', async () => {
  const jobId = await addInboxJob(server(), stage());
  const [stays, withdrawn, again, erased] = [
    await apply(jobId),
    await apply(jobId),
    await apply(jobId),
    await apply(jobId),
  ];
  const deleted = await apply(await addInboxJob(server(), stage()));
  const copies = await Promise.all([stays, withdrawn, again, erased, deleted].map(copyOf));
  const ask = async (token = stage().owner.token, asked: object[] = copies) =>
    dataOf(GoneData, await server().send('POST', applicationPaths.gone, { copies: asked }, token)).gone;
  expect(await ask()).toEqual([]);
  for (const { id, token } of [withdrawn, again])
    await server().send('POST', applicationPaths.withdraw(id), undefined, token);
  await server().advance(MINUTE_MS);
  await sendApplication(server(), { jobId, token: again.token });
  const { orm } = server().context.db;
  await orm.delete(applications).where(eq(applications.id, erased.id));
  await orm.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, deleted.jobId));
  const gone = [withdrawn.id, again.id, erased.id, deleted.id];
  expect(await ask()).toEqual(gone);
  // Another employer learns nothing, and odd ids break nothing.
  const { token } = await addPerson(server());
  expect(await ask(token)).toEqual(copies.map(({ id }) => id));
  expect(await ask(undefined, [{ id: '\u0000', sentAt: '' }])).toEqual(['\u0000']);
});

describe('sending', () => {
  test('is refused where the job takes no applications here, and nothing is stored', async () => {
    const { token } = await addPerson(server());
    const past = new Date(Date.now() - 3 * DAY_MS);
    const cases: [changes: Partial<typeof jobs.$inferInsert>, status: number, code: string][] = [
      [{ status: 'closed', postedAt: new Date() }, 409, 'jobClosed'],
      [{ applicationDeadline: past }, 409, 'jobClosed'],
      [{ applyWays: [] }, 409, 'noInbox'],
      [{ applyWays: [{ kind: 'email' }] }, 409, 'noInbox'],
      [{ approval: 'pending' }, 404, 'jobNotFound'],
      // Edited since it was public: the device sends it once that is approved.
      [{ approval: 'pending', postedAt: new Date() }, 409, 'jobInReview'],
      [{ approval: 'pending', postedAt: new Date(), applicationDeadline: past }, 409, 'jobClosed'],
      [{ approval: 'rejected', postedAt: new Date() }, 404, 'jobNotFound'],
      [{ deletedAt: new Date() }, 404, 'jobNotFound'],
    ];
    for (const [changes, status, code] of cases) {
      const jobId = await addInboxJob(server(), stage(), changes);
      const answer = await sendApplication(server(), { jobId, token });
      expect([changes, answer.status, answer.body]).toMatchObject([changes, status, { code }]);
      expect(await listApplications(server(), jobId)).toEqual([]);
    }
    const own = await addInboxJob(server(), stage());
    expect(await sendApplication(server(), { jobId: own, token: stage().owner.token })).toMatchObject({
      status: 403,
      body: { code: 'ownJob' },
    });
    expect((await sendApplication(server(), { jobId: own, token: 'none' })).status).toBe(401);
  });

  test.each<[string, object, string]>([
    ['no name', { name: '' }, 'Name is required.'],
    ['an odd number', { phone: '123' }, 'Mobile number must be like 01712 345678'],
    ['an odd address', { email: 'rina' }, 'Email must be a valid e-mail address.'],
    ['a long note', { note: 'x'.repeat(4001) }, 'Note must be at most 4000 characters.'],
    ['a short key', { key: 'abc' }, 'Key must be 32 digits'],
    ['no CV', { cv: undefined }, 'CV is required.'],
    [
      'many answers',
      { answers: Array.from({ length: 6 }, () => ({ id: 'a', value: '' })) },
      'Answers must be',
    ],
  ])('with %s is refused, with the field, in both languages', async (_name, form, message) => {
    const { token } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const answer = await sendApplication(server(), { jobId, token, form });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  test('answers the questions of the job, which are stored as they were asked', async () => {
    const screening = [
      { id: 'bike', kind: 'yesNo', text: 'Do you have a motorbike?', choices: [], isRequired: true },
      { id: 'why', kind: 'shortText', text: 'কেন?', choices: [], isRequired: false },
    ] satisfies ScreeningQuestion[];
    const jobId = await addInboxJob(server(), stage(), { screening });
    const { token } = await addPerson(server());
    const send = (answers: object[]) => sendApplication(server(), { jobId, token, form: { answers } });
    expect(await send([])).toMatchObject({
      status: 400,
      body: { code: 'questionUnanswered', message: 'Please answer: Do you have a motorbike?' },
    });
    expect(await send([{ id: 'bike', value: 'perhaps' }])).toMatchObject({ body: { code: 'answerInvalid' } });
    // Written before the employer has put another question in its place.
    const replaced = { id: 'bike', value: 'yes', question: 'Do you smoke?' };
    expect(await send([replaced])).toMatchObject({ status: 400, body: { code: 'questionUnanswered' } });
    const { id } = readReceipt(
      await send([
        { id: 'bike', value: 'yes', question: 'Do you have a motorbike?' },
        { id: 'gone', value: 'x' },
      ]),
    );
    expect((await open(id)).answers).toEqual([
      { question: 'Do you have a motorbike?', value: 'yes', kind: 'yesNo' },
    ]);
  });

  test('takes a CV by its bytes, and no second part of one name', async () => {
    const { token } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const docx = new Uint8Array(
      await new Response(
        makeZip([
          { name: '[Content_Types].xml', input: '<Types/>' },
          { name: 'word/document.xml', input: '<document/>' },
        ]),
      ).arrayBuffer(),
    );
    const text = new Uint8Array(Buffer.from('a text'));
    const large = new Uint8Array(2 * 1024 * 1024 + 1);
    expect(await sendApplication(server(), { jobId, token, cv: text })).toMatchObject({ status: 415 });
    expect(await sendApplication(server(), { jobId, token, cv: large })).toMatchObject({ status: 413 });
    expect(await sendApplication(server(), { jobId, token, cv: null })).toMatchObject({
      status: 400,
      body: { code: 'cvMissing' },
    });
    const form = new FormData();
    for (let part = 0; part < 2; part += 1) form.append('application', '{}');
    const headers = { Authorization: `Bearer ${token}` };
    const twice = await server().request(applicationPaths.list, { method: 'POST', headers, body: form });
    expect(twice.status).toBe(400);
    const { id } = readReceipt(
      await sendApplication(server(), { jobId, token, cv: docx, form: { cv: { name: '../x/My CV.pdf' } } }),
    );
    expect((await open(id)).cv).toEqual({ name: 'My CV.docx', type: 'docx', size: docx.length });
  });

  test('is limited for an account, and repeats of what arrived are not', async () => {
    const limited = await createTestServer({ config: { rateLimitFactor: 1 } });
    const { token } = await addPerson(limited);
    const key = newApplicationKey();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await sendApplication(limited, { jobId: 'none', token })).status);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    expect((await sendApplication(limited, { jobId: 'none', token, key })).status).toBe(429);
    await limited.close();
  });

  test('counts against the day what is stored, not what is refused', async () => {
    // One a minute and one a day.
    const limited = await createTestServer({ config: { rateLimitFactor: 0.05 } });
    const jobId = await addInboxJob(limited, await createJobStage(limited));
    const { token } = await addPerson(limited);
    const statuses: number[] = [];
    for (const sentTo of ['none', 'none', jobId, jobId]) {
      statuses.push((await sendApplication(limited, { jobId: sentTo, token })).status);
      await limited.advance(2 * MINUTE_MS);
    }
    expect(statuses).toEqual([404, 404, 201, 429]);
    await limited.close();
  });

  test('stores no more of uploads that are never sent than of a day’s applications, twice', async () => {
    // 4 MB a day of an account, 10 MB of an address.
    const limited = await createTestServer({ config: { rateLimitFactor: 0.05 } });
    const jobId = await addInboxJob(limited, await createJobStage(limited));
    const people = [await addPerson(limited), await addPerson(limited), await addPerson(limited)];
    const sent: { token: string; key: string; status: number; code: unknown }[] = [];
    const cv = new Uint8Array(Buffer.concat([samplePdf(), Buffer.alloc(1_900_000)]));
    const upload = async (token: string) => {
      const key = newApplicationKey();
      const answer = await toAnswer(await patchUpload(key, 0, cv, token, limited));
      sent.push({ token, key, status: answer.status, code: v.parse(Refusable, answer.body).code });
    };
    for (const { token } of people) for (let count = 0; count < 3; count += 1) await upload(token);
    const [own, network] = ['tooManyAttempts', 'tooManyFromNetwork'];
    const ok = undefined;
    expect(sent.map(({ code }) => code)).toEqual([ok, ok, own, ok, ok, own, ok, network, network]);
    // What is applied with is given back to the address.
    const [first] = sent;
    const applying = { jobId, token: first?.token ?? '', key: first?.key ?? '', cv: null };
    expect((await sendApplication(limited, applying)).status).toBe(201);
    await upload(people[2]?.token ?? '');
    expect(sent.at(-1)?.status).toBe(200);
    await limited.close();
  });

  test('of a person’s uploads that are never sent the last three are stored', async () => {
    const { token } = await addPerson(server());
    const keys = [1, 2, 3, 4].map(newApplicationKey);
    for (const key of keys) await patchUpload(key, 0, samplePdf(), token);
    await patchUpload(keys[1] ?? '', samplePdf().length, samplePdf(), token);
    await patchUpload(newApplicationKey(), 0, samplePdf(), token);
    const isStored = await Promise.all(keys.map(async (key) => (await offsetOf(key, token)) > 0));
    expect(isStored).toEqual([false, true, false, true]);
  });

  test('of all uploads together the oldest give way, with one alert', async () => {
    const { context, logs } = server();
    const people = [await addPerson(server()), await addPerson(server()), await addPerson(server())];
    const megabytes = 1024 * 1024;
    const sizes = [200, 300, 100].map((size) => size * megabytes);
    const keys = sizes.map(newApplicationKey);
    await context.db.orm.insert(applicationUploads).values(
      sizes.map((size, index) => ({
        applicantId: people[index]?.id ?? '',
        key: keys[index] ?? '',
        atOffset: 0,
        size,
        bytes: Buffer.from('x'),
        keyNo: 1,
        arrivedAt: new Date(context.clock() - (sizes.length - index) * MINUTE_MS),
      })),
    );
    await patchUpload(newApplicationKey(), 0, samplePdf(), people[2]?.token ?? '');
    const offsets = await Promise.all(keys.map((key, index) => offsetOf(key, people[index]?.token ?? '')));
    expect(offsets).toEqual([0, 300 * megabytes, 100 * megabytes]);
    expect(logs.filter(({ event }) => event.startsWith('unsent uploads'))).toHaveLength(1);
    await context.db.orm.delete(applicationUploads).where(inArray(applicationUploads.key, keys));
  });

  test('the space of uploads that gave way is used again after the upkeep', async () => {
    const { context } = server();
    const { id: applicantId } = await addPerson(server());
    const sizes: number[] = [];
    for (const key of ['first', 'second', 'third']) {
      const bytes = randomBytes(4 * 1024 * 1024);
      const part = {
        applicantId,
        key,
        atOffset: 0,
        size: bytes.length,
        bytes,
        keyNo: 1,
        arrivedAt: new Date(),
      };
      await context.db.orm.insert(applicationUploads).values(part);
      const [row] = await context.db.sql<
        [{ size: string }]
      >`select pg_total_relation_size('application_uploads') as size`;
      sizes.push(Number(row?.size));
      await context.db.orm.delete(applicationUploads).where(eq(applicationUploads.key, key));
      await runUpkeep(context);
    }
    expect(Math.max(...sizes)).toBeLessThan(2 * (sizes[0] ?? 0));
  });

  test('a part that arrives twice uses up the volume of a day once', async () => {
    // 4 MB a day of an account.
    const limited = await createTestServer({ config: { rateLimitFactor: 0.05 } });
    const { token } = await addPerson(limited);
    const part = new Uint8Array(64 * 1024);
    const statuses = new Set<number>();
    for (let count = 0; count < 40; count += 1) {
      const key = newApplicationKey();
      const twice = [1, 2].map(() => patchUpload(key, 0, part, token, limited));
      for (const { status } of await Promise.all(twice)) statuses.add(status);
    }
    expect([...statuses].toSorted()).toEqual([200, 409]);
    await limited.close();
  });
});

const offsetOf = async (key: string, token: string) => {
  const answer = await get(applicationPaths.upload(key), token);
  return Number(answer.headers.get('Upload-Offset'));
};

describe('an interrupted upload', () => {
  test('continues where it was cut, and is taken by the application of its key', async () => {
    const { token } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const key = newApplicationKey();
    const cv = new Uint8Array(Buffer.concat([samplePdf(), Buffer.alloc(300_000, 'cv')]));
    expect(await offsetOf(key, token)).toBe(0);
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(cv.slice(0, 100_000)),
      pull: (controller) => controller.error(new Error('cut')),
    });
    const headers = { Authorization: `Bearer ${token}`, 'Upload-Offset': '0', 'Content-Length': '300000' };
    const init: RequestInit & { duplex: 'half' } = { method: 'PATCH', headers, body: cut, duplex: 'half' };
    await server().request(applicationPaths.upload(key), init);
    expect(await offsetOf(key, token)).toBe(100_000);
    expect((await patchUpload(key, 0, cv, token)).status).toBe(409);
    expect((await patchUpload(key, 100_000, cv.slice(100_000, 200_000), token)).status).toBe(200);
    expect((await patchUpload(key, 200_000, cv.slice(200_000), token)).status).toBe(200);
    expect(await offsetOf(key, (await addPerson(server())).token)).toBe(0);
    const { id } = readReceipt(await sendApplication(server(), { jobId, token, key, cv: null }));
    const file = await server().request(applicationPaths.cv(id), {
      headers: { Authorization: `Bearer ${stage().owner.token}` },
    });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(cv);
    // What has arrived needs nothing more.
    expect(await offsetOf(key, token)).toBe(2 * 1024 * 1024);
    expect((await patchUpload(key, 0, cv, token)).status).toBe(409);
  });

  test('leaves nothing once its application has arrived or was withdrawn', async () => {
    const { token, id: userId } = await addPerson(server());
    const jobId = await addInboxJob(server(), stage());
    const key = newApplicationKey();
    const { id } = readReceipt(await sendApplication(server(), { jobId, token, key }));
    const { orm } = server().context.db;
    /** A request that a cut repeated was stored after it. */
    const addPart = () =>
      orm.insert(applicationUploads).values({
        applicantId: userId,
        key,
        atOffset: 0,
        size: 1,
        bytes: Buffer.from('x'),
        keyNo: 1,
        arrivedAt: new Date(),
      });
    const countParts = () => orm.$count(applicationUploads, eq(applicationUploads.applicantId, userId));
    await addPart();
    await sendApplication(server(), { jobId, token, key, cv: null });
    expect(await countParts()).toBe(0);
    await addPart();
    expect((await server().send('POST', applicationPaths.withdraw(id), {}, token)).status).toBe(200);
    expect(await countParts()).toBe(0);
  });

  test('is refused beyond 2 MB, at no offset and under no key', async () => {
    const { token } = await addPerson(server());
    const key = newApplicationKey();
    const megabytes = new Uint8Array(2 * 1024 * 1024);
    expect((await patchUpload(key, 'x', samplePdf(), token)).status).toBe(400);
    expect((await patchUpload('x', 0, samplePdf(), token)).status).toBe(404);
    expect((await patchUpload(key, 0, megabytes, token)).status).toBe(200);
    expect((await patchUpload(key, megabytes.length, samplePdf(), token)).status).toBe(413);
  });
});

test('lists say how one applies, as a row may be all that a device has of a job', async () => {
  const screening: ScreeningQuestion[] = [
    { id: 'bike', kind: 'yesNo', text: 'Can you ride?', choices: [], isRequired: true },
  ];
  const asking = await addInboxJob(server(), stage(), { screening });
  const byMail = await addInboxJob(server(), stage(), { applyWays: [] });
  const { body } = await server().send('GET', `${apiPaths.jobs}?perPage=100`);
  const Rows = v.object({ data: v.object({ jobs: v.array(v.looseObject({ _id: v.string() })) }) });
  const rows = new Map(v.parse(Rows, body).data.jobs.map((row) => [row._id, row]));
  expect(rows.get(asking)).toMatchObject({ applyWays: [{ kind: 'inbox' }], screening });
  expect(rows.get(byMail)).not.toHaveProperty('applyWays');
  expect(rows.get(byMail)).not.toHaveProperty('screening');
});

describe('the inbox', () => {
  let jobId = '';
  beforeAll(async () => {
    jobId = await addInboxJob(server(), stage());
    for (const [name, phone, email] of [
      ['Rina Akter', '01712 345678', 'rina@example.com'],
      ['করিম উদ্দিন', '01812345678', 'karim@example.com'],
      ['Rahim Uddin', '০১৯১২-৩৪৫৬৭৮', 'rahim@example.com'],
    ] as const) {
      await apply(jobId, { name, phone, email });
    }
  });

  test('lists the newest first, with counts, and searches what is sealed', async () => {
    const all = await list(jobId);
    expect(all.applications.map(({ name }) => name)).toEqual(['Rahim Uddin', 'করিম উদ্দিন', 'Rina Akter']);
    expect(all.counts).toMatchObject({ new: 3, seen: 0 });
    expect(all.pagination).toMatchObject({ total: 3, page: 1, totalPages: 1 });
    const [, , rina] = all.applications;
    for (const [search, names] of [
      ['rina', ['Rina Akter']],
      ['uddin RAHIM', ['Rahim Uddin']],
      ['উদ্দিন', ['করিম উদ্দিন']],
      ['01912 345', ['Rahim Uddin']],
      ['০১৭১২', ['Rina Akter']],
      ['example.com', ['Rahim Uddin', 'করিম উদ্দিন', 'Rina Akter']],
      [rina?.receipt ?? '', ['Rina Akter']],
      ['nobody', []],
    ] as const) {
      const found = await list(jobId, `?search=${encodeURIComponent(search)}`);
      expect([search, found.applications.map(({ name }) => name)]).toEqual([search, names]);
      expect(found.pagination.total).toBe(names.length);
    }
    const { jobs: counted } = dataOf(InboxSummary, await get(applicationPaths.inbox));
    expect(counted.find((one) => one.jobId === jobId)).toMatchObject({ total: 3, new: 3 });
  });

  test('is read by nobody else, administrators included', async () => {
    const [application] = (await list(jobId)).applications;
    const id = application?.id ?? '';
    for (const token of [stage().other.token, stage().admin.token]) {
      expect((await get(applicationPaths.ofJob(jobId), token)).status).toBe(403);
      expect((await get(applicationPaths.archive(jobId), token)).status).toBe(403);
      for (const path of [applicationPaths.one(id), applicationPaths.cv(id)]) {
        expect((await get(path, token)).status).toBe(404);
      }
      const note = await server().send('PUT', applicationPaths.note(id), { note: 'x' }, token);
      expect(note.status).toBe(404);
      const moves = [{ id, to: 'seen', version: 1 }];
      expect(await decide(moves, token)).toEqual([{ id, outcome: 'gone', application: null }]);
    }
    expect((await get(applicationPaths.ofJob('none'))).status).toBe(404);
    expect((await server().send('GET', applicationPaths.ofJob(jobId))).status).toBe(401);
  });

  test('is closed by a rejection that says so, until an approval', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { id } = await apply(jobId);
    const admin = (await addPerson(server(), 'admin')).token;
    const reject = (more: object) =>
      server().send('POST', adminPaths.rejectJob(jobId), { reason: 'A scam.', ...more }, admin);
    const paths = [
      applicationPaths.ofJob(jobId),
      applicationPaths.archive(jobId),
      applicationPaths.one(id),
      applicationPaths.cv(id),
    ];
    const readAll = async () => {
      const statuses: number[] = [];
      for (const path of paths) {
        const headers = { Authorization: `Bearer ${stage().owner.token}` };
        statuses.push((await server().request(path, { headers })).status);
      }
      const { jobs } = dataOf(InboxSummary, await get(applicationPaths.inbox));
      return [...statuses, jobs.some((job) => job.jobId === jobId)];
    };
    const [open, closed] = [
      [200, 200, 200, 200, true],
      [403, 403, 404, 404, false],
    ];
    await reject({});
    expect(await readAll()).toEqual(open);
    const { decision } = dataOf(v.object({ decision: v.number() }), await reject({ closesInbox: true }));
    expect(await readAll()).toEqual(closed);
    expect((await decide([{ id, version: 2, to: 'offered' }]))[0]?.outcome).toBe('gone');
    expect((await server().send('POST', adminPaths.undo(decision), undefined, admin)).status).toBe(200);
    expect(await readAll()).toEqual(open);
    await reject({ closesInbox: true });
    await reject({ reason: 'Another reason.' });
    expect(await readAll()).toEqual(closed);
    expect((await server().send('POST', adminPaths.approveJob(jobId), undefined, admin)).status).toBe(200);
    expect(await readAll()).toEqual(open);
  });

  test('is read by confirmed addresses alone where mails are sent', async () => {
    const { mail } = server().context.config;
    const mailing = await createTestServer({
      config: { mail: { ...mail, smtpUrl: new URL('smtp://127.0.0.1:1') } },
    });
    const { id, token } = await addPerson(mailing);
    const read = () => mailing.send('GET', applicationPaths.inbox, undefined, token);
    expect(await read()).toMatchObject({ status: 403, body: { code: 'confirmAddressFirst' } });
    await mailing.context.db.orm.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
    expect((await read()).status).toBe(200);
    await mailing.close();
  });

  test('has no wrong pages and states', async () => {
    for (const query of ['?page=0', '?page=x', '?state=withdrawn', `?search=${'x'.repeat(201)}`]) {
      expect((await get(`${applicationPaths.ofJob(jobId)}${query}`)).status).toBe(400);
    }
    expect((await list(jobId, '?page=2')).applications).toEqual([]);
  });

  test('is not cached anywhere', async () => {
    const [application] = (await list(jobId)).applications;
    const id = application?.id ?? '';
    for (const path of [
      applicationPaths.ofJob(jobId),
      applicationPaths.one(id),
      applicationPaths.inbox,
      applicationPaths.list,
    ]) {
      expect((await get(path)).headers.get('Cache-Control')).toBe('private, no-store');
    }
    for (const path of [applicationPaths.cv(id), applicationPaths.archive(jobId)]) {
      const { headers } = await server().request(path, {
        headers: { Authorization: `Bearer ${stage().owner.token}` },
      });
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('ETag')).toBeNull();
      expect(headers.get('Content-Disposition')).toMatch(/^attachment; /);
    }
  });
});

describe('an employer', () => {
  test('opens an application, which has been seen then, and its CV, which is recorded', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { id, token } = await apply(jobId);
    const asOwner = { headers: { Authorization: `Bearer ${stage().owner.token}` } };
    for (const path of [applicationPaths.one(id), applicationPaths.cv(id), applicationPaths.archive(jobId)]) {
      expect((await server().request(path, { ...asOwner, method: 'HEAD' })).status).toBe(200);
    }
    expect((await list(jobId)).counts).toMatchObject({ new: 1, seen: 0 });
    const first = await open(id);
    expect(first).toMatchObject({
      state: 'seen',
      toldState: 'new',
      note: 'I can start on Sunday.',
      cv: { name: 'Rina CV.pdf', type: 'pdf' },
      events: [{ from: 'new', to: 'seen', by: 'employer' }],
    });
    expect((await open(id)).version).toBe(first.version);
    expect(await mine(token)).toMatchObject([{ state: 'new', canWithdraw: true }]);
    const file = await server().request(applicationPaths.cv(id), asOwner);
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(samplePdf());
    const entries = await server().context.db.orm.select().from(auditLog).where(eq(auditLog.entityId, jobId));
    expect(entries).toMatchObject([
      { action: 'read-cv', actorId: stage().owner.id, changes: { application: [null, id] } },
    ]);
  });

  test('sees a number and a file of another account’s application to the company, until that is withdrawn', async () => {
    const other = await createJobStage(server());
    const [jobId, another, elsewhere] = [
      await addInboxJob(server(), stage()),
      await addInboxJob(server(), stage()),
      await addInboxJob(server(), other),
    ];
    const send = async (to: string, phone: string, cv: string, token?: string) => {
      const from = token ?? (await addPerson(server())).token;
      const sending = { jobId: to, token: from, form: { phone }, cv: samplePdf(cv) };
      return { token: from, ...readReceipt(await sendApplication(server(), sending)) };
    };
    const first = await send(jobId, '01811 222333', 'one CV');
    const second = await send(another, '+880 1811-২২২৩৩৩', 'one CV');
    const third = await send(another, '01811 222333', 'another CV', first.token);
    await send(another, '01811 222334', 'a third CV');
    const far = await send(elsewhere, '01811 222333', 'one CV');
    const same = async (to: string, token = stage().owner.token) =>
      dataOf(InboxData, await get(applicationPaths.ofJob(to), token)).applications.map(
        ({ receipt, samePhone, sameCv }) => [receipt, samePhone, sameCv],
      );
    expect(await same(jobId)).toEqual([[first.receipt, second.receipt, second.receipt]]);
    expect((await same(another)).slice(1)).toEqual([
      [third.receipt, second.receipt, undefined],
      [second.receipt, first.receipt, first.receipt],
    ]);
    expect(await same(elsewhere, other.owner.token)).toEqual([[far.receipt, undefined, undefined]]);
    expect(await open(third.id)).toMatchObject({ samePhone: second.receipt });
    expect(Object.keys((await mine(first.token))[0] ?? {})).not.toContain('samePhone');

    await server().send('POST', applicationPaths.withdraw(second.id), undefined, second.token);
    expect(await same(jobId)).toEqual([[first.receipt, undefined, undefined]]);
    expect(await listApplications(server(), another)).toContainEqual(
      expect.objectContaining({ id: second.id, phoneMark: null, cvMark: null }),
    );
  });

  test('decides several at once; what was changed since is not overwritten', async () => {
    const jobId = await addInboxJob(server(), stage());
    const [one, two, three] = [await apply(jobId), await apply(jobId), await apply(jobId)];
    const versions = new Map((await list(jobId)).applications.map(({ id, version }) => [id, version]));
    const moveOf = ({ id }: { id: string }, changes: Partial<InboxApplication> & object) => ({
      id,
      version: versions.get(id),
      ...changes,
    });
    const first = { ...moveOf(one, {}), to: 'shortlisted' };
    expect(await decide([first])).toMatchObject([{ outcome: 'done', application: { state: 'shortlisted' } }]);
    const both = [
      { ...moveOf(one, {}), to: 'notSelected', isTold: true, reason: 'pay' },
      { ...moveOf(two, {}), to: 'interview', isTold: true },
      { ...moveOf(three, {}), to: 'withdrawn' },
      { id: 'none', version: 1, to: 'seen' },
    ];
    const outcomes = await decide(both);
    expect(outcomes).toMatchObject([
      { outcome: 'changed', application: { state: 'shortlisted' } },
      { outcome: 'done', application: { state: 'interview', toldState: 'interview' } },
      { outcome: 'refused', application: { state: 'new' } },
      { outcome: 'gone', application: null },
    ]);
    expect(await decide(both)).toEqual(outcomes);
    expect(await decide([first])).toMatchObject([{ outcome: 'done', application: { version: 2 } }]);
    expect(await mine(two.token)).toMatchObject([{ state: 'interview' }]);
    expect(await mine(one.token)).toMatchObject([{ state: 'new' }]);
  });

  test('tells what is chosen: a reason or none, at once or later', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { id, token } = await apply(jobId);
    await decide([{ id, version: 1, to: 'notSelected', reason: 'pay' }]);
    expect(await mine(token)).toMatchObject([{ state: 'new', canWithdraw: true }]);
    await decide([{ id, version: 2, to: 'notSelected', reason: 'moreExperience', isTold: true }]);
    const [told] = await mine(token);
    expect(told).toMatchObject({ state: 'notSelected', reason: 'moreExperience' });
    await decide([{ id, version: 3, to: 'seen' }]);
    expect(await mine(token)).toEqual([told]);
  });

  test('undoes what was told: the applicant sees what was told before, with its reason and time', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { id, token } = await apply(jobId);
    await decide([{ id, version: 1, to: 'notSelected', reason: 'pay' }]);
    const [sent] = await mine(token);
    await decide([{ id, version: 2, to: 'seen', isTold: true }]);
    expect(await mine(token)).toMatchObject([{ state: 'seen' }]);
    const back = [{ id, version: 3, to: 'notSelected', reason: 'pay', isUntold: true }];
    const undone = await decide(back);
    expect(undone).toMatchObject([
      { outcome: 'done', application: { state: 'notSelected', toldState: 'new', reason: 'pay' } },
    ]);
    expect(await mine(token)).toEqual([sent]);
    expect(await decide(back)).toEqual(undone);

    await decide([{ id, version: 4, to: 'notSelected', reason: 'location', isTold: true }]);
    const [told] = await mine(token);
    expect(told).toMatchObject({ state: 'notSelected', reason: 'location' });
    await decide([{ id, version: 5, to: 'seen' }]);
    await decide([{ id, version: 6, to: 'interview', isTold: true }]);
    await decide([{ id, version: 7, to: 'seen', isUntold: true }]);
    expect(await mine(token)).toEqual([told]);
    // One telling alone is undone.
    await decide([{ id, version: 8, to: 'shortlisted', isUntold: true }]);
    expect(await mine(token)).toMatchObject([{ state: 'notSelected' }]);
    const both = { moves: [{ id, version: 9, to: 'seen', isTold: true, isUntold: true }] };
    expect(await server().send('POST', applicationPaths.decide, both, stage().owner.token)).toMatchObject({
      status: 400,
    });
  });

  test('writes a note that the applicant does not see', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { id, token } = await apply(jobId);
    const note = 'Calls back on Monday. সোমবার।';
    const path = applicationPaths.note(id);
    const written = await server().send('PUT', path, { note }, stage().owner.token);
    expect(dataOf(OpenedData, written).application).toMatchObject({ employerNote: note, state: 'new' });
    expect(JSON.stringify(await mine(token))).not.toContain('Monday');
    await server().send('POST', applicationPaths.withdraw(id), undefined, token);
    expect((await server().send('PUT', path, { note }, stage().owner.token)).status).toBe(404);
    expect((await get(applicationPaths.cv(id))).status).toBe(404);
    expect(await open(id)).toMatchObject({
      state: 'withdrawn',
      name: '',
      note: '',
      employerNote: '',
      cv: null,
    });
    expect((await list(jobId)).applications).toEqual([]);
  });

  test('overwrites no note that was changed since', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { id } = await apply(jobId);
    const write = (note: string, base: string) =>
      server().send('PUT', applicationPaths.note(id), { note, base }, stage().owner.token);
    expect((await write('First.', '')).status).toBe(200);
    const late = await write('Second.', '');
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changedBeforeSaving', data: { application: { id, employerNote: 'First.' } } },
    });
    expect((await open(id)).employerNote).toBe('First.');
    // A repeat, after an answer that was lost.
    expect((await write('First.', '')).status).toBe(200);
    expect((await write('Second.', 'First.')).status).toBe(200);
    expect((await write('', 'Second.')).status).toBe(200);
    expect((await open(id)).employerNote).toBe('');
  });

  test('downloads all as one archive, whose table is safe to open', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { receipt } = await apply(jobId, { name: '=HYPERLINK("http://x")', note: 'a,b\n"c"' });
    await apply(jobId, { name: 'করিম' });
    const archive = await download(jobId);
    const table = readZipText(archive, 'applications.csv');
    expect(table).toMatch(/^\uFEFF"Receipt","Sent","State","Reason","Applicant sees","Name"/);
    expect(table).toContain(`"'=HYPERLINK(""http://x"")","01712-345678","rina@example.com","a,b\n""c""","",`);
    expect(readZipText(archive, `cv/${receipt} Rina CV.pdf`)).toBe(Buffer.from(samplePdf()).toString());
  });

  test('has the newest first in the table, with times, reasons and answers in the language asked for', async () => {
    const asked = { choices: [], isRequired: true };
    const screening = [
      { ...asked, id: 'bike', kind: 'yesNo', text: 'Motorbike?' },
      { ...asked, id: 'pay', kind: 'shortText', text: 'Pay?' },
    ] satisfies ScreeningQuestion[];
    const jobId = await addInboxJob(server(), stage(), { screening });
    const answers = [
      { id: 'bike', value: 'no' },
      { id: 'pay', value: 'no' },
    ];
    const sent = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) sent.push(await apply(jobId, { name, answers }));
    const [first, , , , last] = sent;
    const at = new Date('2026-11-30T20:05:00Z');
    await server()
      .context.db.orm.update(applications)
      .set({ sentAt: at })
      .where(eq(applications.id, last?.id ?? ''));
    const moves = { id: first?.id, version: 1, to: 'notSelected', reason: 'pay' };
    await decide([{ ...moves, isTold: true }]);
    const table = readZipText(await download(jobId), 'applications.csv').split('\r\n');
    const names = (await list(jobId)).applications.map(({ name }) => name);
    expect(table.slice(1, -1).map((row) => row.split(',')[5])).toEqual(names.map((name) => `"${name}"`));
    expect(table.find((row) => row.startsWith(`"${last?.receipt}",`))).toMatch(
      /,"2026-12-01 02:05","New","","Sent","E",.*,"No","no"$/,
    );
    expect(table.find((row) => row.startsWith(`"${first?.receipt}",`))).toContain(
      ',"Not selected","The expected pay is too far apart.","Not selected: The expected pay is too far apart.","A",',
    );
    const inBangla = readZipText(await download(jobId, 'bn'), 'applications.csv');
    expect(inBangla).toContain(',"না","no"\r\n');
  });

  test('has both answers in the table where two questions have one text', async () => {
    const asked = { text: 'Years?', kind: 'number', isRequired: true } as const;
    const screening = [
      { ...asked, choices: [], id: 'a' },
      { ...asked, choices: [], id: 'b' },
    ];
    const jobId = await addInboxJob(server(), stage(), { screening });
    const answers = screening.map(({ id }, at) => ({ id, value: String(at + 2) }));
    await apply(jobId, { answers });
    const table = readZipText(await download(jobId), 'applications.csv');
    expect(table).toMatch(/,"Years\?"\r\n/);
    expect(table).toContain('"2\n3"');
  });

  test('has plain numbers in the table, however they were typed', async () => {
    const screening = [
      { id: 'pay', kind: 'number', text: 'Pay?', choices: [], isRequired: true },
    ] satisfies ScreeningQuestion[];
    const jobId = await addInboxJob(server(), stage(), { screening });
    for (const value of ['৩', '1,20,000', '-88.5']) await apply(jobId, { answers: [{ id: 'pay', value }] });
    const table = readZipText(await download(jobId), 'applications.csv')
      .trimEnd()
      .split('\r\n');
    const cells = table.slice(1).map((row) => row.split(',').at(-1));
    expect(cells.toSorted()).toEqual(['"-88.5"', '"120000"', '"3"']);
  });

  test('cannot be told anything of once it is withdrawn', async () => {
    const { id, token } = await apply(await addInboxJob(server(), stage()));
    const decide = async (move: object) =>
      (
        await server().send(
          'POST',
          applicationPaths.decide,
          { moves: [{ id, ...move }] },
          stage().owner.token,
        )
      ).body;
    expect(await decide({ to: 'shortlisted', version: 1, isTold: true })).toMatchObject({
      data: { outcomes: [{ outcome: 'done' }] },
    });
    await server().send('POST', applicationPaths.withdraw(id), undefined, token);
    const move = { to: 'withdrawn', version: 3 };
    for (const told of [{ isUntold: true }, { isTold: true }])
      expect(await decide({ ...move, ...told })).toMatchObject({
        data: { outcomes: [{ outcome: 'refused', application: { toldState: 'withdrawn', version: 3 } }] },
      });
  });
});

const readKeyNumbers = async () =>
  (await server().context.db.orm.select({ keyNo: applications.keyNo }).from(applications)).map(
    ({ keyNo }) => keyNo,
  );
const readKeyNames = async () => {
  const rows = await server().context.db.sql<{ name: string }[]>`
    select name from server_keys where name like 'applications %' order by name`;
  return rows.map(({ name }) => name);
};
const rotateKey = () => runOperator(server(), 'rotate-application-key');

describe('keys', () => {
  test('are replaced: everything still opens, sealed by the new one alone', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { id } = await apply(jobId);
    await server().send('PUT', applicationPaths.note(id), { note: 'Calls back.' }, stage().owner.token);
    const { token } = await addPerson(server());
    const key = newApplicationKey();
    await patchUpload(key, 0, samplePdf().slice(0, 9), token);
    const before = await open(id);
    expect((await rotateKey()).lines).toEqual([expect.stringMatching(/^Key 2 encrypts applications/)]);
    const late = await apply(jobId, { name: 'Late' });
    expect(new Set(await readKeyNumbers())).toEqual(new Set([1, 2]));
    await sealAgain(server().context, () => false);
    expect(new Set(await readKeyNumbers())).toEqual(new Set([2]));
    expect(await readKeyNames()).toEqual(['applications 2']);
    expect(await open(id)).toEqual(before);
    expect(await open(late.id)).toMatchObject({ name: 'Late' });
    const file = await server().request(applicationPaths.cv(id), {
      headers: { Authorization: `Bearer ${stage().owner.token}` },
    });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(samplePdf());
    await patchUpload(key, 9, samplePdf().slice(9), token);
    const sent = await sendApplication(server(), { jobId, token, key, cv: null });
    expect(sent.status).toBe(201);
  });

  test('stay while something is sealed with them: an interrupted rotation continues', async () => {
    const jobId = await addInboxJob(server(), stage());
    for (let count = 0; count < 25; count += 1) await apply(jobId);
    await rotateKey();
    let steps = 0;
    await sealAgain(server().context, () => (steps += 1) > 2);
    expect(await readKeyNames()).toEqual(['applications 2', 'applications 3']);
    expect((await list(jobId, '?search=rina')).pagination.total).toBe(25);
    // The queue has done the work that was interrupted.
    await drain(server(), { ...createHandlers(server().context), 'seal-applications': async () => {} });
    await continueRotation(server().context);
    await drain(server());
    expect(await readKeyNames()).toEqual(['applications 3']);
    expect((await list(jobId, '?search=rina')).pagination.total).toBe(25);
  });
});

describe('applications are removed', () => {
  test('so many days after their job has closed, by its deadline or its owner', async () => {
    const ago = (days: number) => new Date(server().context.clock() - days * DAY_MS);
    const close = async (changes: Partial<typeof jobs.$inferInsert>) => {
      const jobId = await addInboxJob(server(), stage());
      await apply(jobId);
      await server().context.db.orm.update(jobs).set(changes).where(eq(jobs.id, jobId));
      return jobId;
    };
    const made = await Promise.all([
      close({ applicationDeadline: ago(182) }),
      close({ applicationDeadline: ago(178) }),
      close({ status: 'closed', updatedAt: ago(181) }),
      close({ status: 'closed', updatedAt: ago(179) }),
      close({ title: 'Open' }),
    ]);
    await purgeOld(server().context);
    const left = await Promise.all(
      made.map(async (jobId) => (await listApplications(server(), jobId)).length),
    );
    expect(left).toEqual([0, 1, 0, 1, 1]);
  });

  test('and of an upload that lost a part nothing is left: it begins anew', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { token } = await addPerson(server());
    const key = newApplicationKey();
    const cv = samplePdf();
    await patchUpload(key, 0, cv.slice(0, 10), token);
    await patchUpload(key, 10, cv.slice(10), token);
    await server()
      .context.db.orm.delete(applicationUploads)
      .where(and(eq(applicationUploads.key, key), eq(applicationUploads.atOffset, 0)));
    const sending = { jobId, token, key, cv: null };
    expect(await sendApplication(server(), sending)).toMatchObject({
      status: 400,
      body: { code: 'cvMissing' },
    });
    expect((await patchUpload(key, 0, cv.slice(0, 7), token)).status).toBe(200);
    expect((await patchUpload(key, 7, cv.slice(7), token)).status).toBe(200);
    expect((await sendApplication(server(), sending)).status).toBe(201);
  });

  test('and uploads two days after their last part, each whole', async () => {
    const { token } = await addPerson(server());
    const key = newApplicationKey();
    const cv = samplePdf();
    const { orm } = server().context.db;
    const makeOld = () =>
      orm
        .update(applicationUploads)
        .set({ arrivedAt: new Date(server().context.clock() - 3 * DAY_MS) })
        .where(eq(applicationUploads.key, key));
    const countParts = async () =>
      (await orm.select().from(applicationUploads).where(eq(applicationUploads.key, key))).length;
    await patchUpload(key, 0, cv.slice(0, 10), token);
    await makeOld();
    await patchUpload(key, 10, cv.slice(10), token);
    await purgeOld(server().context);
    expect(await countParts()).toBe(2);
    await makeOld();
    await purgeOld(server().context);
    expect(await countParts()).toBe(0);
  });
});

describe('an account', () => {
  test('downloads what it sent, and what it was told', async () => {
    const jobId = await addInboxJob(server(), stage());
    const { id, receipt, token } = await apply(jobId);
    await decide([{ id, version: 1, to: 'offered' }]);
    const { body } = await get(accountPaths.exportAccount, token);
    expect(v.parse(AccountExport, body).applications).toMatchObject([
      {
        receipt,
        state: 'new',
        name: 'Rina Akter',
        note: 'I can start on Sunday.',
        cv: { name: 'Rina CV.pdf', size: samplePdf().length },
      },
    ]);
  });

  test('downloads the files that it sent, each once, and none that it withdrew', async () => {
    const { token } = await addPerson(server());
    const send = async (cv: Uint8Array<ArrayBuffer>) => {
      const jobId = await addInboxJob(server(), stage());
      return readReceipt(await sendApplication(server(), { jobId, token, cv }));
    };
    const first = samplePdf('First');
    await send(first);
    await send(first);
    await send(samplePdf('Second'));
    const { id } = await send(samplePdf('Third'));
    await server().send('POST', applicationPaths.withdraw(id), undefined, token);
    const answer = await server().request(accountPaths.exportAccount, {
      headers: { Authorization: `Bearer ${token}` },
    });
    // Streamed as it is read: neither held whole nor compressed.
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect([answer.headers.get('etag'), answer.headers.get('content-encoding')]).toEqual([null, null]);
    const body: unknown = await answer.json();
    const { applications = [], cvs = [] } = v.parse(AccountExport, body);
    expect(cvs.map(({ base64 }) => Buffer.from(base64, 'base64')).sort()).toEqual(
      [first, samplePdf('Second')].map((bytes) => Buffer.from(bytes)).sort(),
    );
    const Named = v.object({ cv: v.object({ sha256: v.string() }) });
    const named = applications.flatMap((row) => (v.is(Named, row) ? [row.cv.sha256] : []));
    expect(named).toHaveLength(3);
    expect(new Set(named)).toEqual(new Set(cvs.map(({ sha256 }) => sha256)));
  });

  test('that is deleted while a request sends a CV has nothing stored of it', async () => {
    const { orm } = server().context.db;
    const jobId = await addInboxJob(server(), stage());
    const key = newApplicationKey();
    const form = new FormData();
    const sent = { key, jobId, name: 'Rina', phone: '01712345678', email: 'rina@example.com' };
    form.set('application', JSON.stringify({ ...sent, cv: { name: 'cv.pdf' } }));
    form.set('cv', new File([samplePdf()], 'file'));
    const whole = new Response(form);
    const upload = applicationPaths.upload(key);
    const part = new Response(samplePdf(), { headers: { 'Content-Type': 'application/pdf' } });
    for (const [method, path, written] of [
      ['POST', applicationPaths.list, whole],
      ['PATCH', upload, part],
    ] as const) {
      const { id, token } = await addPerson(server());
      const bytes = await written.bytes();
      // Read once the session was checked.
      const body = new ReadableStream<Uint8Array>(
        {
          pull: async (controller) => {
            await orm.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
            controller.enqueue(bytes);
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': written.headers.get('Content-Type') ?? '',
        'Content-Length': String(bytes.length),
        'Upload-Offset': '0',
      };
      const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
      const answer = await toAnswer(await server().request(path, init));
      expect([method, answer]).toMatchObject([method, { status: 401, body: { code: 'sessionRevoked' } }]);
      const isTheirs = eq(applicationUploads.applicantId, id);
      expect(await orm.select().from(applicationUploads).where(isTheirs)).toEqual([]);
    }
    expect(await listApplications(server(), jobId)).toEqual([]);
  });

  test('that is deleted takes with it at once what it sent', async () => {
    const jobId = await addInboxJob(server(), stage());
    const email = `${newApplicationKey()}@example.com`;
    const password = 'a long password';
    const person = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '01712345678', email, password };
    const registered = await server().send('POST', accountPaths.register, person);
    const { token } = v.parse(v.object({ token: v.string() }), registered.body);
    const other = await addInboxJob(server(), stage());
    const { id } = readReceipt(await sendApplication(server(), { jobId, token }));
    const decided = readReceipt(await sendApplication(server(), { jobId: other, token }));
    await decide([{ id: decided.id, version: 1, to: 'offered', isTold: true }]);
    await server().send('POST', accountPaths.deleteAccount, { currentPassword: password }, token);
    const nothing = { summary: null, content: null, cv: null };
    expect(await listApplications(server(), jobId)).toMatchObject([{ id, state: 'withdrawn', ...nothing }]);
    expect(await listApplications(server(), other)).toMatchObject([{ state: 'offered', ...nothing }]);
    expect((await list(other)).applications).toMatchObject([{ state: 'offered', name: '' }]);
  });
});

test('applications for a company that is deleted are gone until it is restored', async () => {
  const employer = await createJobStage(server());
  const { token } = employer.owner;
  const jobId = await addInboxJob(server(), employer);
  const { id } = await apply(jobId);
  const counted = async () => dataOf(InboxSummary, await get(applicationPaths.inbox, token)).jobs.length;
  const noteOf = { note: 'x' };
  const readAll = async () => [
    await counted(),
    (await get(applicationPaths.ofJob(jobId), token)).status,
    (await get(applicationPaths.one(id), token)).status,
    (await server().request(applicationPaths.cv(id), { headers: { Authorization: `Bearer ${token}` } }))
      .status,
    (await server().send('PUT', applicationPaths.note(id), noteOf, token)).status,
    (await decide([{ id, version: 1, to: 'seen' }], token))[0]?.outcome === 'gone',
  ];
  const setDeleted = (deletedAt: Date | null) =>
    server().context.db.orm.update(companies).set({ deletedAt }).where(eq(companies.id, employer.companyId));
  await setDeleted(new Date());
  expect(await readAll()).toEqual([0, 404, 404, 404, 404, true]);
  await setDeleted(null);
  expect(await readAll()).toEqual([1, 200, 200, 200, 200, false]);
});

test('one request decides on an application once', async () => {
  const jobId = await addInboxJob(server(), stage());
  const { id } = await apply(jobId);
  const moves = ['seen', 'offered'].map((to) => ({ id, version: 1, to }));
  const answer = await server().send('POST', applicationPaths.decide, { moves }, stage().owner.token);
  expect(answer.status).toBe(400);
  expect(await listApplications(server(), jobId)).toMatchObject([{ state: 'new' }]);
});

test('nothing of an application is logged', () => {
  const logged = JSON.stringify(server().logs);
  expect(logged).toContain('/api/v1/applications');
  for (const secret of ['Rina', '01712', 'rina@example', 'Sunday', 'HYPERLINK']) {
    expect(logged).not.toContain(secret);
  }
});

test('rows are gone with their job and their applicant', async () => {
  const jobId = await addInboxJob(server(), stage());
  const { id } = await apply(jobId);
  await server().context.db.orm.delete(jobs).where(eq(jobs.id, jobId));
  expect(await server().context.db.orm.select().from(applications).where(eq(applications.id, id))).toEqual(
    [],
  );
});
