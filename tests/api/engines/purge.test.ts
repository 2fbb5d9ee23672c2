import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { auditLog, idempotencyKeys, jobs } from '#server/db/schema.ts';
import { purgeOld } from '#server/work.ts';
import { postJob, sendWith, toPayload, useJobStage, addJob } from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

const ago = (days: number) => new Date(server().context.clock() - days * DAY_MS);
const defaults = () => ({
  companyId: stage().companyId,
  categoryId: stage().categoryId,
  createdBy: stage().owner.id,
});

test('jobs deleted more than thirty days ago go for good, also on several servers', async () => {
  const old: string[] = [];
  for (let count = 0; count < 250; count += 1) {
    old.push(await addJob(server(), defaults(), { deletedAt: ago(RESTORE_DAYS + 1) }));
  }
  const young = await addJob(server(), defaults(), { deletedAt: ago(RESTORE_DAYS - 1) });
  const { _id: living } = await postJob(server(), stage());
  await Promise.all([purgeOld(server().context), purgeOld(server().context), purgeOld(server().context)]);
  const { orm } = server().context.db;
  const left = await orm
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.id, [...old, young, living]));
  expect(left.map(({ id }) => id).sort()).toEqual([young, living].sort());
  const entries = await orm.select().from(auditLog).where(eq(auditLog.action, 'purge'));
  expect(entries.map(({ entityId }) => entityId).sort()).toEqual(old.sort());
  const restore = async (id: string) =>
    (await server().send('POST', ownerPaths.jobRestore(id), {}, stage().owner.token)).status;
  expect([await restore(young), await restore(old[0] ?? '')]).toEqual([200, 404]);
});

test('jobs leave the index of the lists a day after their deadline', async () => {
  const closed = await addJob(server(), defaults(), { applicationDeadline: ago(3) });
  const open = await addJob(server(), defaults(), { applicationDeadline: ago(-3) });
  await purgeOld(server().context);
  const rows = await server()
    .context.db.orm.select({ id: jobs.id, listed: jobs.listed })
    .from(jobs)
    .where(inArray(jobs.id, [closed, open]));
  expect(new Map(rows.map(({ id, listed }) => [id, listed]))).toEqual(
    new Map([
      [closed, false],
      [open, true],
    ]),
  );
});

test('answers are stored for a day', async () => {
  const post = () =>
    sendWith(server(), {
      method: 'POST',
      path: apiPaths.jobs,
      body: toPayload(stage()),
      headers: { Authorization: `Bearer ${stage().owner.token}`, 'Idempotency-Key': 'kept-for-a-day' },
    });
  const isReplayed = async () => (await post()).headers.get('Idempotency-Replayed') === 'true';
  expect([await isReplayed(), await isReplayed()]).toEqual([false, true]);
  await server().advance(DAY_MS - 60_000);
  await purgeOld(server().context);
  expect(await isReplayed()).toBe(true);
  await server().advance(2 * 60_000);
  await purgeOld(server().context);
  expect(await server().context.db.orm.select().from(idempotencyKeys)).toEqual([]);
  expect(await isReplayed()).toBe(false);
});
