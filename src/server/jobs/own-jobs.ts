import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { companies, jobs } from '../db/schema.ts';
import { selectJobs, type JobRow, type Reader } from './job-rows.ts';

/** A bound on what one user may have, and one answer can hold. */
export const MAX_OWN_JOBS = 500;

/** Jobs of deleted companies are as good as deleted. */
const isPresent = and(isNull(jobs.deletedAt), isNull(companies.deletedAt));

/** A job that is not deleted, whatever its approval. */
export async function findOwnJob(reader: Reader, id: string): Promise<JobRow | null> {
  const [row] = await selectJobs(reader).where(and(eq(jobs.id, id), isPresent));
  return row ?? null;
}

/** A job, deleted or not, of a company that is not deleted. */
export async function findDeletableJob(reader: Reader, id: string): Promise<JobRow | null> {
  const [row] = await selectJobs(reader).where(and(eq(jobs.id, id), isNull(companies.deletedAt)));
  return row ?? null;
}

/** The jobs of a user that are not deleted, newest first. */
export function listOwnJobs(reader: Reader, userId: string): Promise<JobRow[]> {
  return selectJobs(reader)
    .where(and(eq(jobs.createdBy, userId), isPresent))
    .orderBy(desc(jobs.createdAt), desc(jobs.no))
    .limit(MAX_OWN_JOBS);
}

/** The deleted jobs of a user that can still be restored, the latest first. @param since ms since the epoch */
export function listDeletedJobs(
  reader: Reader,
  { userId, since }: { userId: string; since: number },
): Promise<JobRow[]> {
  return selectJobs(reader)
    .where(and(eq(jobs.createdBy, userId), gt(jobs.deletedAt, new Date(since)), isNull(companies.deletedAt)))
    .orderBy(desc(jobs.deletedAt), desc(jobs.no))
    .limit(MAX_OWN_JOBS);
}
