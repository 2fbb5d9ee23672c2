import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readAnswer } from '#contract/http/envelope.ts';
import { JobData } from '#contract/jobs/job.ts';
import { DAY_MS } from '#contract/limits.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { jobs } from '#server/db/schema.ts';
import { unlistClosed } from '#server/jobs/purge-jobs.ts';
import {
  addJob,
  addJobDefaults,
  listJobs,
  type JobDefaults,
  addCategories,
  addCompany,
} from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
let defaults: JobDefaults;
beforeAll(async () => {
  defaults = await addJobDefaults(server());
});

afterEach(() => void vi.useRealTimers());

const add = (changes: Partial<typeof jobs.$inferInsert> = {}) => addJob(server(), defaults, changes);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('one job', () => {
  test('comes with everything, in every spelling of its address', async () => {
    const id = await add({
      title: 'Senior Accountant',
      description: 'x'.repeat(1000),
      requiredSkills: ['Tally', 'VAT'],
      niceToHaveSkills: ['Excel'],
      benefits: ['Lunch'],
      tags: ['Finance'],
      street: 'House 1',
      city: 'Dhaka',
      country: 'Bangladesh',
      salaryMin: 20_000,
      salaryMax: 30_000,
      workingHours: '9:00 AM - 5:00 PM',
      responsibilities: 'Books',
      educationalQualifications: 'Graduate',
      numberOfOpenings: 3,
    });
    for (const path of [apiPaths.job(id), `${apiPaths.job(id)}?view=detailed`, `${apiPaths.job(id)}/`]) {
      const { status, body } = await server().send('GET', path);
      expect(status).toBe(200);
      const answer = readAnswer(JobData, body);
      expect(answer).toMatchObject({
        kind: 'ok',
        data: {
          job: {
            _id: id,
            title: 'Senior Accountant',
            description: 'x'.repeat(1000),
            company: { _id: defaults.companyId, name: 'Meghna Foods' },
            category: { _id: defaults.categoryId },
            location: {
              street: 'House 1',
              city: 'Dhaka',
              cityBn: 'ঢাকা',
              country: 'Bangladesh',
              countryBn: 'বাংলাদেশ',
            },
            salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'monthly', bonus: 0 },
            requiredSkills: ['Tally', 'VAT'],
            niceToHaveSkills: ['Excel'],
            benefits: ['Lunch'],
            tags: ['Finance'],
            workingHours: '9:00 AM - 5:00 PM',
            status: 'open',
            numberOfOpenings: 3,
            createdBy: defaults.createdBy,
          },
        },
      });
    }
  });

  test('is not found when it does not exist or is not public', async () => {
    const hidden = await add({ approval: 'pending' });
    for (const id of ['nothing', hidden, 'a'.repeat(5000), '%00']) {
      const { status, body } = await server().send('GET', `${apiPaths.jobs}/${id}`);
      expect([status, body]).toEqual([
        404,
        { success: false, code: 'jobNotFound', message: 'Job not found.' },
      ]);
    }
  });

  test('can still be read past its deadline, but is in no list', async () => {
    const categories = await addCategories(server(), 1);
    const categoryId = categories[0] ?? '';
    const id = await add({ categoryId, applicationDeadline: new Date(Date.now() - 3 * DAY_MS) });
    expect((await server().send('GET', apiPaths.job(id))).status).toBe(200);
    expect((await listJobs(server(), `category=${categoryId}`)).jobs).toEqual([]);
  });
});

describe('lists', () => {
  test('leave out what is closed, unapproved, deleted, or of a company that is not public', async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    const pending = await addCompany(server(), { approval: 'pending' });
    const deleted = await addCompany(server(), { deletedAt: new Date() });
    const shown = await add({ categoryId });
    await add({ categoryId, status: 'closed' });
    await add({ categoryId, approval: 'pending' });
    await add({ categoryId, approval: 'rejected' });
    await add({ categoryId, deletedAt: new Date() });
    await add({ categoryId, companyId: pending });
    await add({ categoryId, companyId: deleted });
    const { jobs, pagination } = await listJobs(server(), `category=${categoryId}`);
    expect(jobs.map((job) => job._id)).toEqual([shown]);
    expect(pagination).toMatchObject({ total: 1, totalPages: 1 });
  });

  test('show a job until its day ends in Bangladesh', async () => {
    // The clock stands still, so that its last second does not pass by.
    vi.useFakeTimers({ toFake: ['Date'] });
    const [categoryId = ''] = await addCategories(server(), 1);
    const today = Math.floor((Date.now() + 6 * 3_600_000) / DAY_MS) * DAY_MS - 6 * 3_600_000;
    const id = await add({ categoryId, applicationDeadline: new Date(today + 30 * DAY_MS) });
    const ids = async () => (await listJobs(server(), `category=${categoryId}`)).jobs.map((job) => job._id);
    const lastSecond = today + 31 * DAY_MS - 1000 - Date.now();
    await server().advance(lastSecond);
    expect(await ids()).toEqual([id]);
    await server().advance(2000);
    expect(await ids()).toEqual([]);
    await server().advance(-lastSecond - 2000);
  });

  test('are swept of jobs past their deadline, which can be listed again with a later one', async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    const id = await add({ categoryId, applicationDeadline: new Date(Date.now() + 40 * DAY_MS) });
    const { orm } = server().context.db;
    const isListed = async () =>
      (await orm.select({ listed: jobs.listed }).from(jobs).where(eq(jobs.id, id)))[0]?.listed;
    await server().advance(60 * DAY_MS);
    expect((await listJobs(server(), `category=${categoryId}`)).jobs).toEqual([]);
    await unlistClosed(server().context, new Date(server().context.clock()));
    expect(await isListed()).toBe(false);
    const later = new Date(server().context.clock() + DAY_MS);
    await orm.update(jobs).set({ applicationDeadline: later }).where(eq(jobs.id, id));
    expect((await listJobs(server(), `category=${categoryId}`)).jobs.map((job) => job._id)).toEqual([id]);
    await server().advance(-60 * DAY_MS);
  });

  test('send what a card shows, and a description that is cut without breaking a character', async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    await add({ categoryId, description: `${'a'.repeat(299)}👩‍👩‍👧 and more`, responsibilities: 'long' });
    const { body } = await server().send('GET', `${apiPaths.jobs}?category=${categoryId}`);
    expect(body).toMatchObject({ data: { jobs: [{ description: 'a'.repeat(299) }] } });
    expect(JSON.stringify(body)).not.toMatch(/responsibilities|workingHours|createdBy/);
  });

  test('page through every job once, newest first, with true totals', async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    const ids = [];
    for (let age = 25; age > 0; age -= 1) ids.unshift(await add({ categoryId, postedAt: minutesAgo(age) }));
    const seen = [];
    for (const page of [1, 2, 3]) {
      const { jobs, pagination } = await listJobs(server(), `category=${categoryId}&page=${page}&perPage=10`);
      expect(pagination).toEqual({ totalPages: 3, total: 25, page, perPage: 10 });
      seen.push(...jobs.map((job) => job._id));
    }
    expect(seen).toEqual(ids);
    const beyond = await listJobs(server(), `category=${categoryId}&page=4`);
    expect([beyond.jobs, beyond.pagination?.total]).toEqual([[], 25]);
  });

  test('show at most three jobs of a company in a row while there are others, and each job once', async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    const companyId = await addCompany(server());
    const ids = new Set<string>();
    for (let age = 70; age > 0; age -= 1) {
      // The newest 30 are all of one company.
      const own = age <= 30 ? { companyId } : { companyId: await addCompany(server()) };
      ids.add(await add({ categoryId, ...own, postedAt: minutesAgo(age) }));
    }
    const list = async (query: string) => (await listJobs(server(), `category=${categoryId}${query}`)).jobs;
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4, 5, 6, 7]) {
      const shown = await list(`&page=${page}&perPage=10`);
      seen.push(...shown.map((job) => job._id));
      const marks = shown.map((job) => (job.company._id === companyId ? 'a' : 'b')).join('');
      expect(marks).not.toContain('aaaa');
    }
    expect(new Set(seen)).toEqual(ids);
    expect(seen).toHaveLength(70);
    expect((await list('&page=2&perPage=7')).map((job) => job._id)).toEqual(seen.slice(7, 14));
    // An order that somebody chose stays as it is.
    const closing = await list('&sort=deadline&page=1&perPage=10');
    expect(closing.map((job) => job._id)).toEqual([...ids].slice(0, 10));
  });

  test('answer the newest hundred, and the true total, when no page is asked for', async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    for (let number = 0; number < 105; number += 1) await add({ categoryId, title: `Job ${number}` });
    const { jobs, pagination } = await listJobs(server(), `category=${categoryId}`);
    expect(jobs).toHaveLength(100);
    expect(pagination).toEqual({ totalPages: 2, total: 105, page: 1, perPage: 100 });
  });

  test('of one’s own need a token, and hold what waits for approval', async () => {
    const person = {
      firstName: 'Rahim',
      lastName: 'Uddin',
      email: 'rahim@example.com',
      phoneNumber: '01712345678',
      password: 'correct horse',
    };
    const { body } = await server().send('POST', accountPaths.register, person);
    const { token, user } = body as { token: string; user: { _id: string } };
    const mine = await add({ createdBy: user._id, approval: 'pending' });
    const own = `${apiPaths.jobs}?createdBy=${user._id}`;
    expect((await server().send('GET', own)).status).toBe(401);
    expect((await server().send('GET', `${apiPaths.jobs}?createdBy=x`, undefined, token)).status).toBe(403);
    const listed = await listJobs(server(), `createdBy=${user._id}`, token);
    expect(listed.jobs.map((job) => job._id)).toEqual([mine]);
  });
});
