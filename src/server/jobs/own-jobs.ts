import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Approval } from '#contract/jobs/approval.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import type { Database } from '../db/client.ts';
import { categories, companies, jobs } from '../db/schema.ts';

/** The database, or a transaction on it. */
type Reader = Pick<Database['orm'], 'select'>;

/** A bound on what one user may have, and one answer can hold. */
export const MAX_OWN_JOBS = 500;

export type JobColumns = typeof jobs.$inferSelect;
export interface OwnJobRow {
  job: JobColumns;
  company: { id: string; name: string; logo: string; industry: string; approval: Approval };
  category: { id: string; name: string };
}

/** What {@link toOwnJob} is made of. */
export const ownColumns = {
  job: jobs,
  company: {
    id: companies.id,
    name: companies.name,
    logo: companies.logo,
    industry: companies.industry,
    approval: companies.approval,
  },
  category: { id: categories.id, name: categories.name },
};

const selectOwn = (reader: Reader) =>
  reader
    .select(ownColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(categories, eq(categories.id, jobs.categoryId));

/** Jobs of deleted companies are as good as deleted. */
const isThere = and(isNull(jobs.deletedAt), isNull(companies.deletedAt));

/** A job that is not deleted, whatever its approval. */
export async function findOwnJob(reader: Reader, id: string): Promise<OwnJobRow | null> {
  const [row] = await selectOwn(reader).where(and(eq(jobs.id, id), isThere));
  return row ?? null;
}

/** A job even if it is deleted, as long as its company is there. */
export async function findDeletableJob(reader: Reader, id: string): Promise<OwnJobRow | null> {
  const [row] = await selectOwn(reader).where(and(eq(jobs.id, id), isNull(companies.deletedAt)));
  return row ?? null;
}

/** What a user posted and did not delete, waiting for approval or not, newest first. */
export function listOwnJobs(reader: Reader, userId: string): Promise<OwnJobRow[]> {
  return selectOwn(reader)
    .where(and(eq(jobs.createdBy, userId), isThere))
    .orderBy(desc(jobs.createdAt), desc(jobs.no))
    .limit(MAX_OWN_JOBS);
}

/** What a user deleted and can still bring back, the latest first. @param since ms since the epoch */
export function listDeletedJobs(
  reader: Reader,
  { userId, since }: { userId: string; since: number },
): Promise<OwnJobRow[]> {
  return selectOwn(reader)
    .where(and(eq(jobs.createdBy, userId), gt(jobs.deletedAt, new Date(since)), isNull(companies.deletedAt)))
    .orderBy(desc(jobs.deletedAt), desc(jobs.no))
    .limit(MAX_OWN_JOBS);
}

/** A job as its owner reads it: all of §3, and where its approval stands. */
export function toOwnJob({ job, company, category }: OwnJobRow): OwnJob {
  const { title, description, workingHours, educationalQualifications, responsibilities, status } = job;
  const { requiredSkills, niceToHaveSkills, benefits, tags, jobType, workMode, experienceLevel } = job;
  const { street, city, state, postalCode, country, salaryMin, salaryMax, currency, salaryType, bonus } = job;
  const { numberOfOpenings, createdBy, approval, approvalReason, version, postedAt } = job;
  return {
    _id: job.id,
    title,
    description,
    company: { _id: company.id, name: company.name, logo: company.logo, industry: company.industry },
    category: { _id: category.id, name: category.name },
    location: { street, city, state, postalCode, country },
    salary: { min: salaryMin, max: salaryMax, currency, type: salaryType, bonus },
    workingHours,
    educationalQualifications,
    responsibilities,
    requiredSkills,
    niceToHaveSkills,
    benefits,
    tags,
    applicationDeadline: job.applicationDeadline.toISOString(),
    status,
    jobType,
    workMode,
    experienceLevel,
    numberOfOpenings,
    createdBy,
    postedAt: postedAt?.toISOString() ?? '',
    approval,
    approvalReason,
    version,
    companyApproval: company.approval,
  };
}
