import type * as v from 'valibot';
import { JobCategoriesData, JobCategory } from '#contract/category.ts';
import type { Company } from '#contract/company.ts';
import { parseRows } from '#contract/envelope.ts';
import { Job, JobsData } from '#contract/job.ts';
import { OwnCompanyData, toPublicCompany } from '#contract/own-company.ts';
import { OwnJobData, toHiddenState } from '#contract/own-job.ts';
import { toFetched } from '#platform/call-api.ts';
import type { JsonAnswer } from '#platform/http.ts';
import { logNotice } from '#platform/log.ts';
import type { JobListResult, JobResult } from './jobs.ts';

/**
 * What the answers to public reads are parsed with (§7). Loaded while the first answer is under way, as no
 * screen needs it to start. Each throws an ApiError for an answer that does not keep the contract.
 */

/** Rows that keep the contract; the others are left out, and logged. */
function toRows<S extends v.GenericSchema>(
  schema: S,
  rows: readonly unknown[],
  name: string,
): v.InferOutput<S>[] {
  const parsed = parseRows(schema, rows);
  for (const row of parsed.rejected) logNotice(`a ${name} was left out (row ${row.index})`, row.reason);
  return parsed.rows;
}

export function readJobs(answer: JsonAnswer): JobListResult {
  const { data, storedAt } = toFetched(JobsData, answer);
  return { jobs: toRows(Job, data.jobs, 'job'), pagination: data.pagination, storedAt };
}

export function readJob(answer: JsonAnswer): JobResult {
  const { data, storedAt } = toFetched(OwnJobData, answer);
  const { approval, approvalReason, companyApproval, version: _version, ...job } = data.job;
  const hidden = toHiddenState({ approval, approvalReason, companyApproval });
  return hidden === null ? { job, storedAt } : { job, storedAt, hidden };
}

export function readCategories(answer: JsonAnswer): JobCategory[] {
  return toRows(JobCategory, toFetched(JobCategoriesData, answer).data.jobCategories, 'category');
}

/** With its approved contact, also where its owner reads it. */
export function readCompany(answer: JsonAnswer): Company {
  return toPublicCompany(toFetched(OwnCompanyData, answer).data.company);
}
