import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { companies, jobs } from '../db/schema.ts';
import { seedSampleData } from '../sample/seed.ts';
import { addSyntheticJobs } from '../sample/synthetic/add-synthetic-jobs.ts';
import { openFiles } from '../files/bucket-store.ts';
import { orUsage, runCommand, print, withDatabase } from './operator-command.ts';
import { StartupError } from '../errors/startup-error.ts';

/** `npm run seed -- --jobs 100000`: the sample data and that many more jobs. */

const MAX_JOBS = 10_000_000;

const USAGE = 'Usage: npm run seed -- --jobs 100000';

function readCount(): number {
  const { values } = orUsage(() => parseArgs({ options: { jobs: { type: 'string', default: '0' } } }), USAGE);
  const count = /^\d{1,8}$/.test(values.jobs) ? Number(values.jobs) : Number.NaN;
  if (count <= MAX_JOBS) return count;
  throw new StartupError(`--jobs must be a whole number from 0 to ${MAX_JOBS}.`);
}

async function seed(db: Database, config: Config, count: number): Promise<void> {
  const now = Date.now();
  const isFilled = await seedSampleData({ db, files: await openFiles(config), now });
  print(isFilled ? 'Sample data added.' : 'Sample data already exists.');
  let reported = 0;
  const onProgress = (added: number) => {
    if (added < count && added - reported < 20_000) return;
    reported = added;
    const seconds = (Date.now() - now) / 1000;
    print(`${added.toLocaleString('en')} of ${count.toLocaleString('en')} jobs, ${seconds.toFixed(0)} s`);
  };
  if (count > 0) await addSyntheticJobs(db, { count, now, onProgress });
  const [allJobs, allCompanies] = [await db.orm.$count(jobs), await db.orm.$count(companies)];
  print(`Now ${allJobs.toLocaleString('en')} jobs of ${allCompanies.toLocaleString('en')} companies.`);
}

await runCommand(async () => {
  const count = readCount();
  await withDatabase((db, config) => seed(db, config, count));
});
