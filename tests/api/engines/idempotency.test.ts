import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { auditLog, idempotencyKeys, jobs } from '#server/db/schema.ts';
import { postJob, readJob, sendWith, toPayload, useJobStage } from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

interface Keyed {
  key: string;
  method?: string;
  path?: string;
  body?: unknown;
  token?: string;
}

const send = ({ key, method = 'POST', path = apiPaths.jobs, body, token = stage().owner.token }: Keyed) =>
  sendWith(server(), {
    method,
    path,
    body,
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
  });

const titled = (title: string) => server().context.db.orm.select().from(jobs).where(eq(jobs.title, title));

test('twenty at once with one key make one job, and all get the same answer', async () => {
  const body = toPayload(stage(), { title: 'Only once' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ key: 'twenty-at-once', body })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => readJob(answer)._id)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('Idempotency-Replayed') === 'true')).toHaveLength(19);
  expect(await titled('Only once')).toHaveLength(1);
});

test('a repeat gets the first answer, with or without the trailing slash, even when the row has changed', async () => {
  const body = toPayload(stage(), { title: 'Repeated' });
  const first = await send({ key: 'repeated-1', body });
  expect(first.headers.get('Idempotency-Replayed')).toBeNull();
  const { _id: id } = readJob(first);
  await server().send('DELETE', apiPaths.job(id), undefined, stage().owner.token);
  const again = await send({ key: 'repeated-1', path: `${apiPaths.jobs}/`, body });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  expect(again.headers.get('Content-Type')).toBe('application/json');
  expect(again.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a repeated edit counts once, a repeated delete is no longer missing', async () => {
  const { _id: id } = await postJob(server(), stage());
  const edit = { key: 'edit-once', method: 'PUT', path: apiPaths.job(id), body: toPayload(stage()) };
  expect(readJob(await send(edit)).version).toBe(2);
  expect(readJob(await send(edit)).version).toBe(2);
  const remove = { key: 'delete-once', method: 'DELETE', path: apiPaths.job(id) };
  expect([(await send(remove)).status, (await send(remove)).status]).toEqual([200, 200]);
  const restore = { key: 'restore-once', path: ownerPaths.jobRestore(id) };
  expect([(await send(restore)).status, (await send(restore)).status]).toEqual([200, 200]);
  const rows = await server().context.db.orm.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(rows.map(({ action }) => action).sort()).toEqual(['create', 'delete', 'edit', 'restore']);
});

test('a key of another request is refused; another user’s same key is another key', async () => {
  const body = toPayload(stage(), { title: 'First use' });
  const { _id: id } = readJob(await send({ key: 'one-request', body }));
  const others = [
    { key: 'one-request', body: toPayload(stage(), { title: 'Second use' }) },
    { key: 'one-request', method: 'PUT', path: apiPaths.job(id), body },
  ];
  for (const other of others) {
    expect(await send(other)).toMatchObject({
      status: 422,
      body: {
        success: false,
        code: 'keyReused',
        message: 'This Idempotency-Key was used for another request.',
      },
    });
  }
  expect(await titled('Second use')).toEqual([]);
  const { status, headers } = await send({ key: 'one-request', body, token: stage().other.token });
  expect([status, headers.get('Idempotency-Replayed')]).toEqual([400, null]);
});

test('a refusal stores nothing, so that what was put right can be sent with the same key', async () => {
  const wrong = toPayload(stage(), { company: 'nothing' });
  expect((await send({ key: 'put-right', body: wrong })).status).toBe(400);
  const right = toPayload(stage(), { title: 'Put right' });
  expect((await send({ key: 'put-right', body: right })).status).toBe(201);
  const kept = await server()
    .context.db.orm.select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, 'put-right'));
  expect(kept).toMatchObject([{ status: 201, userId: stage().owner.id }]);
});

test.each(['short', 'a'.repeat(129), 'has spaces in it'])('%s is no key', async (key) => {
  expect(await send({ key, body: toPayload(stage()) })).toMatchObject({
    status: 400,
    body: { message: 'Idempotency-Key must be 8 to 128 letters, digits, - and _.' },
  });
});

const longest = (sign: string) => ({
  description: `${sign} `.repeat(4000),
  responsibilities: `${sign}, ${sign} `.repeat(1500),
});

test('edits of the longest texts leave little behind but the job', async () => {
  const { _id: id } = await postJob(server(), stage());
  for (let time = 0; time < 4; time += 1) {
    const body = toPayload(stage(), longest(String(time)));
    const edit = { key: `longest-${time}`, method: 'PUT', path: apiPaths.job(id), body };
    const first = await send(edit);
    expect(readJob(first).description).toBe(body.description.trim());
    expect((await send(edit)).body).toEqual(first.body);
  }
  const db = server().context.db.orm;
  const logged = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
  const kept = await db.select().from(idempotencyKeys).where(like(idempotencyKeys.key, 'longest-%'));
  for (const { changes } of logged) expect(JSON.stringify(changes).length).toBeLessThan(2000);
  for (const { answer } of kept) expect(answer.length).toBeLessThan(2500);
});
