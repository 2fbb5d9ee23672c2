import * as v from 'valibot';
import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { LATE_DAYS, SHOWN_DAYS } from '#contract/figures/figure-days.ts';
import { figurePaths } from '#contract/http/api-paths.ts';
import { type FigureBatch, JobFiguresData, MOST_EVENTS, OwnFiguresData } from '#contract/figures/figures.ts';
import { DAY_MS } from '#contract/limits.ts';
import { jobs } from '#server/db/schema.ts';
import { countedEvents, jobFigures } from '#server/db/readers-schema.ts';
import { serverKeys } from '#server/db/server-keys.ts';
import { purgeOld } from '#server/work.ts';
import { sendWith, useJobStage, addJob } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

type Event = FigureBatch['events'][number];
let keys = 0;

const dayBefore = (days: number) => toDhakaDay(server().context.clock() - days * DAY_MS);
function toEvent(job: string, changes: Partial<Event> = {}): Event {
  keys += 1;
  return { key: `key-of-an-event-${keys}`, job, kind: 'view', day: dayBefore(0), ...changes };
}
const addPublicJob = (changes: Partial<typeof jobs.$inferInsert> = {}) =>
  addJob(server(), { ...stage(), createdBy: stage().owner.id }, { postedAt: new Date(), ...changes });
const send = (events: readonly unknown[], headers: Record<string, string> = {}) =>
  sendWith(server(), { method: 'POST', path: figurePaths.jobs, body: { events }, headers });
const read = (id: string, token: string | undefined = stage().owner.token) =>
  server().send('GET', figurePaths.ofJob(id), undefined, token);
async function figuresOf(id: string): Promise<JobFiguresData> {
  const { body } = await read(id);
  return v.parse(v.object({ success: v.literal(true), data: JobFiguresData }), body).data;
}
/** The figures of all jobs of a user; the status when they are refused. */
const totalsOf = async (token: string | undefined) => {
  const { status, body } = await server().send('GET', figurePaths.jobs, undefined, token);
  return status === 200 ? v.parse(v.object({ data: OwnFiguresData }), body).data.jobs : status;
};
const thanks = { status: 200, body: { success: true, message: 'Thank you.' } };

const some = (count: number) => Array.from({ length: count }, () => toEvent('none'));

describe('events', () => {
  test('are counted by job, day and kind, each once however often and in whatever batch it is sent', async () => {
    const [id, other] = [await addPublicJob(), await addPublicJob()];
    const events = [
      toEvent(id),
      toEvent(id),
      toEvent(id, { kind: 'save' }),
      toEvent(id, { kind: 'view', day: dayBefore(LATE_DAYS) }),
      toEvent(other, { kind: 'share' }),
    ];
    expect(await send(events)).toMatchObject(thanks);
    await Promise.all(Array.from({ length: 4 }, () => send(events.toReversed())));
    await send([...events, toEvent(id, { kind: 'apply' }), events[0]]);
    const { total, days } = await figuresOf(id);
    expect(total).toEqual({ view: 3, save: 1, apply: 1, share: 0 });
    expect(days).toHaveLength(SHOWN_DAYS);
    expect(days.at(-1)).toEqual({ day: dayBefore(0), view: 2, save: 1, apply: 1, share: 0 });
    expect(days.at(-1 - LATE_DAYS)).toMatchObject({ day: dayBefore(LATE_DAYS), view: 1 });
    expect((await figuresOf(other)).total).toMatchObject({ view: 0, share: 1 });
  });

  test('of all jobs of a user are read by that user alone, without jobs that have no figures', async () => {
    const [id, silent] = [await addPublicJob(), await addPublicJob()];
    await send([toEvent(id), toEvent(id, { kind: 'save' }), toEvent(id, { day: dayBefore(1) })]);
    const own = await totalsOf(stage().owner.token);
    expect(own).toContainEqual({ _id: id, view: 2, save: 1, apply: 0, share: 0 });
    expect(own).not.toContainEqual(expect.objectContaining({ _id: silent }));
    expect(await totalsOf(stage().other.token)).toEqual([]);
    expect(await totalsOf(undefined)).toBe(401);
  });

  test('of other days, of jobs that are not public and of robots are thanked for alone', async () => {
    const id = await addPublicJob();
    const waiting = await addPublicJob({ approval: 'pending', postedAt: null });
    const gone = await addPublicJob({ deletedAt: new Date() });
    const skipped = [
      toEvent(id, { day: dayBefore(LATE_DAYS + 1) }),
      toEvent(id, { day: dayBefore(-1) }),
      toEvent(id, { day: '2026-99-99' }),
      toEvent(waiting),
      toEvent(gone),
      toEvent('none'),
    ];
    expect(await send(skipped)).toMatchObject(thanks);
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      'facebookexternalhit/1.1',
      'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36',
      'curl/8.5.0',
    ]) {
      expect(await send([toEvent(id)], { 'User-Agent': agent })).toMatchObject(thanks);
    }
    await send([toEvent(id)], { 'Sec-GPC': '1' });
    await send([toEvent(id)], { DNT: '1' });
    expect((await figuresOf(id)).total.view).toBe(0);
    const phone = 'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 21) Chrome/140.0.0.0 Mobile Safari/537.36';
    await send([toEvent(id)], { 'User-Agent': phone });
    await send([toEvent(id)], { 'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile' });
    expect((await figuresOf(id)).total.view).toBe(2);
  });

  test('leave nothing of their sender, and set no cookie', async () => {
    const id = await addPublicJob();
    const event = toEvent(id);
    const answer = await send([event], {
      Authorization: `Bearer ${stage().other.token}`,
      'X-Forwarded-For': '203.0.113.7',
      'User-Agent': 'A browser of its own',
    });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const { orm } = server().context.db;
    const stored = JSON.stringify([
      await orm.select().from(jobFigures),
      await orm.select().from(countedEvents),
    ]);
    expect(stored).toContain(id);
    for (const secret of [event.key, stage().other.id, '203.0.113.7', 'A browser of its own']) {
      expect(stored).not.toContain(secret);
    }
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: MOST_EVENTS + 1 }, () => 0)],
    ['an unknown kind', [{ kind: 'stare' }]],
    ['a day that is none', [{ day: 'today' }]],
    ['a short key', [{ key: 'short' }]],
    ['an id that is none', [{ job: 'a b' }]],
  ])('that are malformed (%s) are refused, and none of the batch counts', async (_name, changes) => {
    const id = await addPublicJob();
    const events = changes.map((change) => ({
      ...toEvent(id),
      ...(typeof change === 'object' ? change : {}),
    }));
    expect((await send(events.length === 0 ? [] : [toEvent(id), ...events])).status).toBe(400);
    expect((await figuresOf(id)).total.view).toBe(0);
  });

  describe('where limits are on', () => {
    const limited = useTestServer({ config: { rateLimitFactor: 0.02, trustedProxies: 1 } });
    const limitedStage = useJobStage(limited);
    const addJobThere = () =>
      addJob(limited(), { ...limitedStage(), createdBy: limitedStage().owner.id }, { postedAt: new Date() });
    const sendFrom = (address: string, events: readonly Event[]) =>
      sendWith(limited(), {
        method: 'POST',
        path: figurePaths.jobs,
        body: { events },
        headers: { 'X-Forwarded-For': address },
      });
    const viewsOf = async (id: string) =>
      (await limited().context.db.orm.select().from(jobFigures).where(eq(jobFigures.jobId, id))).map(
        ({ day, kind, count }) => [day, kind, count],
      );

    test('twenty an hour are taken from an address, in however many batches', async () => {
      expect((await sendFrom('203.0.113.1', some(15))).status).toBe(200);
      expect((await sendFrom('203.0.113.1', some(6))).status).toBe(429);
      expect((await sendFrom('203.0.113.2', some(6))).status).toBe(200);
    });

    test('an address counts once a job, kind and day, whatever keys it sends', async () => {
      const [id, other] = [await addJobThere(), await addJobThere()];
      const many = (changes: Partial<Event> = {}) => [toEvent(id, changes), toEvent(id, changes)];
      await sendFrom('198.51.100.1', [...many(), ...many({ kind: 'save' }), toEvent(other)]);
      await sendFrom('198.51.100.1', [...many(), ...many({ day: dayBefore(1) })]);
      expect((await viewsOf(id)).toSorted()).toEqual([
        [dayBefore(1), 'view', 1],
        [dayBefore(0), 'save', 1],
        [dayBefore(0), 'view', 1],
      ]);
      await sendFrom('198.51.100.2', many());
      expect(await viewsOf(id)).toContainEqual([dayBefore(0), 'view', 2]);
      expect(await viewsOf(other)).toEqual([[dayBefore(0), 'view', 1]]);
    });

    test('no key is stored of events that do not count', async () => {
      const id = await addJobThere();
      const events = Array.from({ length: 15 }, () => toEvent(id));
      const { orm } = limited().context.db;
      const before = await orm.$count(countedEvents);
      await sendFrom('192.0.2.1', events);
      expect(await orm.$count(countedEvents)).toBe(before + 2);
    });

    test('the key that addresses are hashed with is another one each day, and the old one is gone', async () => {
      const readKeys = async () =>
        (
          await limited().context.db.orm.select().from(serverKeys).where(like(serverKeys.name, 'figures %'))
        ).map(({ value }) => value);
      const id = await addJobThere();
      await sendFrom('192.0.2.7', [toEvent(id)]);
      const [today, ...more] = await readKeys();
      expect([today, more]).toEqual([expect.stringMatching(/^[\w-]{43}$/), []]);
      await limited().advance(DAY_MS);
      await sendFrom('192.0.2.7', [toEvent(id)]);
      expect(await readKeys()).toEqual([expect.not.stringMatching(today ?? '')]);
      await limited().advance(-DAY_MS);
    });

    test('a job has forty an hour, from however many addresses; it is logged once', async () => {
      const [id, other] = [await addJobThere(), await addJobThere()];
      for (let number = 1; number <= 43; number += 1) await sendFrom(`100.64.0.${number}`, [toEvent(id)]);
      await sendFrom('100.64.0.1', [toEvent(other)]);
      expect(await viewsOf(id)).toEqual([[dayBefore(0), 'view', 40]]);
      expect(await viewsOf(other)).toEqual([[dayBefore(0), 'view', 1]]);
      expect(limited().logs.filter(({ level }) => level === 'alert')).toEqual([
        { level: 'alert', event: 'figures of a job not counted', fields: { jobId: id, allowed: 40 } },
      ]);
    });
  });
});

describe('figures', () => {
  test('are read by the owner and administrators alone', async () => {
    const { owner, other, admin } = stage();
    const id = await addPublicJob();
    const waiting = await addPublicJob({ approval: 'pending', postedAt: null });
    expect((await server().send('GET', figurePaths.ofJob(id))).status).toBe(401);
    for (const [job, token, status] of [
      [id, owner.token, 200],
      [id, admin.token, 200],
      [id, other.token, 403],
      [waiting, owner.token, 200],
      [waiting, other.token, 404],
      ['none', owner.token, 404],
    ] as const) {
      expect((await read(job, token)).status).toBe(status);
    }
  });

  test('go with their job and after 400 days; keys of events go after nine days', async () => {
    const [gone, here] = [await addPublicJob(), await addPublicJob()];
    await send([toEvent(gone), toEvent(here)]);
    const { orm } = server().context.db;
    await orm.insert(jobFigures).values([
      { jobId: here, day: dayBefore(399), kind: 'view', count: 5 },
      { jobId: here, day: dayBefore(402), kind: 'view', count: 5 },
    ]);
    const deletedAt = new Date(server().context.clock() - 31 * DAY_MS);
    await orm.update(jobs).set({ deletedAt }).where(eq(jobs.id, gone));
    await orm.insert(countedEvents).values({ keyHash: 'old', countedAt: new Date(Date.now() - 10 * DAY_MS) });
    const before = (await orm.select().from(countedEvents)).length;
    await purgeOld(server().context);
    expect(await orm.select().from(jobFigures).where(eq(jobFigures.jobId, gone))).toEqual([]);
    const left = await orm
      .select()
      .from(jobFigures)
      .where(eq(jobFigures.jobId, here))
      .orderBy(jobFigures.day);
    expect(left.map(({ day, count }) => [day, count])).toEqual([
      [dayBefore(399), 5],
      [dayBefore(0), 1],
    ]);
    expect(await orm.select().from(countedEvents)).toHaveLength(before - 1);
  });
});
