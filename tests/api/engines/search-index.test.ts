import { beforeAll, expect, test } from 'vitest';
import { ANALYSER_VERSION } from '#contract/search/text-tokens.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { indexOutdated } from '#server/jobs/search/index-jobs.ts';
import { addJob, addJobDefaults, titles } from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
/** More than are indexed at once. */
const JOBS = 130;

async function countOutdated(): Promise<number> {
  const [row] = await server().context.db.sql<{ count: number }[]>`
    select count(*)::int as count from jobs where words_version < ${ANALYSER_VERSION}::int`;
  return row?.count ?? 0;
}

beforeAll(async () => {
  const defaults = await addJobDefaults(server());
  for (let number = 0; number < JOBS; number += 1)
    await addJob(server(), defaults, { title: number === 0 ? 'গাড়িচালক' : `Cook ${number}` });
});

test('jobs of an older analyser are indexed again; a stopped run continues where it was', async () => {
  const { db } = server().context;
  // As after the migration, or an update of the analyser.
  await db.sql`update jobs set words_version = 0, title_words = '', key_words = '', all_words = ''`;
  expect(await titles(server(), 'search=driver')).toEqual([]);
  let steps = 0;
  await indexOutdated(db, () => (steps += 1) > 1);
  const left = await countOutdated();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(JOBS);
  await indexOutdated(db);
  expect(await countOutdated()).toBe(0);
  expect(await titles(server(), 'search=driver')).toEqual(['গাড়িচালক']);
});

test('a change of what words come from marks them as outdated, another does not', async () => {
  const { db } = server().context;
  await db.sql`update jobs set status = 'closed', number_of_openings = 2 where title = 'Cook 1'`;
  expect(await countOutdated()).toBe(0);
  await db.sql`update jobs set title = 'Welder' where title = 'Cook 2'`;
  expect(await countOutdated()).toBe(1);
  await db.sql`update jobs set responsibilities = 'Pay a registration fee of 500 taka.' where title = 'Cook 3'`;
  expect(await countOutdated()).toBe(2);
  await db.sql`update categories set name = name || ' & Co'`;
  expect(await countOutdated()).toBe(JOBS);
  await indexOutdated(db);
  expect(await titles(server(), 'search=ঝালাই মিস্ত্রি')).toEqual(['Welder']);
  const [cook] = await db.sql<{ advice: unknown }[]>`select advice from jobs where title = 'Cook 3'`;
  expect(cook?.advice).toEqual(['asks-for-money']);
  // Reads give what is stored: they judge no text.
  await db.sql`update jobs set advice = '["old-font"]' where title = 'Cook 4'`;
  const [{ id } = { id: '' }] = await db.sql<{ id: string }[]>`select id from jobs where title = 'Cook 4'`;
  expect(await server().send('GET', apiPaths.job(id))).toMatchObject({
    body: { data: { job: { advice: ['old-font'] } } },
  });
});
