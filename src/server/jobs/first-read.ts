import * as v from 'valibot';
import type { FirstRead } from '#contract/first-read.ts';
import { Job } from '#contract/job.ts';
import { parseJobSearch, toJobsQuery } from '#contract/job-query.ts';
import { appPaths } from '#contract/paths.ts';
import type { AppContext } from '../app-context.ts';
import type { FindFirstRead } from '../http/first-page.ts';
import { toFullJob, toJobCard } from './job-answer.ts';
import { parseJobListQuery } from './query.ts';
import { createJobStore } from './store.ts';

const Jobs = v.array(Job);
const isJobId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

function toParameters(query: string): Record<string, string[]> {
  const pairs = new URLSearchParams(query);
  return Object.fromEntries([...pairs.keys()].map((name) => [name, pairs.getAll(name)]));
}

/** What `GET /jobs` and `GET /jobs/{id}` would answer to the screen that a page opens with. */
export function createFirstReads(context: Pick<AppContext, 'db' | 'clock'>): FindFirstRead {
  const store = createJobStore(context);

  async function findList(parameters: URLSearchParams): Promise<FirstRead | undefined> {
    const search = parseJobSearch(Object.fromEntries(parameters));
    // A category may be named in words there, which the app asks by its id.
    if (search.category !== undefined) return undefined;
    const key = toJobsQuery(search);
    const query = parseJobListQuery(toParameters(key));
    const at = context.clock();
    const { rows, total, isEstimate } = await store.list(query);
    const { page, perPage } = query;
    const totalPages = Math.ceil(total / perPage);
    const pagination = { totalPages, total, page, perPage, ...(isEstimate && { isEstimate }) };
    const jobs = v.parse(Jobs, rows.map(toJobCard));
    return { kind: 'list', key, at, data: { jobs, pagination, storedAt: null } };
  }

  async function findJob(id: string): Promise<FirstRead | undefined> {
    const at = context.clock();
    const row = isJobId(id) ? await store.find(id) : null;
    if (row === null) return undefined;
    return { kind: 'job', key: id, at, data: { job: v.parse(Job, toFullJob(row)), storedAt: null } };
  }

  return async (page, parameters) => {
    if (page === appPaths.jobs) return findList(parameters);
    return page === appPaths.jobDetails ? findJob(parameters.get('id') ?? '') : undefined;
  };
}
