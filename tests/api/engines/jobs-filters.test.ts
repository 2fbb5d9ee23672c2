import { beforeAll, describe, expect, test } from 'vitest';
import { startOfDhakaDay } from '#contract/dhaka-days.ts';
import { DAY_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { addJob, addJobDefaults, listJobs, titles, addCategories, addCompany } from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
const find = (query: string) => titles(server(), query);

const rows = [
  {
    title: 'a',
    jobType: 'remote',
    workMode: 'full-time',
    experienceLevel: 'fresher',
    days: 9,
    pay: [10, 20],
  },
  {
    title: 'b',
    jobType: 'on-site',
    workMode: 'part-time',
    experienceLevel: 'fresher',
    days: 3,
    pay: [30, 40],
  },
  {
    title: 'c',
    jobType: 'hybrid',
    workMode: 'contract',
    experienceLevel: '1-2years',
    days: 6,
    pay: [15, 35],
  },
  { title: 'd', jobType: 'part-time', workMode: '', experienceLevel: 'lead', days: 1, pay: [50, 60] },
] as const;

beforeAll(async () => {
  const defaults = await addJobDefaults(server());
  for (const [index, { title, jobType, workMode, experienceLevel, days, pay }] of rows.entries()) {
    await addJob(server(), defaults, {
      title,
      jobType,
      workMode,
      experienceLevel,
      salaryMin: pay[0],
      salaryMax: pay[1],
      currency: 'USD',
      country: index === 2 ? 'Sri Lanka' : 'Bangladesh',
      applicationDeadline: new Date(Date.now() + days * DAY_MS),
      postedAt: new Date(Date.now() - index * 60_000),
    });
  }
});

describe('filters', () => {
  test.each([
    ['', ['a', 'b', 'c', 'd']],
    ['jobType=remote', ['a']],
    ['jobType=part-time', ['b', 'd']],
    ['jobType=remote,contract', ['a', 'c']],
    ['jobType=remote&jobType=hybrid', ['a', 'c']],
    ['jobType=', ['a', 'b', 'c', 'd']],
    ['experienceLevel=fresher', ['a', 'b']],
    ['experienceLevel=1-2years', ['c']],
    ['experienceLevel=1-2%20years', ['c']],
    ['experienceLevel=lead,1-2+years', ['c', 'd']],
    ['minSalary=36&maxSalary=45', ['b']],
    ['minSalary=20&maxSalary=30', ['a', 'b', 'c']],
    ['minSalary=45', ['d']],
    ['maxSalary=12', ['a']],
    ['minSalary=0&maxSalary=0', ['a', 'b', 'c', 'd']],
    ['minSalary=4320&maxSalary=5400&payCurrency=BDT', ['b']],
    ['minSalary=5400&payCurrency=BDT', ['d']],
    ['country=sri%20lanka', ['c']],
    ['country=Bangladesh&jobType=part-time&experienceLevel=fresher', ['b']],
    ['jobType=remote&experienceLevel=lead', []],
    ['sort=newest', ['a', 'b', 'c', 'd']],
    ['sort=deadline', ['d', 'b', 'c', 'a']],
    ['sort=salary', ['d', 'b', 'c', 'a']],
    ['sort=deadline&page=2&perPage=2', ['c', 'a']],
    ['unknown=1&view=detailed', ['a', 'b', 'c', 'd']],
  ])('%s', async (query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  test('a category is named by its id or its name, in any case', async () => {
    const defaults = await addJobDefaults(server());
    const [categoryId = ''] = await addCategories(server(), 1);
    await addJob(server(), { ...defaults, categoryId }, { title: 'Nurse' });
    const { jobs } = await listJobs(server(), `category=${categoryId}`);
    const name = jobs[0]?.category?.name ?? '';
    expect(jobs.map((job) => job.title)).toEqual(['Nurse']);
    expect(await find(`category=${encodeURIComponent(name.toUpperCase())}`)).toEqual(['Nurse']);
    expect(await find('category=nothing')).toEqual([]);
  });

  test('pay is ordered by what it is worth in taka a month', async () => {
    const defaults = { ...(await addJobDefaults(server())), companyId: await addCompany(server()) };
    const pay = { salaryMin: 0, salaryMax: 2000 };
    await addJob(server(), defaults, { ...pay, title: 'dollars', currency: 'USD' });
    await addJob(server(), defaults, { ...pay, title: 'taka' });
    await addJob(server(), defaults, { ...pay, title: 'a year', currency: 'USD', salaryType: 'yearly' });
    expect(await find(`category=${defaults.categoryId}&sort=salary`)).toEqual(['dollars', 'a year', 'taka']);
  });
});

describe('time of posting', () => {
  let category = '';
  beforeAll(async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    const defaults = { ...(await addJobDefaults(server())), categoryId };
    category = `category=${categoryId}`;
    const midnight = startOfDhakaDay(server().context.clock());
    const times = { today: 0, yesterday: -1, 'two days ago': -2 * DAY_MS, 'six days ago': -6 * DAY_MS };
    for (const [title, before] of Object.entries(times))
      await addJob(server(), defaults, { title, postedAt: new Date(midnight + before) });
    await addJob(server(), defaults, { title: 'a week ago', postedAt: new Date(midnight - 6 * DAY_MS - 1) });
  });

  test.each([
    ['postedWithin=today', ['today']],
    ['postedWithin=3days', ['today', 'yesterday', 'two days ago']],
    ['postedWithin=7days', ['today', 'yesterday', 'two days ago', 'six days ago']],
    ['postedWithin=3days&country=nowhere', []],
    ['postedWithin=', ['today', 'yesterday', 'two days ago', 'six days ago', 'a week ago']],
  ])('%s counts days of the calendar in Bangladesh', async (query, expected) => {
    expect(await find(`${category}&${query}`)).toEqual(expected);
    const sorted = await find(`${category}&${query}&sort=deadline`);
    expect(sorted.toSorted()).toEqual(expected.toSorted());
  });
});

describe('bounds on pay', () => {
  const pays = [
    { title: 'by the hour', salaryMin: 110, salaryMax: 140, currency: 'BDT', salaryType: 'hourly' },
    { title: 'by the day', salaryMin: 3500, salaryMax: 5000, currency: 'BDT', salaryType: 'daily' },
    { title: 'by the month', salaryMin: 21_000, salaryMax: 27_000, currency: 'BDT', salaryType: 'monthly' },
    { title: 'dollars', salaryMin: 900, salaryMax: 1200, currency: 'USD', salaryType: 'monthly' },
    {
      title: 'by the year',
      salaryMin: 1_800_000,
      salaryMax: 2_400_000,
      currency: 'BDT',
      salaryType: 'yearly',
    },
  ] as const;
  let category = '';
  beforeAll(async () => {
    const [categoryId = ''] = await addCategories(server(), 1);
    const defaults = { ...(await addJobDefaults(server())), categoryId };
    category = `category=${categoryId}`;
    for (const [index, pay] of pays.entries())
      await addJob(server(), defaults, { ...pay, postedAt: new Date(Date.now() - index * 60_000) });
  });

  test.each([
    ['minSalary=50&maxSalary=5000', pays.map(({ title }) => title)],
    ['minSalary=175&maxSalary=225', ['by the hour', 'by the month']],
    ['minSalary=800&maxSalary=1000', ['by the day', 'dollars']],
    ['minSalary=100000&payCurrency=BDT', ['by the day', 'dollars', 'by the year']],
    ['minSalary=20000&maxSalary=24000&payCurrency=BDT', ['by the hour', 'by the month']],
  ])('%s means a month’s pay', async (query, expected) => {
    expect(await find(`${category}&${query}`)).toEqual(expected);
  });
});

describe('wrong parameters', () => {
  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=1e400', 'page'],
    ['page=1&page=2', 'page'],
    ['perPage=101', 'perPage'],
    ['perPage=abc', 'perPage'],
    ['jobType=slavery', 'jobType'],
    ['experienceLevel=god', 'experienceLevel'],
    ['minSalary=-5', 'minSalary'],
    ['maxSalary=NaN', 'maxSalary'],
    ['maxSalary=1e400', 'maxSalary'],
    ['minSalary=2&maxSalary=1', 'minSalary'],
    ['sort=best', 'sort'],
    ['postedWithin=2days', 'postedWithin'],
    ['payCurrency=taka', 'payCurrency'],
    ['search=%00', 'search'],
    [`search=${'x'.repeat(201)}`, 'search'],
    [`country=${'x'.repeat(201)}`, 'country'],
    [`category=${'x'.repeat(201)}`, 'category'],
    ['createdBy=%27', 'createdBy'],
  ])('%s is refused by name', async (query, name) => {
    const { status, body } = await server().send('GET', `${apiPaths.jobs}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: expect.any(String),
      message: expect.stringMatching(`^${name} `),
    });
  });
});
