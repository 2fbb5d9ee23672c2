import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { toAskedTerms, toLookupWord } from '#contract/search/asked-terms.ts';
import { toTerms } from '#server/jobs/search/search-condition.ts';
import { createWordLookup } from '#server/jobs/search/word-lookup.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { seedSampleData } from '#server/sample/seed.ts';
import { addSyntheticJobs } from '#server/sample/synthetic/add-synthetic-jobs.ts';
import { listJobs } from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

/** More jobs than a search looks at one by one, so that the indexes have to find them. */
const JOBS = 4000;
const server = useTestServer();

beforeAll(async () => {
  const { db, config, clock } = server().context;
  await seedSampleData({ db, files: createFileStore(config.dataDir), now: clock() });
  await addSyntheticJobs(db, { count: JOBS, now: clock() });
}, 120_000);

/** Ids of all pages. */
async function readAll(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { jobs, pagination } = await listJobs(server(), `${query}&page=${page}&perPage=100`);
    ids.push(...jobs.map((job) => job._id));
    if (page >= (pagination?.totalPages ?? 0)) return ids;
  }
}

/** The same jobs, found the slow and simple way. */
async function findPlainly(condition: string): Promise<string[]> {
  const rows = await server().context.db.sql<{ id: string }[]>`
    select jobs.id from jobs join categories on categories.id = category_id
    where listed and (${sql.raw(condition)})`;
  return rows.map((row) => row.id).sort();
}

/** What a search asks of each job, without any index. */
async function toCondition(text: string): Promise<string> {
  const asked = toAskedTerms(text) ?? [];
  const known = await createWordLookup(server().context)(asked.flatMap((term) => toLookupWord(term) ?? []));
  const query = toTerms(asked, known).map((term) => `(${term.query})`);
  return `all_words @@ $q$${query.join(' & ')}$q$::tsquery`;
}

/** What the filters beside the words ask for. */
const searches = [
  ['search=engineer', 'true'],
  ['search=e', 'true'],
  ['search=nurse+sy', 'true'],
  ['search=sewing+x', 'true'],
  ['search=etabs', 'true'],
  ['search=nurse+sylhet', 'true'],
  ['search=nurse&jobType=remote&experienceLevel=lead', "job_type = 'remote' and experience_level = 'lead'"],
  ['search=engineer&category=accountancy', "categories.name = 'Accountancy'"],
  ['search=manager&country=Sri+Lanka', "country = 'Sri Lanka'"],
  ['search=manager&city=Sylhet', "city = 'Sylhet'"],
  ['city=dhaka&jobType=remote', "city = 'Dhaka' and (job_type = 'remote' or work_mode = 'remote')"],
  ['search=figma&minSalary=100&maxSalary=900', 'salary_rank >= 100 * 120 and salary_rank_min <= 900 * 120'],
  [
    'jobType=remote,contract&experienceLevel=lead,senior',
    "(job_type = 'remote' or work_mode = 'contract') and experience_level in ('lead', 'senior')",
  ],
  [
    'country=india&minSalary=500&maxSalary=2000',
    "country = 'India' and salary_rank >= 500 * 120 and salary_rank_min <= 2000 * 120",
  ],
] as const;

const orders = [
  ['newest', 'posted_at desc, no desc'],
  ['salary', 'pay_order desc, no desc'],
  ['deadline', 'closes_at, no'],
] as const;

/** How the server finds its way depends on how many jobs it believes there are. */
describe.each([
  ['as it is', 0],
  ['as if there were a million', 1_000_000],
])('a table %s', (_name, believed) => {
  beforeAll(async () => {
    if (believed === 0) return;
    await server().context.db.sql`update pg_class set reltuples = ${believed} where oid = 'jobs'::regclass`;
    await server().advance(2 * MINUTE_MS);
  });

  describe.each(searches)('%s', (query, condition) => {
    test.each(['', '&sort=newest', '&sort=deadline', '&sort=salary'])(
      'finds every match once%s',
      async (sort) => {
        const ids = await readAll(query + sort);
        const text = new URLSearchParams(query).get('search');
        const words = text === null ? 'true' : await toCondition(text);
        expect(ids.toSorted()).toEqual(await findPlainly(`${words} and ${condition}`));
      },
    );
  });

  describe.each(orders)('in the order of %s', (sort, columns) => {
    test.each(['trainee', 'senior', 'manager'])(
      '%s, whatever it pays, is found in that order',
      async (text) => {
        const rows = await server().context.db.sql<{ id: string }[]>`
        select id from jobs where listed and ${sql.raw(await toCondition(text))} order by ${sql.raw(columns)}`;
        expect(rows.length).toBeGreaterThan(300);
        expect(await readAll(`search=${text}&sort=${sort}`)).toEqual(rows.map((row) => row.id));
      },
    );
  });
});

test('orders hold over many pages', async () => {
  const deadlines: string[] = [];
  for (const page of [1, 2, 3]) {
    const { jobs } = await listJobs(server(), `search=manager&sort=deadline&page=${page}&perPage=50`);
    deadlines.push(...jobs.map((job) => job.applicationDeadline.slice(0, 10)));
  }
  expect(deadlines).toEqual(deadlines.toSorted());
});

test('the last pages of a long list hold the oldest jobs, each once', async () => {
  const [count] = await server().context.db.sql<{ listed: number }[]>`
    select count(*)::int as listed from jobs where listed`;
  const ids = await readAll('sort=newest');
  expect(ids).toHaveLength(count?.listed ?? 0);
  expect(new Set(ids).size).toBe(ids.length);
});
