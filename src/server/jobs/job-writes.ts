import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  DEADLINE_MONTHS,
  isWalkInLate,
  toDeadlineProblem,
  type WalkInTerm,
} from '#contract/jobs/deadline-rule.ts';
import { type CheckedJob, JobPayload } from '#contract/jobs/job-payload.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { DAY_MS } from '#contract/limits.ts';
import { recordAudit, toApprovedValues, toChanges } from '../audit/record.ts';
import { createRawSql, type Transaction } from '../db/connection.ts';
import { categories, companies, jobs } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseForm } from '../http/request/input.ts';
import { isId, newId } from '../ids.ts';
import { lockOwner, requireQuota } from '../limits/quota.ts';
import { may, requireWriter } from '../policies/policies.ts';
import type { SessionUser } from '../policies/sessions.ts';
import { findDeletableJob, isReadable, type JobRow, MAX_OWN_JOBS } from './job-rows.ts';
import { indexJob } from './search/index-jobs.ts';

/** The body of a write. @throws ApiError 400 naming the field */
export const parseJob = (body: unknown): CheckedJob => parseForm(JobPayload, body, 'job');

/** @param now ms since the epoch @param stored the job that is edited @throws ApiError 400 */
export function checkDeadline(job: CheckedJob, now: number, stored?: WalkInTerm): void {
  const { applicationDeadline, applyWays = stored?.applyWays ?? [] } = job;
  const problem = toDeadlineProblem(applicationDeadline, now, stored?.applicationDeadline);
  if (problem === 'past') throw new ApiError('deadlinePast');
  if (problem === 'far') throw new ApiError('deadlineFar', DEADLINE_MONTHS);
  if (isWalkInLate({ applyWays, applicationDeadline }, stored)) throw new ApiError('walkInLate');
}

/** A payload's columns. Omitted fields, such as the work mode, keep their stored value. */
function toColumns({ company, category, salary, location, applicationDeadline, ...plain }: CheckedJob) {
  return {
    ...plain,
    companyId: company,
    categoryId: category,
    salaryMin: salary.min,
    salaryMax: salary.max,
    currency: salary.currency,
    salaryType: salary.type,
    bonus: salary.bonus,
    ...location,
    applicationDeadline: new Date(applicationDeadline),
  } satisfies Partial<typeof jobs.$inferInsert>;
}

export interface Writer {
  user: SessionUser;
  now: number;
}

async function checkPlaces(tx: Transaction, job: CheckedJob, ownerId: string): Promise<void> {
  if (!isId(job.company)) throw new ApiError('notOwnCompany');
  const [company] = await tx
    .select({ createdBy: companies.createdBy })
    .from(companies)
    .where(and(eq(companies.id, job.company), isNull(companies.deletedAt)))
    .for('share');
  if (company?.createdBy !== ownerId) throw new ApiError('notOwnCompany');
  if (!isId(job.category)) throw new ApiError('categoryUnknown');
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, job.category));
  if (category === undefined) throw new ApiError('categoryUnknown');
}

const requireJobQuota = (tx: Transaction, userId: string): Promise<void> =>
  requireQuota({
    lock: lockOwner(tx, userId),
    count: () => tx.$count(jobs, and(eq(jobs.createdBy, userId), isNull(jobs.deletedAt))),
    most: MAX_OWN_JOBS,
    refusal: (most) => new ApiError('tooManyJobs', most),
  });

/** Shares of common words from which on two jobs are the same posting. */
const LIKE_TITLE = 0.6;
const LIKE_TEXT = 0.8;
const COMPARED_DAYS = 30;
const MOST_COMPARED = 50;

/**
 * Marks a job that repeats a recent one of its owner in the same city, also a deleted one. Alerts that have had that one
 * ignore it. Its words must be written.
 */
async function markCopy(tx: Transaction, id: string): Promise<void> {
  await createRawSql(tx)`
    with mine as (select * from jobs where id = ${id}), titled as materialized (
      select other.id, other.was_listed, other.created_at, other.all_words
      from jobs other join mine on other.created_by = mine.created_by and other.city_key = mine.city_key
      where other.id <> mine.id and other.created_at <= mine.created_at
        and other.created_at > mine.created_at - ${COMPARED_DAYS}::int * interval '1 day'
        and kaj_likeness(other.title_words, mine.title_words) >= ${LIKE_TITLE}::float8
      order by other.created_at desc limit ${MOST_COMPARED}::int
    ), found as (
      select titled.id, titled.was_listed from titled, mine
      where kaj_likeness(titled.all_words, mine.all_words) >= ${LIKE_TEXT}::float8
      order by titled.created_at desc limit 1
    )
    update jobs set like_job = (select id from found),
      was_listed = was_listed or coalesce((select was_listed from found), false)
    where id = ${id}`;
}

/** `POST /jobs`: the job waits for approval. @returns its id */
export async function insertJob(tx: Transaction, job: CheckedJob, { user, now }: Writer): Promise<string> {
  await requireJobQuota(tx, user.id);
  await checkPlaces(tx, job, user.id);
  const id = newId();
  const at = new Date(now);
  await tx
    .insert(jobs)
    .values({ id, ...toColumns(job), approval: 'pending', createdBy: user.id, createdAt: at, updatedAt: at });
  await indexJob(tx, id);
  await markCopy(tx, id);
  await recordAudit(tx, { actorId: user.id, action: 'create', entity: 'job', entityId: id });
  return id;
}

/** Locks a job for its writers, after its company: writers of the company never wait for the job. */
export async function lockJob(tx: Transaction, id: string, user: SessionUser): Promise<JobRow> {
  const found = await findDeletableJob(tx, id);
  if (found === null) throw new ApiError('jobNotFound');
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, found.company.id))
    .for('share');
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for('update');
  const row = await findDeletableJob(tx, id);
  const isPublic = row !== null && isReadable(row);
  requireWriter(user, { row: row?.job ?? null, isPublic, missing: 'jobNotFound' });
  if (row === null) throw new ApiError('jobNotFound');
  return row;
}

/** {@link lockJob}, for a job that is not deleted. */
export async function lockLiveJob(tx: Transaction, id: string, user: SessionUser): Promise<JobRow> {
  const row = await lockJob(tx, id, user);
  if (row.job.deletedAt !== null) throw new ApiError('jobNotFound');
  return row;
}

/** Changes of these fields wait for approval. */
const waitingFields = [
  'title',
  'companyId',
  'salaryMin',
  'salaryMax',
  'currency',
  'salaryType',
  'bonus',
] as const;

type JobColumns = JobRow['job'];
type Approval = Pick<JobColumns, 'approval' | 'approvalReason'>;

/** A new title, company or pay needs approval again, as does any edit of a rejected job. */
function toApproval(
  stored: JobColumns,
  columns: Pick<JobColumns, (typeof waitingFields)[number]>,
  user: SessionUser,
): Approval {
  const { approval, approvalReason } = stored;
  const isTouched = waitingFields.some((field) => columns[field] !== stored[field]);
  const waitsAgain =
    !may(user, 'skipReview') && (approval === 'rejected' || (approval === 'approved' && isTouched));
  return waitsAgain ? { approval: 'pending', approvalReason: '' } : { approval, approvalReason };
}

/** `PUT /jobs/{id}` of a locked job. */
export async function storeJobUpdate(
  tx: Transaction,
  { job: stored }: JobRow,
  { job, user, now }: Writer & { job: CheckedJob },
): Promise<void> {
  await checkPlaces(tx, job, stored.createdBy);
  // Ignores the status: §7 sends "open" with every update, and closing has its own call.
  const columns = { ...toColumns(job), status: stored.status };
  const standing = toApproval(stored, columns, user);
  const written = { ...columns, ...standing };
  const approvedValues = toApprovedValues({ user, stored, written: columns, approval: standing.approval });
  await tx
    .update(jobs)
    .set({ ...written, approvedValues, version: sql`${jobs.version} + 1`, updatedAt: new Date(now) })
    .where(eq(jobs.id, stored.id));
  await indexJob(tx, stored.id);
  await markCopy(tx, stored.id);
  const changes = toChanges(stored, written);
  await recordAudit(tx, { actorId: user.id, action: 'edit', entity: 'job', entityId: stored.id, changes });
}

/** `POST /jobs/{id}/close` and `/reopen` of a locked job. */
export async function setStatus(
  tx: Transaction,
  { job }: JobRow,
  { user, now, status }: Writer & { status: 'open' | 'closed' },
): Promise<void> {
  if (job.status === status) return;
  if (job.approval !== 'approved') throw new ApiError('jobNotApproved');
  if (status === 'open' && job.closesAt.getTime() <= now) {
    throw new ApiError('deadlinePassed');
  }
  await tx
    .update(jobs)
    .set({ status, version: sql`${jobs.version} + 1`, updatedAt: new Date(now) })
    .where(eq(jobs.id, job.id));
  const changes = toChanges(job, { status });
  await recordAudit(tx, { actorId: user.id, action: 'edit', entity: 'job', entityId: job.id, changes });
}

/** `DELETE /jobs/{id}` of a locked job; it can be restored. */
export async function markJobDeleted(tx: Transaction, { job }: JobRow, { user, now }: Writer): Promise<void> {
  await tx
    .update(jobs)
    .set({ deletedAt: new Date(now), updatedAt: new Date(now) })
    .where(eq(jobs.id, job.id));
  await recordAudit(tx, { actorId: user.id, action: 'delete', entity: 'job', entityId: job.id });
}

/** `POST /jobs/{id}/restore` of a locked job. */
export async function undeleteJob(tx: Transaction, { job }: JobRow, { user, now }: Writer): Promise<void> {
  if (job.deletedAt === null) return;
  if (job.deletedAt.getTime() <= now - RESTORE_DAYS * DAY_MS) {
    throw new ApiError('jobDeletedLongAgo', RESTORE_DAYS);
  }
  await requireJobQuota(tx, job.createdBy);
  await tx
    .update(jobs)
    .set({ deletedAt: null, updatedAt: new Date(now) })
    .where(eq(jobs.id, job.id));
  await recordAudit(tx, { actorId: user.id, action: 'restore', entity: 'job', entityId: job.id });
}
