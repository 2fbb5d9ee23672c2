import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { adminPaths, applicationPaths, ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { users } from '#server/db/schema.ts';
import {
  addInboxJob,
  readReceipt,
  sendApplication,
  addPerson,
  postJob,
  toPayload,
  useJobStage,
} from '../support/stage.ts';
import { companyOf, postCompany, toForm, write } from '../support/company-forms.ts';
import { readMails } from '../support/mails.ts';
import { draw } from '../support/pictures.ts';
import { makeDue } from '../support/queue.ts';
import { useTestServer } from '../support/server.ts';

/** Two logos an hour instead of 120, and 17 writes instead of 1000. */
const server = useTestServer({ config: { rateLimitFactor: 2 / 120 } });
const stage = useJobStage(server);

test('logos are limited per user; forms without one and other users are not', async () => {
  const [person, other] = [await addPerson(server()), await addPerson(server())];
  const { _id } = await postCompany(server(), person, toForm({}, await draw('png')));
  const picture = await draw('png', 20, 20);
  const put = (logo?: Uint8Array<ArrayBuffer>) =>
    write(server(), ['PUT', apiPaths.company(_id), toForm({}, logo)], { token: person.token });
  const kept = companyOf(await put(picture)).logo;
  const refused = await put(picture);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    success: false,
    code: 'tooManyAttempts',
    message: 'Too many attempts. Please try again in 60 minutes.',
  });
  expect(companyOf(await put()).logo).toBe(kept);
  expect((await postCompany(server(), other, toForm({}, picture))).logo).not.toBe('');
  await server().advance(HOUR_MS + 1);
  expect((await put(picture)).status).toBe(200);
});

test('writes are limited per user; other users, reads and administrators are not', async () => {
  const { owner, other, admin } = stage();
  const { _id: id } = await postJob(server(), stage());
  const path = apiPaths.job(id);
  const edit = () => server().send('PUT', path, toPayload(stage()), owner.token);
  for (let time = 1; time < 17; time += 1) expect((await edit()).status).toBe(200);
  const refused = [
    await edit(),
    await server().send('DELETE', path, undefined, owner.token),
    await server().send('POST', ownerPaths.companyRestore(stage().companyId), undefined, owner.token),
  ];
  for (const { status, body, headers } of refused) {
    expect([status, body]).toEqual([
      429,
      {
        success: false,
        code: 'tooManyAttempts',
        message: 'Too many attempts. Please try again in 60 minutes.',
      },
    ]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
  }
  const { body } = await server().send('GET', path, undefined, owner.token);
  expect(body).toMatchObject({ data: { job: { version: 17 } } });
  expect((await server().send('DELETE', path, undefined, other.token)).status).toBe(404);
  const approve = () => server().send('POST', adminPaths.approveJob(id), undefined, admin.token);
  for (let time = 0; time < 18; time += 1) expect((await approve()).status).toBe(200);
  await server().advance(HOUR_MS + 1);
  expect((await edit()).status).toBe(200);
});

test('so is what employers do with applications, and what applicants are mailed of it in a day', async () => {
  const { owner } = stage();
  const { db } = server().context;
  const jobId = await addInboxJob(server(), stage());
  const applicant = await addPerson(server());
  await db.orm.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, applicant.id));
  const sending = { jobId, token: applicant.token, form: { isFollowed: true } };
  const { id } = readReceipt(await sendApplication(server(), sending));
  await server().advance(HOUR_MS + 1);
  let version = 1;
  const tell = (to: string) =>
    server().send(
      'POST',
      applicationPaths.decide,
      { moves: [{ id, to, version, isTold: true }] },
      owner.token,
    );
  const headers = { Authorization: `Bearer ${owner.token}` };
  const acts: (() => Promise<{ status: number }>)[] = [
    () => server().request(applicationPaths.cv(id), { headers }),
    () => server().request(applicationPaths.archive(jobId), { headers }),
    () => server().send('PUT', applicationPaths.note(id), { note: '' }, owner.token),
    () => tell('new'),
  ];
  for (let time = 0; time < 4; time += 1) {
    for (const act of acts) expect((await act()).status).toBe(200);
  }
  expect((await tell('shortlisted')).status).toBe(200);
  for (const act of acts) expect((await act()).status).toBe(429);
  expect((await server().send('GET', applicationPaths.one(id), undefined, owner.token)).status).toBe(200);

  const mailed = async () => {
    await server().advance(5 * MINUTE_MS);
    await makeDue(db);
    const mails = await readMails(server());
    return mails.flatMap(({ to, text }) => (to === applicant.email ? text.split('\n', 1) : []));
  };
  expect(await mailed()).toEqual([expect.stringContaining('shortlist')]);
  await server().advance(HOUR_MS + 1);
  version = 2;
  expect((await tell('interview')).status).toBe(200);
  expect(await mailed()).toHaveLength(1);
  // Another day: how it stands then.
  version = 3;
  expect((await tell('offered')).status).toBe(200);
  await server().advance(DAY_MS);
  expect((await mailed()).toSorted()).toEqual([
    expect.stringContaining('offered'),
    expect.stringContaining('shortlist'),
  ]);
});

/** 83 kB an hour instead of 5 MB. */
test('an account writes so many bytes an hour, however few the writes are', async () => {
  const person = await addPerson(server());
  const { _id: company } = await postCompany(server(), person, toForm());
  const long = (sign: string) => toPayload(stage(), { company, description: sign.repeat(8500) });
  const post = (sign: string) => server().send('POST', apiPaths.jobs, long(sign), person.token);
  // Weighed as sent: three bytes a letter of Bangla.
  expect([await post('ক'), await post('খ'), await post('গ')].map(({ status }) => status)).toEqual([
    201, 201, 201,
  ]);
  expect(await post('ঘ')).toMatchObject({
    status: 429,
    body: { message: 'Too many attempts. Please try again in 60 minutes.' },
  });
  expect((await server().send('POST', apiPaths.jobs, long('k'), stage().owner.token)).status).not.toBe(429);
  await server().advance(HOUR_MS + 1);
  expect((await post('ঘ')).status).toBe(201);
});
