import { Job, JobData, JobsData } from '#contract/jobs/job.ts';
import { toJobsQuery, type JobSearch } from '#contract/jobs/job-query.ts';
import { parseRows, readAnswer } from '#contract/http/envelope.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { Pagination } from '#contract/http/pagination.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { newId } from '#server/ids.ts';
import { jobs } from '#server/db/schema.ts';
import { indexOutdated } from '#server/jobs/search/index-jobs.ts';
import { addCategories, addCompany, addUser } from './rows.ts';
import type { TestServer } from './server.ts';

type NewJob = typeof jobs.$inferInsert;

/** Defaults of a test's jobs. */
export interface JobDefaults {
  companyId: string;
  categoryId: string;
  createdBy: string;
}

/** A company, a category and a user for jobs to belong to. */
export async function addJobDefaults(server: TestServer): Promise<JobDefaults> {
  const createdBy = await addUser(server);
  const [categoryId = ''] = await addCategories(server, 1);
  return { companyId: await addCompany(server, { createdBy }), categoryId, createdBy };
}

/** Adds an open, approved job, but for what is changed. @returns its id */
export async function addJob(
  server: TestServer,
  defaults: JobDefaults,
  changes: Partial<NewJob> = {},
): Promise<string> {
  const id = newId();
  await server.context.db.orm.insert(jobs).values({
    id,
    title: 'Accountant',
    jobType: 'on-site',
    workMode: 'full-time',
    experienceLevel: '1-2years',
    approval: 'approved',
    applicationDeadline: new Date(server.context.clock() + 20 * DAY_MS),
    ...defaults,
    ...changes,
  });
  await indexOutdated(server.context.db);
  return id;
}

/** An answer of `GET /jobs`, read as the app reads it. */
export interface ListedJobs {
  jobs: Job[];
  pagination: Pagination | undefined;
}

/**
 * Asks for a list.
 * @param query like `page=1&perPage=10`
 * @throws when the answer breaks the contract
 */
export async function listJobs(server: TestServer, query = '', token?: string): Promise<ListedJobs> {
  const { body } = await server.send('GET', `${apiPaths.jobs}?${query}`, undefined, token);
  const answer = readAnswer(JobsData, body);
  if (answer.kind !== 'ok') throw new Error(`${answer.kind}: ${JSON.stringify(body)}`);
  const { rows, rejected } = parseRows(Job, answer.data.jobs);
  if (rejected.length > 0) throw new Error(JSON.stringify(rejected));
  return { jobs: rows, pagination: answer.data.pagination };
}

export const titles = async (server: TestServer, query: string): Promise<string[]> =>
  (await listJobs(server, query)).jobs.map((job) => job.title);

const MOST_AT_ONCE = 100;

/** Every public job with its whole description, as a device keeps them. */
export async function readWholeJobs(server: TestServer): Promise<Job[]> {
  const whole: Job[] = [];
  for (let page = 1; ; page += 1) {
    const { jobs } = await listJobs(server, `page=${page}&perPage=${MOST_AT_ONCE}`);
    for (const { _id } of jobs) {
      const { body } = await server.send('GET', apiPaths.job(_id));
      const answer = readAnswer(JobData, body);
      if (answer.kind !== 'ok') throw new Error(answer.kind);
      whole.push(answer.data.job);
    }
    if (jobs.length < MOST_AT_ONCE) return whole;
  }
}

/** The titles of all pages of a search. */
export async function listAllTitles(server: TestServer, search: JobSearch): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { jobs } = await listJobs(server, toJobsQuery({ ...search, page }, MOST_AT_ONCE));
    found.push(...jobs.map((job) => job.title));
    if (jobs.length < MOST_AT_ONCE) return found;
  }
}
