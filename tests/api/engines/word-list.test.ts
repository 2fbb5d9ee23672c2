import { beforeAll, expect, test } from 'vitest';
import { createJobIndex, matchJobs, type JobIndex } from '#contract/jobs/job-match.ts';
import { seedSampleData } from '#server/sample/seed.ts';
import { sampleJobs } from '#server/sample/jobs.ts';
import { listAllTitles, readWholeJobs } from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';
import { wordListQueries } from '../../search/word-list.ts';

/** The word list judges search: so much of it must be found among the first ten, online and on the device. */
const LEAST_FOUND = 0.95;
const FIRST = 10;

const server = useTestServer();
let index: JobIndex;

beforeAll(async () => {
  const { db, files, clock } = server().context;
  await seedSampleData({ db, files, now: clock() });
  index = createJobIndex(await readWholeJobs(server()));
});

const titleOf = new Map(sampleJobs.map(({ key, title }) => [key, title]));

type Find = (query: string) => Promise<string[]> | string[];

const online: Find = (search) => listAllTitles(server(), { search });
const onTheDevice: Find = (search) =>
  matchJobs(index, { search }, server().context.clock()).map(({ title }) => title);

/** What of the list is not found, for the reader of a failure. */
async function listMisses(find: Find): Promise<string[]> {
  const misses: string[] = [];
  for (const { query, spelling, jobs } of wordListQueries) {
    const found = new Set((await find(query)).slice(0, FIRST));
    const missing = jobs.map((key) => titleOf.get(key) ?? key).filter((title) => !found.has(title));
    if (missing.length > 0) misses.push(`${spelling}: ${query} misses ${missing.join(', ')}`);
  }
  return misses;
}

test('the list has more than three hundred queries in three spellings, each for jobs that are shown', () => {
  expect(new Set(wordListQueries.map(({ query }) => query)).size).toBeGreaterThanOrEqual(300);
  for (const { jobs, query } of wordListQueries)
    for (const key of jobs) expect(titleOf.has(key), `${query}: ${key}`).toBe(true);
});

test.each([
  ['the server', online],
  ['the device', onTheDevice],
])('%s finds nearly all of it', async (name, find) => {
  const misses = await listMisses(find);
  const share = 1 - misses.length / wordListQueries.length;
  process.stdout.write(`${name} finds ${(share * 100).toFixed(1)} %\n${misses.join('\n')}\n`);
  expect(share, misses.join('\n')).toBeGreaterThanOrEqual(LEAST_FOUND);
});

test('both find the same jobs in the same order, whatever is typed', async () => {
  for (const { query } of wordListQueries)
    expect(await onTheDevice(query), query).toEqual(await online(query));
});
