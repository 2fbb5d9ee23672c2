import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { JobCategoriesData, JobCategory } from '#contract/jobs/category.ts';
import { parseRows, readAnswer } from '#contract/http/envelope.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { accountPaths } from '#contract/accounts/account-paths.ts';
import { ownerPaths } from '#contract/http/owner-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { clockMarks } from '#server/db/server-schema.ts';
import { jobs, rateLimits, sessions } from '#server/db/schema.ts';
import { subscriptionAttempts, subscriptions } from '#server/db/subscription-schema.ts';
import { countUse, readUse } from '#server/limits/rate-limit.ts';
import { updateListed } from '#server/jobs/update-listed.ts';
import { observeClock, runUpkeep } from '#server/work/upkeep.ts';
import { addJob, addJobDefaults, titles, type JobDefaults } from '../support/jobs.ts';
import { addPerson } from '../support/people.ts';
import { addCategories } from '../support/rows.ts';
import { useTestServer } from '../support/server.ts';
import { codePaths, newPhone, requestCode, subscribe } from '../support/subscription-calls.ts';

const YEAR_MS = 366 * DAY_MS;
const server = useTestServer({ config: { rateLimitFactor: 1 } });

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

/** What the public sees of the jobs of a category. */
async function readAll(categoryId: string): Promise<unknown> {
  const { body } = await server().send('GET', apiPaths.jobCategories);
  const read = readAnswer(JobCategoriesData, body);
  const rows = read.kind === 'ok' ? parseRows(JobCategory, read.data.jobCategories).rows : [];
  return {
    listed: await titles(server(), `category=${categoryId}`),
    found: await titles(server(), `category=${categoryId}&search=beekeeper`),
    counted: rows.find(({ _id }) => _id === categoryId)?.jobCount,
  };
}

const signIn = (email: string) =>
  server().send('POST', accountPaths.login, { email, password: 'wrong', from: 'test' });

const readOwn = async (token: string) =>
  (await server().send('GET', apiPaths.companies, undefined, token)).status;

const addDeleted = (daysAgo: number) =>
  addJob(server(), defaults, { deletedAt: new Date(Date.now() - daysAgo * DAY_MS) });
const isThere = async (id: string) => (await server().context.db.orm.$count(jobs, eq(jobs.id, id))) === 1;

describe('jobs', () => {
  test('that a clock took out of the lists are in them again, found and counted', async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    const added = { ...defaults, categoryId };
    for (let count = 0; count < 220; count += 1) await addJob(server(), added, { title: 'Clerk' });
    await addJob(server(), { ...added, categoryId: defaults.categoryId }, { title: 'Beekeeper' });
    const only = defaults.categoryId;
    const before = await readAll(only);
    expect(before).toEqual({ listed: ['Beekeeper'], found: ['Beekeeper'], counted: 1 });

    await aYearAhead(async () => {
      expect(await readAll(only)).toEqual({ listed: [], found: [], counted: 0 });
      await updateListed(server().context, { steadyMs: YEAR_MS, shouldStop: () => false });
    });
    const { orm } = server().context.db;
    expect(await orm.$count(jobs, eq(jobs.listed, true))).toBe(0);
    await runUpkeep(server().context);
    expect(await readAll(only)).toEqual(before);
    expect(await orm.$count(jobs, eq(jobs.listed, true))).toBe(221);
  });

  test('leave the lists for their index only while the clock is steady', async () => {
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

  test('that were posted in the future are not first for a year', async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    const postedAt = new Date(Date.now() + YEAR_MS);
    await addJob(server(), { ...defaults, categoryId }, { title: 'From the future', postedAt });
    await runUpkeep(server().context);
    await addJob(server(), { ...defaults, categoryId }, { title: 'New', postedAt: new Date(Date.now() + 1) });
    expect(await titles(server(), `category=${categoryId}`)).toEqual(['New', 'From the future']);
  });
});

describe('limits', () => {
  test('that were used up under a clock that was ahead are over', async () => {
    const { email } = await addPerson(server());
    await aYearAhead(async () => {
      const statuses = new Set<number>();
      for (let time = 0; time < 60; time += 1) statuses.add((await signIn(email)).status);
      expect(statuses).toContain(429);
    });
    expect((await signIn(email)).status).toBe(401);
  });

  test('of codes as well', async () => {
    const phone = newPhone('18');
    const ask = async () => (await requestCode(server(), 'bd_robi', phone)).statusCode;
    await aYearAhead(async () => {
      for (let time = 0; time < 6; time += 1) {
        expect(await ask()).toBe('S1000');
        await server().advance(MINUTE_MS);
      }
      expect(await ask()).toBe('E1318');
      await server().advance(-6 * MINUTE_MS);
    });
    expect(await ask()).toBe('S1000');
  });

  test('that are only read do not count from the future, hours of it included', async () => {
    const limit = { key: ['read alone'], attempts: 1, windowMs: DAY_MS };
    await server().advance(DAY_MS / 2);
    await countUse(server().context, limit);
    expect(await readUse(server().context, limit)).toMatchObject({ count: 1 });
    await server().advance(-DAY_MS / 2);
    expect(await readUse(server().context, limit)).toBeNull();
  });

  test('leave no rows behind', async () => {
    const { orm } = server().context.db;
    await orm.insert(rateLimits).values({ key: 'ahead', windowStart: new Date(Date.now() + YEAR_MS) });
    await setMarks(0, 2 * DAY_MS);
    await runUpkeep(server().context);
    expect(await orm.$count(rateLimits, eq(rateLimits.key, 'ahead'))).toBe(0);
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

  test('that began in the future end no later than others', async () => {
    const { id, token } = await aYearAhead(() => addPerson(server()));
    const readEnd = async () => {
      const [row] = await server().context.db.orm.select().from(sessions).where(eq(sessions.userId, id));
      return row?.expiresAt.getTime();
    };
    const end = await readEnd();
    // As long as this clock may be the wrong one, nothing is changed.
    await setMarks(60_000, 29 * DAY_MS);
    await runUpkeep(server().context);
    expect([await readOwn(token), await readEnd()]).toEqual([200, end]);
    await setMarks(60_000, 31 * DAY_MS);
    await runUpkeep(server().context);
    expect(await readEnd()).toBeLessThan(Date.now() + 31 * DAY_MS);
    expect(await readOwn(token)).toBe(200);
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

describe('subscriptions', () => {
  test('are asked about at once, not a year later', async () => {
    const phone = newPhone('18');
    await aYearAhead(() => subscribe(server(), 'bd_robi', phone));
    await runUpkeep(server().context);
    const phoneHash = server().context.gateway.phones.hash(phone);
    const [row] = await server()
      .context.db.orm.select()
      .from(subscriptions)
      .where(eq(subscriptions.phoneHash, phoneHash));
    expect(row?.checkAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('codes from the future count no more', async () => {
    const phone = newPhone('19');
    const { referenceNo } = await aYearAhead(() => requestCode(server(), 'applink', phone));
    await runUpkeep(server().context);
    const { body } = await server().send('POST', codePaths.applink.verify, { otp: '123456', referenceNo });
    expect(body).toMatchObject({ statusCode: 'E1853' });
    const { orm } = server().context.db;
    const [row] = await orm
      .select()
      .from(subscriptionAttempts)
      .where(eq(subscriptionAttempts.phoneHash, server().context.gateway.phones.hash(phone)));
    expect(row?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now());
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
      expect(await observeClock(server().context)).toBeLessThan(DAY_MS);
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
