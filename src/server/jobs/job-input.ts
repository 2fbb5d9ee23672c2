import {
  DEADLINE_MONTHS,
  isWalkInLate,
  toDeadlineProblem,
  type WalkInTerm,
} from '#contract/jobs/deadline-rule.ts';
import { JobPayload, type CheckedJob } from '#contract/jobs/job-payload.ts';
import type { jobs } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseForm } from '../http/request/input.ts';

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
export function toColumns({
  company,
  category,
  salary,
  location,
  applicationDeadline,
  ...plain
}: CheckedJob) {
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
