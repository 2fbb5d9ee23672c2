import * as v from 'valibot';
import { Job } from '#contract/job.ts';
import { toJobsQuery, type JobSearch } from '#contract/job-query.ts';
import type { AppContext } from '../app-context.ts';
import type { FindPage, FoundPage } from '../http/first-page.ts';
import { toFullJob, toJobCard } from './job-answer.ts';
import { readListQuery } from './query.ts';
import { createJobStore } from './store.ts';

const Jobs = v.array(Job);
const isJobId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** What `GET /jobs` and `GET /jobs/{id}` would answer to the screen that a page opens with, and what its head says. */
export function createFirstReads(context: Pick<AppContext, 'db' | 'clock'>): FindPage {
  const store = createJobStore(context);

  async function findList(search: JobSearch): Promise<FoundPage> {
    const key = toJobsQuery(search);
    const query = readListQuery(key);
    const at = context.clock();
    const { rows, total, isEstimate } = await store.list(query);
    const titles = rows.map(({ title }) => title);
    const facts = { kind: 'list', search, found: { total, titles } } as const;
    // A category may be named in words there, which the app asks by its id.
    if (search.category !== undefined) return { facts };
    const { page, perPage } = query;
    const totalPages = Math.ceil(total / perPage);
    const pagination = { totalPages, total, page, perPage, ...(isEstimate && { isEstimate }) };
    const jobs = v.parse(Jobs, rows.map(toJobCard));
    return { facts, read: { kind: 'list', key, at, data: { jobs, pagination, storedAt: null } } };
  }

  async function findJob(id: string): Promise<FoundPage> {
    const at = context.clock();
    const row = isJobId(id) ? await store.find(id) : null;
    if (row === null) {
      const isRemoved = isJobId(id) && (await store.wasRemoved(id));
      return { facts: { kind: 'missing', what: 'job' }, status: isRemoved ? 410 : 404 };
    }
    const job = toFullJob(row);
    return {
      facts: { kind: 'job', job, website: row.company_website, now: at },
      read: { kind: 'job', key: id, at, data: { job: v.parse(Job, job), storedAt: null } },
    };
  }

  return async (plain, parameters) => {
    if (plain.kind === 'list') return findList(plain.search);
    const id = parameters.get('id') ?? '';
    const isJob = plain.kind === 'screen' && plain.screen === 'jobDetails' && id !== '';
    return isJob ? findJob(id) : { facts: plain };
  };
}
