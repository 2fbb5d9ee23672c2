import { beforeAll, describe, expect, test } from 'vitest';
import { indexOutdated } from '#server/jobs/search/index-jobs.ts';
import { addJob, addJobDefaults, listJobs, titles, addCompany } from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
const find = (text: string, more = '') => titles(server(), `search=${encodeURIComponent(text)}${more}`);

const minutes = (ago: number) => new Date(Date.now() - ago * 60_000);

beforeAll(async () => {
  const defaults = await addJobDefaults(server());
  const add = (changes: Parameters<typeof addJob>[2]) => addJob(server(), defaults, changes);
  await add({
    title: 'Software Engineer',
    city: 'Dhaka',
    requiredSkills: ['Node.js', 'C#'],
    postedAt: minutes(9),
  });
  await add({ title: 'Civil Engineer', city: 'Sylhet', description: 'Bridges.', postedAt: minutes(8) });
  await add({ title: 'Accountant', city: 'Khulna', tags: ['Finance'], postedAt: minutes(7) });
  await add({ title: 'Sales Officer', description: 'Works with our engineers.', postedAt: minutes(1) });
  await add({
    title: 'হিসাবরক্ষক',
    city: 'ঢাকা',
    description: 'অভিজ্ঞ হিসাবরক্ষক প্রয়োজন।',
    postedAt: minutes(6),
  });
  await add({ title: 'Front-end Developer', requiredSkills: ['C++', 'React'], postedAt: minutes(5) });
  await add({ title: 'R&D Manager', description: 'Don’t hesitate.', postedAt: minutes(4) });
  const companyId = await addCompany(server(), { name: 'Titas Textiles', createdBy: defaults.createdBy });
  await add({ title: 'Merchandiser', companyId, postedAt: minutes(3) });
  await add({ title: 'IT Support', workMode: 'part-time', postedAt: minutes(2) });
  await add({ title: 'Web Programmer', requiredSkills: ['.NET', 'F#'], postedAt: minutes(10) });
  await add({ title: 'উৎপাদন কর্মী', postedAt: minutes(12) });
  await add({ title: '\u0989\u09A4\u09CD\u200D\u09AA\u09BE\u09A6\u09A8 সহকারী', postedAt: minutes(11) });
  await add({ title: 'Secret Engineer', approval: 'pending' });
});

describe('what is found', () => {
  test.each([
    ['engi', ['Civil Engineer', 'Software Engineer', 'Sales Officer']],
    ['ENGINEERING', ['Civil Engineer', 'Software Engineer', 'Sales Officer']],
    ['software eng', ['Software Engineer']],
    ['engineer dhaka', ['Software Engineer']],
    ['accountants', ['হিসাবরক্ষক', 'Accountant']],
    ['finance', ['Accountant']],
    ['titas', ['Merchandiser']],
    ['bridges', ['Civil Engineer']],
    ['node.js', ['Software Engineer']],
    ['nodejs', ['Software Engineer']],
    ['node js', ['Software Engineer']],
    ['c#', ['Software Engineer']],
    ['C++', ['Front-end Developer']],
    ['c sharp', ['Software Engineer']],
    ['c plus plus', ['Front-end Developer']],
    ['dotnet', ['Web Programmer']],
    ['f#', ['Web Programmer']],
    ['A+', []],
    ...[
      'উৎপাদন',
      '\u0989\u09A4\u09CD\u200D\u09AA\u09BE\u09A6\u09A8',
      '\u0989\u09A4\u09CD\u09AA\u09BE\u09A6\u09A8',
    ].map((text): [string, string[]] => [
      text,
      ['\u0989\u09A4\u09CD\u200D\u09AA\u09BE\u09A6\u09A8 সহকারী', 'উৎপাদন কর্মী'],
    ]),
    ['frontend', ['Front-end Developer']],
    ['front-end', ['Front-end Developer']],
    ['front end developer job', ['Front-end Developer']],
    ['R&D', ['R&D Manager']],
    ["don't", ['R&D Manager']],
    ['it', ['IT Support']],
    ['part-time', ['IT Support']],
    ['jobs in sylhet', ['Civil Engineer']],
    ['হিসাবরক্ষক', ['হিসাবরক্ষক', 'Accountant']],
    ['hishab rokkhok', ['হিসাবরক্ষক', 'Accountant']],
    ['হিসাব', ['হিসাবরক্ষক', 'Accountant']],
    ['হিসাবরক্ষকের চাকরি', ['হিসাবরক্ষক', 'Accountant']],
    ['ঢাকা', ['হিসাবরক্ষক', 'Software Engineer']],
    ['dhaka', ['Software Engineer', 'হিসাবরক্ষক']],
    ['secret', []],
    ['nothing like it', []],
    ['???', []],
    ["' | !", []],
  ])('%s', async (text, expected) => {
    expect(await find(text)).toEqual(expected);
  });

  test.each([
    ['enginer', 'Civil Engineer'],
    ['accountent', 'Accountant'],
    ['acountant', 'Accountant'],
    ['merchandizer', 'Merchandiser'],
    ['sofware engineer', 'Software Engineer'],
    ['devloper', 'Front-end Developer'],
  ])('%s, with a small slip, finds %s', async (text, expected) => {
    expect(await find(text)).toContain(expected);
  });

  test('the two ways of writing a Bangla letter are one', async () => {
    const composed = 'প্রয়োজন';
    expect(composed.normalize('NFD')).not.toBe(composed);
    expect(await find(composed)).toEqual(['হিসাবরক্ষক']);
    expect(await find(composed.normalize('NFD'))).toEqual(['হিসাবরক্ষক']);
  });
});

describe('search with the rest', () => {
  test('filters and orders hold while searching', async () => {
    expect(await find('engineer', '&sort=newest')).toEqual([
      'Sales Officer',
      'Civil Engineer',
      'Software Engineer',
    ]);
    expect(await find('support', '&jobType=part-time')).toEqual(['IT Support']);
    expect(await find('support', '&jobType=remote')).toEqual([]);
  });

  test('pages of a search hold every match once, the best first', async () => {
    const seen = [];
    for (const page of [1, 2, 3]) {
      const { jobs, pagination } = await listJobs(server(), `search=engineer&page=${page}&perPage=1`);
      expect(pagination).toEqual({ totalPages: 3, total: 3, page, perPage: 1 });
      seen.push(...jobs.map((job) => job.title));
    }
    expect(seen).toEqual(['Civil Engineer', 'Software Engineer', 'Sales Officer']);
  });

  test('a company’s new name finds its jobs', async () => {
    const { db } = server().context;
    await db.sql`update companies set name = 'Padma Garments' where name = 'Titas Textiles'`;
    await indexOutdated(db);
    expect(await find('padma')).toEqual(['Merchandiser']);
    expect(await find('titas')).toEqual([]);
  });

  test('a word that more jobs hold than are ranked still gives every one of them once', async () => {
    const defaults = await addJobDefaults(server());
    for (let number = 0; number < 260; number += 1) {
      await addJob(server(), defaults, {
        title: number === 0 ? 'Zookeeper' : `Job ${number}`,
        description: 'zookeeper',
      });
    }
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) {
      const { jobs, pagination } = await listJobs(server(), `search=zookeeper&perPage=100&page=${page}`);
      expect(pagination?.total).toBe(260);
      if (page === 1) expect(jobs[0]?.title).toBe('Zookeeper');
      for (const job of jobs) seen.add(job._id);
    }
    expect(seen.size).toBe(260);
  });
});
