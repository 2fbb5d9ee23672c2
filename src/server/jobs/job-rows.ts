import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { categories, companies, jobs } from '../db/schema.ts';

/** The database, or a transaction on it. */
export type Reader = Pick<Database['orm'], 'select'>;

/** A whole job, with what the API shows of its company and category. */
export const jobColumns = {
  job: jobs,
  company: {
    id: companies.id,
    name: companies.name,
    logo: companies.logo,
    industry: companies.industry,
    website: companies.website,
    approval: companies.approval,
  },
  category: { id: categories.id, name: categories.name },
};

/** Selects whole jobs. */
export const selectJobs = (reader: Reader) =>
  reader
    .select(jobColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(categories, eq(categories.id, jobs.categoryId));
export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

/** Characters of a description that are read for a card: what it shows, and some more to cut well. */
const READ_CHARS = 400;

const { id, title, street, city, state, postalCode, country, applicationDeadline, status } = jobs;
const { salaryMin, salaryMax, currency, salaryType, bonus } = jobs;
const { jobType, workMode, experienceLevel, numberOfOpenings, requiredSkills, postedAt } = jobs;
const address = { street, city, state, postalCode, country };
const salary = { salaryMin, salaryMax, currency, salaryType, bonus };
const facts = { applicationDeadline, status, jobType, workMode, experienceLevel, numberOfOpenings };
const description = sql<string>`left(${jobs.description}, ${READ_CHARS}::int)`;

const selectCards = (reader: Reader) =>
  reader
    .select({
      ...jobColumns,
      no: jobs.no,
      job: { id, title, description, ...address, ...salary, ...facts, requiredSkills, postedAt },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(categories, eq(categories.id, jobs.categoryId));
/** What a card shows of a job. */
export type CardRow = Omit<Awaited<ReturnType<typeof selectCards>>[number], 'no'>;

/** The cards of the jobs with these numbers, in that order. */
export async function readCards(reader: Reader, numbers: readonly string[]): Promise<CardRow[]> {
  if (numbers.length === 0) return [];
  const rows = await selectCards(reader).where(sql`${jobs.no} = any(${sql.param(numbers)}::bigint[])`);
  const byNumber = new Map(rows.map(({ no, ...row }) => [String(no), row]));
  return numbers.flatMap((no) => byNumber.get(no) ?? []);
}

/** Condition of every public list: open, approved, not past the deadline. @param now ms since the epoch */
export const isListed = (now: number): SQL =>
  sql`${jobs.listed} and ${jobs.closesAt} > ${new Date(now).toISOString()}::timestamptz`;
