import { beforeAll, describe, expect, test } from 'vitest';
import { createJobIndex, matchJobs, type JobIndex } from '#contract/jobs/job-match.ts';
import { parseJobSearch } from '#contract/jobs/job-query.ts';
import { seedSampleData } from '#server/sample/seed.ts';
import { addJob, addJobDefaults, listAllTitles, readWholeJobs } from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

/** What a device finds among stored jobs is what the server finds among the same ones. */

const server = useTestServer();
let index: JobIndex;

/** Of wrong units. */
const oddPays = [
  { salaryMin: 25_000, salaryMax: 30_000, currency: 'BDT', salaryType: 'hourly' },
  { salaryMin: 20_000, salaryMax: 25_000, currency: 'BDT', salaryType: 'yearly' },
  { salaryMin: 15, salaryMax: 20, currency: 'BDT' },
  { salaryMin: 0, salaryMax: 300_000_000, currency: 'BDT' },
  { salaryMin: 25_000, salaryMax: 40_000, currency: 'USD' },
];

beforeAll(async () => {
  const { db, files, clock } = server().context;
  await seedSampleData({ db, files, now: clock() });
  for (const salary of oddPays) {
    // A company each, as at most three jobs of one are listed in a row.
    const defaults = await addJobDefaults(server());
    await addJob(server(), defaults, { title: `Odd ${salary.salaryMax}`, ...salary });
  }
  index = createJobIndex(await readWholeJobs(server()));
});

const queries = [
  '',
  'jobType=remote',
  'jobType=part-time,hybrid',
  'experienceLevel=1-2years,fresher',
  'country=bangladesh&jobType=full-time',
  'category=accountancy',
  'city=chattogram',
  'city=Khulna&sort=salary',
  "city=Cox's Bazar",
  'minSalary=50&maxSalary=5000',
  'minSalary=200&maxSalary=300',
  'minSalary=20000&payCurrency=BDT',
  'minSalary=20000&maxSalary=30000&payCurrency=BDT',
  'postedWithin=7days&sort=salary',
  'search=manager&postedWithin=3days',
  'search=officer&postedWithin=7days&sort=deadline',
  'sort=deadline',
  'sort=salary',
  'search=engineer',
  'search=engineering manager',
  'search=enginer',
  'search=acountant',
  'search=front-end',
  'search=sal',
  'search=officer dhaka',
  'search=node.js',
  'search=typescript',
  'search=nurse',
  'search=teachers',
  'search=merchandizer',
  'search=জন্য',
  'search=শিক্ষক',
  'search=হিসাব',
  'search=ঢাকা',
  'search=jobs in chattogram',
  'search=a',
  'search=engineer&sort=salary&jobType=on-site',
  'search=manager&experienceLevel=morethan-2years&sort=deadline',
];

const askingForNothing = [
  'search=c%2B%2B',
  'category=No such category',
  'search=nothing like this anywhere',
  'search=???',
  'city=nowhere',
  'city=...',
];

describe('the same jobs in the same order, stored and from the server', () => {
  test.each([...queries, ...askingForNothing])('%s', async (query) => {
    const search = parseJobSearch(Object.fromEntries(new URLSearchParams(query)));
    const titles = await listAllTitles(server(), search);
    const found = matchJobs(index, search, server().context.clock());
    expect(found.length > 0).toBe(!askingForNothing.includes(query));
    expect(found.map((job) => job.title)).toEqual(titles);
  });
});
