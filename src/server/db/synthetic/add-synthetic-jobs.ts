import { eq, max } from 'drizzle-orm';
import { DAY_MS } from '#contract/limits.ts';
import type { Database } from '../client.ts';
import type { Connection } from '../connection.ts';
import { categories, jobs, users } from '../schema.ts';
import { SAMPLE_OWNER_EMAIL } from '../seed.ts';
import { createRandom } from './random.ts';
import { companyWords } from './surroundings.ts';
import { syntheticId, toSyntheticJob, type JobRow, type Surroundings } from './synthetic-job.ts';

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

// Raw SQL: thousands of rows as one JSON parameter.
async function addCompanies(db: Connection, ownerId: string, wanted: number): Promise<void> {
  const rows = Array.from({ length: wanted }, (_, number) => {
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
  await db.sql`insert into companies (id, name, industry, email, city, country, approval, created_by)
    select id, name, industry, email, city, country, approval, created_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row(
      id text, name text, industry text, email text, city text, country text, approval text, created_by text)
    on conflict (id) do nothing`;
}

async function insertJobs(db: Connection, rows: readonly JobRow[]): Promise<void> {
  await db.sql`insert into jobs (
      id, title, description, company_id, category_id, street, city, state, postal_code, country,
      salary_min, salary_max, currency, salary_type, bonus, working_hours, educational_qualifications,
      responsibilities, required_skills, nice_to_have_skills, benefits, tags, application_deadline, status,
      job_type, work_mode, experience_level, number_of_openings, approval, created_by, created_at, posted_at)
    select
      id, title, description, company_id, category_id, street, city, state, postal_code, country,
      salary_min, salary_max, currency, salary_type, bonus, working_hours, educational_qualifications,
      responsibilities, required_skills, nice_to_have_skills, benefits, tags, application_deadline, status,
      job_type, work_mode, experience_level, number_of_openings, approval, created_by, created_at, posted_at
    from jsonb_populate_recordset(null::jobs, ${JSON.stringify(rows)}::text::jsonb)`;
}

async function look(db: Connection, { count, now }: Options): Promise<Surroundings & { first: number }> {
  const [owner] = await db.orm.select().from(users).where(eq(users.email, SAMPLE_OWNER_EMAIL));
  if (!owner) throw new Error('The sample data is missing.');
  const [numbered] = await db.orm.select({ last: max(jobs.no) }).from(jobs);
  const first = (numbered?.last ?? 0) + 1;
  const companyCount = Math.min(MAX_COMPANIES, Math.ceil((first + count) / JOBS_PER_COMPANY) + 40);
  await addCompanies(db, owner.id, companyCount);
  const companyIds = Array.from({ length: companyCount }, (_, number) => syntheticId('company', number));
  const found = await db.orm.select().from(categories);
  const categoryIds = new Map(found.map(({ id, name }) => [name, id]));
  return { ownerId: owner.id, companyIds, categoryIds, now, first };
}

async function addJobs(db: Connection, options: Options): Promise<void> {
  const { count, now, onProgress } = options;
  const around = await look(db, options);
  for (let done = 0; done < count; done += CHUNK) {
    const size = Math.min(CHUNK, count - done);
    const rows = Array.from({ length: size }, (_, index) =>
      toSyntheticJob(
        around.first + done + index,
        now - Math.round(SPAN_MS * (1 - (done + index) / count)),
        around,
      ),
    );
    await insertJobs(db, rows);
    onProgress?.(done + size);
  }
  await db.sql`vacuum (analyze) jobs`;
  await db.sql`vacuum (analyze) companies`;
  await db.sql`vacuum (analyze) search_words`;
}

/** Adds jobs, oldest first; a job's number determines it, so repeated calls add different ones. */
export const addSyntheticJobs = (db: Database, options: Options): Promise<void> =>
  db.background((connection) => addJobs(connection, options));
