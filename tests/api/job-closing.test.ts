import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { auditLog, jobs } from '#server/db/schema.ts';
import { useJobCalls, addJob, readJob, toPayload } from '../support/stage.ts';

const { server, stage, send } = useJobCalls();

const addPublic = () =>
  addJob(server(), { ...stage(), createdBy: stage().owner.id }, { title: 'Zookeeper', approval: 'approved' });
const close = (id: string, token?: string) => send('POST', ownerPaths.jobClose(id), {}, token);
const reopen = (id: string, token?: string) => send('POST', ownerPaths.jobReopen(id), {}, token);
const isListed = async (id: string) =>
  JSON.stringify((await send('GET', `${apiPaths.jobs}?search=zookeeper`)).body).includes(id);

test('a closed job leaves lists and search, its page says so, and reopening brings it back', async () => {
  const { token } = stage().owner;
  const id = await addPublic();
  expect(await isListed(id)).toBe(true);
  const closed = await close(id, token);
  expect([closed.status, readJob(closed).status, readJob(closed).approval]).toEqual([
    200,
    'closed',
    'approved',
  ]);
  expect(await isListed(id)).toBe(false);
  const read = await send('GET', apiPaths.job(id));
  expect([read.status, readJob(read).status]).toEqual([200, 'closed']);

  const { version } = readJob(closed);
  expect(readJob(await close(id, token)).version).toBe(version);
  expect(readJob(await reopen(id, token)).status).toBe('open');
  expect(readJob(await reopen(id, token)).status).toBe('open');
  expect(await isListed(id)).toBe(true);
  const log = await server().context.db.orm.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(log.map(({ action, changes }) => [action, changes])).toEqual([
    ['edit', { status: ['open', 'closed'] }],
    ['edit', { status: ['closed', 'open'] }],
  ]);
});

test('an edit, which always sends "open" (§7), leaves a closed job closed', async () => {
  const { token } = stage().owner;
  const id = await addPublic();
  await close(id, token);
  const edited = await send('PUT', apiPaths.job(id), toPayload(stage(), { title: 'Zookeeper' }), token);
  expect([edited.status, readJob(edited).status]).toEqual([200, 'closed']);
});

test('only its owner and administrators close a job', async () => {
  const id = await addPublic();
  expect((await close(id)).status).toBe(401);
  expect((await close(id, stage().other.token)).status).toBe(403);
  expect((await close(id, stage().admin.token)).status).toBe(200);
  expect((await reopen(id, stage().other.token)).status).toBe(403);
  expect((await reopen('0'.repeat(24), stage().owner.token)).status).toBe(404);
});

test('a job whose deadline has passed, a waiting or a deleted one is not opened for readers', async () => {
  const { token } = stage().owner;
  const id = await addPublic();
  await close(id, token);
  const past = new Date(server().context.clock() - 3 * DAY_MS);
  const { orm } = server().context.db;
  await orm.update(jobs).set({ applicationDeadline: past }).where(eq(jobs.id, id));
  const late = await reopen(id, token);
  expect([late.status, late.body]).toMatchObject([
    409,
    { message: expect.stringContaining('deadline has passed') },
  ]);

  await orm.update(jobs).set({ approval: 'pending' }).where(eq(jobs.id, id));
  expect((await send('GET', apiPaths.job(id))).status).toBe(404);
  await orm.update(jobs).set({ approval: 'approved', deletedAt: new Date() }).where(eq(jobs.id, id));
  expect((await send('GET', apiPaths.job(id))).status).toBe(404);
  expect((await close(id, token)).status).toBe(404);
});

test.each(['pending', 'rejected'] as const)('a %s job is not closed', async (approval) => {
  const { token } = stage().owner;
  const id = await addPublic();
  await server().context.db.orm.update(jobs).set({ approval }).where(eq(jobs.id, id));
  const refused = await close(id, token);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: expect.stringContaining('approved') },
  ]);
});
