import { eq, max, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/limits.ts';
import type { Database } from '../client.ts';
import type { Connection } from '../connection.ts';
import { categories, jobs, users } from '../schema.ts';
import { toList } from '../transfer/dump.ts';
import { SAMPLE_OWNER_EMAIL } from '../seed.ts';
import { createRandom } from './random.ts';
import { companyWords } from '../../sample/surroundings.ts';
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

async function look(db: Connection, { count, now }: Options): Promise<Surroundings & { first: number }> {
  const [owner] = await db.orm.select().from(users).where(eq(users.email, SAMPLE_OWNER_EMAIL));
  if (!owner) throw new Error('The sample data is missing.');
  const [numbered] = await db.orm.select({ last: max(jobs.no) }).from(jobs);
  const first = (numbered?.last ?? 0) + 1;
  const companyCount = Math.min(MAX_COMPANIES, Math.ceil((first + count) / JOBS_PER_COMPANY) + 40);
  await insertRows(db, 'companies', toCompanies(owner.id, companyCount));
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
