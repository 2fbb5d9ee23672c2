import { sql, type SQL } from 'drizzle-orm';
import { type ReadPosting, toPostingMarks } from '#contract/advice/posting-marks.ts';
import { ANALYSER_VERSION, toJobTokens } from '#contract/search/text-tokens.ts';
import type { Database } from '../../db/client.ts';
import { createRawSql, inTransaction, type Transaction } from '../../db/connection.ts';
import { type MarkedJob, toMarks } from './filters.ts';

/** The fields of a job that are indexed. */
interface IndexedJob extends MarkedJob {
  title: string;
  description: string;
  company: string;
  category: string;
  city: string;
  state: string;
  country: string;
  requiredSkills: readonly string[];
  niceToHaveSkills: readonly string[];
  tags: readonly string[];
}

/** The columns of words, each as the text of a tsvector. */
interface JobVectors {
  title_words: string;
  key_words: string;
  all_words: string;
}

/** Words have neither quotes nor backslashes. @param marks of the filters, see {@link toMarks} */
const toVector = (tokens: Iterable<string>, marks: readonly string[] = []): string =>
  [...Array.from(tokens, (token) => `'${token}'`), ...marks].join(' ');

/** The words by which a job is found. */
export function toJobVectors(job: IndexedJob): JobVectors {
  const { company, category, city, state, country, jobType, workMode, experienceLevel } = job;
  const skills = [...job.requiredSkills, ...job.niceToHaveSkills, ...job.tags];
  const { title, keys, text } = toJobTokens({
    title: job.title,
    description: job.description,
    keys: [company, category, city, state, country, jobType, workMode, experienceLevel, ...skills],
  });
  const marks = toMarks(job);
  return {
    title_words: toVector(title, marks),
    key_words: toVector(keys),
    all_words: toVector(new Set([...title, ...keys, ...text]), marks),
  };
}

/** Small, as each job is in some ten indexes. */
const BATCH = 100;

interface OutdatedJob extends IndexedJob, Omit<ReadPosting, 'company' | 'salary'> {
  id: string;
  email: string;
  website: string;
  min: number;
  max: number;
  currency: string;
  type: string;
}

function toAdvice({ company: name, email, website, min, max, currency, type, ...job }: OutdatedJob) {
  return toPostingMarks({
    ...job,
    company: { name, email, website },
    salary: { min, max, currency, type },
  });
}

async function indexBatch(tx: Transaction, which: SQL): Promise<number> {
  const run = createRawSql(tx);
  const rows = await run<OutdatedJob[]>`
    select jobs.id, jobs.title, jobs.description, companies.name as company, categories.name as category,
      jobs.category_id as "categoryId", jobs.city, jobs.state, jobs.country, jobs.country_key as "countryKey",
      jobs.job_type as "jobType", jobs.work_mode as "workMode", jobs.experience_level as "experienceLevel",
      jobs.required_skills as "requiredSkills", jobs.nice_to_have_skills as "niceToHaveSkills", jobs.tags,
      jobs.responsibilities, jobs.educational_qualifications as "educationalQualifications", jobs.benefits,
      jobs.apply_ways as "applyWays", jobs.screening, companies.email, companies.website,
      jobs.salary_min as min, jobs.salary_max as max, jobs.currency, jobs.salary_type as type
    from jobs join companies on companies.id = jobs.company_id join categories on categories.id = jobs.category_id
    where jobs.words_version < ${ANALYSER_VERSION}::int and ${which}
    limit ${BATCH}::int for update of jobs skip locked`;
  if (rows.length === 0) return 0;
  const written = rows.map((row) => ({ id: row.id, advice: toAdvice(row), ...toJobVectors(row) }));
  await run`
    update jobs set title_words = analysed.title_words::tsvector, key_words = analysed.key_words::tsvector,
      all_words = analysed.all_words::tsvector, words_version = ${ANALYSER_VERSION}::int, advice = analysed.advice
    from jsonb_to_recordset(${JSON.stringify(written)}::text::jsonb)
      as analysed (id text, title_words text, key_words text, all_words text, advice jsonb)
    where jobs.id = analysed.id`;
  return rows.length;
}

async function indexAll(tx: Transaction, which: SQL): Promise<void> {
  while ((await indexBatch(tx, which)) > 0);
}

/** Writes the outdated words and findings of a job, in the transaction that changed it. */
export const indexJob = (tx: Transaction, id: string): Promise<void> => indexAll(tx, sql`jobs.id = ${id}`);

/** {@link indexJob} for the jobs of a company, after a change of its name or contact. */
export const indexCompanyJobs = (tx: Transaction, companyId: string): Promise<void> =>
  indexAll(tx, sql`jobs.company_id = ${companyId}`);

/** {@link indexJob} for all jobs, in a transaction. */
export const indexEveryJob = (tx: Transaction): Promise<void> => indexAll(tx, sql`true`);

/**
 * Rewrites outdated words in batches, also after a new version of the analyser. Each batch is committed, so that an
 * interrupted run resumes.
 */
export async function indexOutdated(db: Database, shouldStop = () => false): Promise<void> {
  const step = () =>
    db.background((connection) => inTransaction(connection, (tx) => indexBatch(tx, sql`true`)));
  while (!shouldStop() && (await step()) > 0);
}
