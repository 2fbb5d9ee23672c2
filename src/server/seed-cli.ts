import { inspect, parseArgs } from 'node:util';
import { readConfig, type Config } from './config.ts';
import { openDatabase, type Database } from './db/client.ts';
import { seedSampleData } from './db/seed.ts';
import { addSyntheticJobs } from './db/synthetic/add-synthetic-jobs.ts';
import { openFiles } from './files/open-files.ts';
import { StartupError } from './startup-error.ts';

/** `npm run seed -- --jobs 100000`: the sample data, if it is missing, and that many more jobs. */

const MAX_JOBS = 10_000_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function readCount(): number {
  try {
    const { values } = parseArgs({ options: { jobs: { type: 'string', default: '0' } } });
    const count = /^\d{1,8}$/.test(values.jobs) ? Number(values.jobs) : Number.NaN;
    if (count <= MAX_JOBS) return count;
    throw new StartupError(`--jobs must be a whole number from 0 to ${MAX_JOBS}.`);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `Usage: npm run seed -- --jobs 100000 (${error instanceof Error ? error.message : ''})`,
    );
  }
}

async function seed(db: Database, config: Config, count: number): Promise<void> {
  const now = Date.now();
  const isFilled = await seedSampleData({ db, files: await openFiles(config), now });
  say(isFilled ? 'The sample data is in.' : 'The sample data was there already.');
  let told = 0;
  const onProgress = (added: number) => {
    if (added < count && added - told < 20_000) return;
    told = added;
    const seconds = (Date.now() - now) / 1000;
    say(`${added.toLocaleString('en')} of ${count.toLocaleString('en')} jobs, ${seconds.toFixed(0)} s`);
  };
  if (count > 0) await addSyntheticJobs(db, { count, now, onProgress });
  const [total] = await db.sql<{ jobs: number; companies: number }[]>`
    select (select count(*) from jobs)::int as jobs, (select count(*) from companies)::int as companies`;
  if (!total) return;
  say(`Now ${total.jobs.toLocaleString('en')} jobs of ${total.companies.toLocaleString('en')} companies.`);
}

try {
  const count = readCount();
  const config = readConfig(process.env);
  const db = await openDatabase({ ...config, log: say });
  await seed(db, config, count).finally(db.close);
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
