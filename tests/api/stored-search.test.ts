import { beforeAll, describe, expect, test } from 'vitest';
import { readAnswer } from '#contract/http/envelope.ts';
import { Job, JobData } from '#contract/jobs/job.ts';
import { createJobIndex, matchJobs, type JobIndex } from '#contract/jobs/job-match.ts';
import { parseJobSearch, toJobsQuery } from '#contract/jobs/job-query.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { seedSampleData } from '#server/db/seed.ts';
import { listJobs } from '../support/jobs.ts';
import { useTestServer } from '../support/server.ts';

/** What a device finds among stored jobs is what the server finds among the same ones. */

const server = useTestServer();
let index: JobIndex;

async function readWhole(id: string): Promise<Job> {
  const { body } = await server().send('GET', apiPaths.job(id));
  const answer = readAnswer(JobData, body);
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  return answer.data.job;
}

beforeAll(async () => {
  const { db, files, clock } = server().context;
  await seedSampleData({ db, files, now: clock() });
  const { jobs } = await listJobs(server(), 'page=1&perPage=100');
  index = createJobIndex(await Promise.all(jobs.map((job) => readWhole(job._id))));
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
    const { jobs } = await listJobs(server(), toJobsQuery(search, 100));
    const found = matchJobs(index, search, server().context.clock());
    expect(found.length > 0).toBe(!askingForNothing.includes(query));
    expect(found.map((job) => job.title)).toEqual(jobs.map((job) => job.title));
  });
});
