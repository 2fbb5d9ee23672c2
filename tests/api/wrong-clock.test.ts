import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { clockMarks } from '#server/db/server-schema.ts';
import { jobs } from '#server/db/schema.ts';
import { runUpkeep } from '#server/work/upkeep.ts';
import { addJob, addJobDefaults, type JobDefaults } from '../support/jobs.ts';
import { addPerson } from '../support/people.ts';
import { useTestServer } from '../support/server.ts';

const YEAR_MS = 366 * DAY_MS;
const server = useTestServer();

/** Does something while the server's clock is a year ahead. */
async function aYearAhead<T>(work: () => Promise<T>): Promise<T> {
  await server().advance(YEAR_MS);
  return work().finally(() => server().advance(-YEAR_MS));
}

/** The database's own clock as it was when it was last looked at, and since when it is believed. */
async function setMarks(seenAgoMs: number, steadyForMs: number): Promise<void> {
  const seenAt = new Date(Date.now() - seenAgoMs);
  const steadySince = new Date(Date.now() - steadyForMs);
  const { orm } = server().context.db;
  await orm.delete(clockMarks);
  await orm.insert(clockMarks).values({ seenAt, steadySince });
}

const alerts = () => server().logs.flatMap((entry) => (entry.level === 'alert' ? [entry] : []));

let defaults: JobDefaults;
beforeAll(async () => {
  defaults = await addJobDefaults(server());
});

const readOwn = async (token: string) =>
  (await server().send('GET', apiPaths.companies, undefined, token)).status;

const addDeleted = (daysAgo: number) =>
  addJob(server(), defaults, { deletedAt: new Date(Date.now() - daysAgo * DAY_MS) });
const isThere = async (id: string) => (await server().context.db.orm.$count(jobs, eq(jobs.id, id))) === 1;

describe('jobs', () => {
  test('past their deadline leave the index of the lists only while the clock is steady', async () => {
    const id = await addJob(server(), defaults, { applicationDeadline: new Date(Date.now() - 3 * DAY_MS) });
    const isListed = async () =>
      (await server().context.db.orm.select().from(jobs).where(eq(jobs.id, id)))[0]?.listed;
    await setMarks(0, DAY_MS / 2);
    await runUpkeep(server().context);
    expect(await isListed()).toBe(true);
    await setMarks(0, 2 * DAY_MS);
    await runUpkeep(server().context);
    expect(await isListed()).toBe(false);
  });
});

describe('sessions', () => {
  test('count again once the clock is right, also when their owner signed in by then', async () => {
    const { id, token } = await addPerson(server());
    await aYearAhead(async () => {
      expect(await readOwn(token)).toBe(401);
      await addPerson(server());
      await runUpkeep(server().context);
    });
    expect(await readOwn(token)).toBe(200);
    expect(id).not.toBe('');
  });

  test.each([31, 95, 9000])('outlive a clock that was %i days behind', async (days) => {
    const { token } = await addPerson(server());
    await server().advance(-days * DAY_MS);
    expect(await readOwn(token)).toBe(200);
    await runUpkeep(server().context);
    await server().advance(days * DAY_MS);
    expect(await readOwn(token)).toBe(200);
  });
});

describe('deleted jobs', () => {
  test('stay while the clock differs from the database’s, and can be restored', async () => {
    const id = await addDeleted(1);
    await setMarks(0, YEAR_MS);
    const seen = alerts().length;
    await aYearAhead(() => runUpkeep(server().context));
    expect(alerts().slice(seen)).toMatchObject([
      { event: 'purge skipped', reason: "the server's clock differs from the database's" },
    ]);
    const { token } = await addPerson(server(), 'admin');
    const restored = await server().send('POST', ownerPaths.jobRestore(id), {}, token);
    expect(restored.status).toBe(200);
  });

  test.each([
    ['ahead, or the server was off', YEAR_MS],
    ['back', -YEAR_MS],
  ])(
    'stay after the clock jumped %s, until it has been steady for as long as they are stored',
    async (_way, step) => {
      const id = await addDeleted(40);
      await setMarks(step, 2 * YEAR_MS);
      const seen = alerts().length;
      await runUpkeep(server().context);
      await runUpkeep(server().context);
      expect(alerts().slice(seen)).toMatchObject([
        { event: 'purge postponed', fields: { seenAt: expect.any(String), now: expect.any(String) } },
      ]);
      expect(await isThere(id)).toBe(true);
      await setMarks(0, 29 * DAY_MS);
      await runUpkeep(server().context);
      expect(await isThere(id)).toBe(true);
      await setMarks(2 * DAY_MS, 31 * DAY_MS);
      await runUpkeep(server().context);
      expect(await isThere(id)).toBe(false);
    },
  );
});
