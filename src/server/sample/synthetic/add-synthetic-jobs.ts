import { eq, max, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/limits.ts';
import type { Database } from '../../db/client.ts';
import { ANALYSER_VERSION } from '#contract/search/text-tokens.ts';
import { toCountryKey } from '../../jobs/search/filters.ts';
import { toJobVectors } from '../../jobs/search/index-jobs.ts';
import type { Connection } from '../../db/connection.ts';
import { categories, jobs, users } from '../../db/schema.ts';
import { toList } from '../../transfer/dump.ts';
import { SAMPLE_OWNER_EMAIL } from '../seed.ts';
import { createRandom } from './random.ts';
import { companyWords } from '../surroundings.ts';
import { syntheticId, toSyntheticJob, type Surroundings } from './synthetic-job.ts';

/** Small enough for the embedded engine. */
const CHUNK = 2000;
const SPAN_MS = 120 * DAY_MS;
const JOBS_PER_COMPANY = 250;
const MAX_COMPANIES = 2000;

interface Options {
  count: number;
  now: number;
  onProgress?: (added: number) => void;
}

/** Raw SQL: thousands of rows as one JSON parameter, with the columns of the first. */
async function insertRows(
  db: Connection,
  table: 'companies' | 'jobs',
  rows: readonly object[],
): Promise<void> {
  const columns = toList(Object.keys(rows[0] ?? {}));
  const source = sql.identifier(table);
  await db.sql`insert into ${source} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${source}, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (id) do nothing`;
}

function toCompanies(ownerId: string, wanted: number) {
  return Array.from({ length: wanted }, (_, number) => {
    const random = createRandom(number + 1);
    const words = [companyWords.first, companyWords.second, companyWords.last].map((list) =>
      random.pick(list),
    );
    return {
      id: syntheticId('company', number),
      name: words.join(' '),
      industry: words[1] ?? '',
      email: `jobs${number}@example.com`,
      city: 'Dhaka',
      country: 'Bangladesh',
      approval: 'approved',
      created_by: ownerId,
    };
  });
}

interface Found extends Surroundings {
  first: number;
  /** By id, of companies and categories. */
  names: ReadonlyMap<string, string>;
}

async function look(db: Connection, { count, now }: Options): Promise<Found> {
  const [owner] = await db.orm.select().from(users).where(eq(users.email, SAMPLE_OWNER_EMAIL));
  if (!owner) throw new Error('The sample data is missing.');
  const [numbered] = await db.orm.select({ last: max(jobs.no) }).from(jobs);
  const first = (numbered?.last ?? 0) + 1;
  const companyCount = Math.min(MAX_COMPANIES, Math.ceil((first + count) / JOBS_PER_COMPANY) + 40);
  const companies = toCompanies(owner.id, companyCount);
  await insertRows(db, 'companies', companies);
  const found = await db.orm.select().from(categories);
  const categoryIds = new Map(found.map(({ id, name }) => [name, id]));
  const names = new Map([...companies, ...found].map(({ id, name }) => [id, name]));
  return { ownerId: owner.id, companyIds: companies.map(({ id }) => id), categoryIds, now, first, names };
}

/** The words are inserted with the row: indexing it later would write it twice. */
function withWords(job: ReturnType<typeof toSyntheticJob>, names: Found['names']) {
  const words = toJobVectors({
    ...job,
    company: names.get(job.company_id) ?? '',
    category: names.get(job.category_id) ?? '',
    categoryId: job.category_id,
    countryKey: toCountryKey(job.country),
    jobType: job.job_type,
    workMode: job.work_mode,
    experienceLevel: job.experience_level,
    requiredSkills: job.required_skills,
    niceToHaveSkills: job.nice_to_have_skills,
  });
  return { ...job, ...words, words_version: ANALYSER_VERSION };
}

async function addJobs(db: Connection, options: Options): Promise<void> {
  const { count, now, onProgress } = options;
  const around = await look(db, options);
  for (let done = 0; done < count; done += CHUNK) {
    const size = Math.min(CHUNK, count - done);
    const rows = Array.from({ length: size }, (_, index) =>
      withWords(
        toSyntheticJob(
          around.first + done + index,
          now - Math.round(SPAN_MS * (1 - (done + index) / count)),
          around,
        ),
        around.names,
      ),
    );
    await insertRows(db, 'jobs', rows);
    onProgress?.(done + size);
  }
  await db.sql`vacuum (analyze) jobs`;
  await db.sql`vacuum (analyze) companies`;
  await db.sql`vacuum (analyze) search_words`;
}

/** Adds jobs, oldest first; a job's number determines it, so repeated calls add different ones. */
export const addSyntheticJobs = (db: Database, options: Options): Promise<void> =>
  db.background((connection) => addJobs(connection, options));
