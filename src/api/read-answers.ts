import type * as v from 'valibot';
import { parseRows } from '#contract/http/envelope.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { JobCategoriesData, JobCategory } from '#contract/jobs/category.ts';
import { CitiesData, City, CityData } from '#contract/jobs/city.ts';
import { type Company, OwnCompanyData, toPublicCompany } from '#contract/companies/company.ts';
import { Job, JobsData, OwnJobData, toHiddenState, type HiddenState } from '#contract/jobs/job.ts';
import { listLimits } from '#contract/limits.ts';
import type { Pagination } from '#contract/http/pagination.ts';
import { toFetched } from '#platform/http/call-api.ts';
import type { JsonAnswer } from '#platform/http/http.ts';

/** Parsers of public answers (§7), loaded with the first answer. Each throws ApiError for a malformed one. */

/** The valid rows of a list; malformed ones are logged. @throws ApiError when all are malformed */
export function readRows<S extends v.GenericSchema>(
  schema: S,
  rows: readonly unknown[],
  name: string,
): v.InferOutput<S>[] {
  const parsed = parseRows(schema, rows);
  for (const row of parsed.rejected) logNotice(`skipped a malformed ${name} (row ${row.index})`, row.reason);
  const [first] = parsed.rejected;
  if (first && parsed.rows.length === 0) {
    throw new ApiError('broken', `no ${name} can be read`, { cause: first.reason });
  }
  return parsed.rows;
}

export interface JobListResult {
  jobs: Job[];
  pagination: Pagination | undefined;
  /** When the worker stored this answer, ms since the epoch; null when fresh. */
  storedAt: number | null;
}

export interface JobResult {
  job: Job;
  storedAt: number | null;
  hidden?: HiddenState;
}

export function readJobs(answer: JsonAnswer): JobListResult {
  const { data, storedAt } = toFetched(JobsData, answer);
  return { jobs: readRows(Job, data.jobs, 'job'), pagination: data.pagination, storedAt };
}

interface AskedPage {
  page: number;
  perPage: number;
}

/** A full page may be followed by another. */
function guessPagination(rows: number, { page, perPage }: AskedPage): Pagination {
  return rows === perPage
    ? { totalPages: page + 1, perPage, isEstimate: true }
    : { totalPages: page, perPage };
}

/** One page of the list; servers that do not send a page size use ours, unless they sent more rows. */
export function readJobsPage(answer: JsonAnswer, asked: AskedPage): JobListResult {
  const { data, storedAt } = toFetched(JobsData, answer);
  const jobs = readRows(Job, data.jobs, 'job');
  const rows = data.jobs.length;
  const perPage = rows > asked.perPage ? listLimits.pageSize : asked.perPage;
  const { pagination } = data;
  return {
    jobs,
    pagination: pagination
      ? { ...pagination, perPage: pagination.perPage ?? perPage }
      : guessPagination(rows, asked),
    storedAt,
  };
}

export function readJob(answer: JsonAnswer): JobResult {
  const { data, storedAt } = toFetched(OwnJobData, answer);
  const { approval, approvalReason, companyApproval, version: _version, ...job } = data.job;
  const hidden = toHiddenState({ approval, approvalReason, companyApproval });
  return hidden === null ? { job, storedAt } : { job, storedAt, hidden };
}

export function readCategories(answer: JsonAnswer): JobCategory[] {
  return readRows(JobCategory, toFetched(JobCategoriesData, answer).data.jobCategories, 'category');
}

export function readCities(answer: JsonAnswer): City[] {
  return readRows(City, toFetched(CitiesData, answer).data.cities, 'city');
}

export function readCity(answer: JsonAnswer): City {
  return toFetched(CityData, answer).data.city;
}

export function readCompany(answer: JsonAnswer): Company {
  return toPublicCompany(toFetched(OwnCompanyData, answer).data.company);
}
