import { and, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { listedJobFields } from '#contract/jobs/fields/job-fields.ts';
import { pick } from '#contract/rows.ts';
import { companies, jobs, categories } from '../db/schema.ts';
import type { Orm } from '../db/connection.ts';

/** A whole job, with the columns of its company and category that the API shows. */
export const jobColumns = {
  job: jobs,
  company: {
    id: companies.id,
    name: companies.name,
    logo: companies.logo,
    industry: companies.industry,
    website: companies.website,
    email: companies.email,
    approval: companies.approval,
  },
  category: { id: categories.id, name: categories.name },
};

/** Selects whole jobs. */
export const selectJobs = (orm: Orm) =>
  orm
    .select(jobColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(categories, eq(categories.id, jobs.categoryId));
export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

/** More than a card shows, to cut at a grapheme. */
const READ_CHARS = 400;

const { id, street, city, state, postalCode, country, applicationDeadline } = jobs;
const { salaryMin, salaryMax, currency, salaryType, bonus } = jobs;
const { postedAt, createdAt, updatedAt } = jobs;
const address = { street, city, state, postalCode, country };
const salary = { salaryMin, salaryMax, currency, salaryType, bonus };
const description = sql<string>`left(${jobs.description}, ${READ_CHARS}::int)`;

const selectCards = (orm: Orm) =>
  orm
    .select({
      ...jobColumns,
      no: jobs.no,
      job: {
        ...pick(jobs, listedJobFields),
        id,
        description,
        ...address,
        ...salary,
        applicationDeadline,
        postedAt,
        createdAt,
        updatedAt,
      },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(categories, eq(categories.id, jobs.categoryId));
export type CardRow = Omit<Awaited<ReturnType<typeof selectCards>>[number], 'no'>;

/** The cards of these numbers, in that order. */
export async function readCards(orm: Orm, numbers: readonly string[]): Promise<CardRow[]> {
  if (numbers.length === 0) return [];
  const rows = await selectCards(orm).where(sql`${jobs.no} = any(${sql.param(numbers)}::bigint[])`);
  const byNumber = new Map(rows.map(({ no, ...row }) => [String(no), row]));
  return numbers.flatMap((no) => byNumber.get(no) ?? []);
}

/** Condition of every public list. @param now ms since the epoch */
export const isListed = (now: number): SQL =>
  sql`${jobs.listed} and ${jobs.closesAt} > ${new Date(now).toISOString()}::timestamptz`;

/** A public job, or one that its owner has closed since: its page says so. */
export const isReadable = ({ job, company }: JobRow): boolean =>
  job.visible ||
  (job.status === 'closed' &&
    job.approval === 'approved' &&
    job.postedAt !== null &&
    job.deletedAt === null &&
    company.approval === 'approved');

/** A job that was public, and waits for approval since it or its company was changed. */
export function isInReview({ job, company }: JobRow): boolean {
  const approvals = new Set([job.approval, company.approval]);
  const isPending = approvals.has('pending') && !approvals.has('rejected');
  return isPending && job.postedAt !== null && job.status === 'open' && job.deletedAt === null;
}

export const MAX_OWN_JOBS = 500;

/** Jobs of deleted companies count as deleted. */
export const isPresent = and(isNull(jobs.deletedAt), isNull(companies.deletedAt));

/** A job that is not deleted, whatever its approval. */
export async function findOwnJob(orm: Orm, id: string): Promise<JobRow | null> {
  const [row] = await selectJobs(orm).where(and(eq(jobs.id, id), isPresent));
  return row ?? null;
}

/** A job, deleted or not, of a company that is not deleted. */
export async function findDeletableJob(orm: Orm, id: string): Promise<JobRow | null> {
  const [row] = await selectJobs(orm).where(and(eq(jobs.id, id), isNull(companies.deletedAt)));
  return row ?? null;
}

/** A user's jobs, newest first. */
export function listOwnJobs(orm: Orm, userId: string): Promise<JobRow[]> {
  return selectJobs(orm)
    .where(and(eq(jobs.createdBy, userId), isPresent))
    .orderBy(desc(jobs.createdAt), desc(jobs.no))
    .limit(MAX_OWN_JOBS);
}

/** A user's deleted jobs that can be restored, the latest first. @param since ms since the epoch */
export function listDeletedJobs(
  orm: Orm,
  { userId, since }: { userId: string; since: number },
): Promise<JobRow[]> {
  return selectJobs(orm)
    .where(and(eq(jobs.createdBy, userId), gt(jobs.deletedAt, new Date(since)), isNull(companies.deletedAt)))
    .orderBy(desc(jobs.deletedAt), desc(jobs.no))
    .limit(MAX_OWN_JOBS);
}
