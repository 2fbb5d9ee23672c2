import * as v from 'valibot';
import { beforeAll } from 'vitest';
import { readAnswer, parseRows } from '#contract/http/envelope.ts';
import { apiPaths } from '#contract/http/paths.ts';
import type { JobPayload } from '#contract/jobs/job-payload.ts';
import { type OwnJob, OwnJobData, Job, JobData, JobsData } from '#contract/jobs/job.ts';
import { categories, companies, resumeTemplates, users, jobs, auditLog } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { createSession } from '#server/policies/sessions.ts';
import { makePayload } from './make.ts';
import { type Answer, type TestServer, toAnswer, useTestServer } from './server.ts';
import { toJobsQuery, type JobSearch } from '#contract/jobs/job-query.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { Pagination } from '#contract/http/pagination.ts';
import { indexOutdated } from '#server/jobs/search/index-jobs.ts';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ReceiptData, type Receipt } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { applications } from '#server/db/applications-schema.ts';

/** What tests of the API begin with: people, companies, jobs and applications on a test server. */

/** Everyone who may try a write, and what a job of the owner's needs. */
export interface JobStage {
  owner: Person;
  other: Person;
  admin: Person;
  companyId: string;
  categoryId: string;
}

export async function createJobStage(server: TestServer): Promise<JobStage> {
  const owner = await addPerson(server);
  const [categoryId = ''] = await addCategories(server, 1);
  return {
    owner,
    other: await addPerson(server),
    admin: await addPerson(server, 'admin'),
    companyId: await addCompany(server, { createdBy: owner.id }),
    categoryId,
  };
}

/** The stage of one file's tests. @returns a function, as it does not exist before they run */
export function useJobStage(server: () => TestServer): () => JobStage {
  let stage: JobStage | undefined;
  beforeAll(async () => {
    stage = await createJobStage(server());
  });
  return () => {
    if (stage === undefined) throw new Error('The stage is there while tests run.');
    return stage;
  };
}

/** A payload that is right in every way. */
export const toPayload = (
  { companyId, categoryId }: Pick<JobStage, 'companyId' | 'categoryId'>,
  changes: Partial<JobPayload> = {},
): JobPayload => makePayload(companyId, categoryId, changes);

/** The job of an answer. @throws when the answer breaks the contract */
export function readJob({ body }: Pick<Answer, 'body'>): OwnJob {
  const answer = readAnswer(OwnJobData, body);
  if (answer.kind !== 'ok') throw new Error(`${answer.kind}: ${JSON.stringify(body)}`);
  return answer.data.job;
}

/** The job in a conflict's answer. */
export const readConflictingJob = ({ body }: Answer): OwnJob =>
  v.parse(v.object({ success: v.literal(false), data: OwnJobData }), body).data.job;

/** Posts a job as its owner. */
export async function postJob(
  server: TestServer,
  stage: JobStage,
  changes: Partial<JobPayload> = {},
): Promise<OwnJob> {
  return readJob(await server.send('POST', apiPaths.jobs, toPayload(stage, changes), stage.owner.token));
}

/** Sends JSON with headers of its own. */
export async function sendWith(
  server: TestServer,
  { method, path, body, headers }: { method: string; path: string; body?: unknown; headers: HeadersInit },
): Promise<Answer> {
  const sent = new Headers({ 'Content-Type': 'application/json' });
  new Headers(headers).forEach((value, name) => sent.set(name, value));
  const text = body === undefined ? null : JSON.stringify(body);
  return toAnswer(await server.request(path, { method, headers: sent, body: text }));
}

type Changes<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>;

/** Adds a user without a usable password. @returns its id */
export async function addUser({ context }: TestServer): Promise<string> {
  const id = newId();
  await context.db.orm.insert(users).values({ id, email: `${id}@example.com` });
  return id;
}

/** Adds an approved company, but for what is changed. @returns its id */
export async function addCompany(
  server: TestServer,
  changes: Changes<typeof companies> = {},
): Promise<string> {
  const id = newId();
  const createdBy = changes.createdBy ?? (await addUser(server));
  await server.context.db.orm
    .insert(companies)
    .values({ id, name: 'Meghna Foods', approval: 'approved', ...changes, createdBy });
  return id;
}

/** Adds categories named "Category 1" and so on. @returns their ids */
export async function addCategories({ context }: TestServer, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, position) => {
    const id = newId();
    return { id, name: `Category ${position + 1} ${id}`, position };
  });
  await context.db.orm.insert(categories).values(rows);
  return rows.map(({ id }) => id);
}

/** Adds a resume template. @returns its id */
export async function addTemplate(
  { context }: TestServer,
  changes: Changes<typeof resumeTemplates>,
): Promise<string> {
  const id = newId();
  await context.db.orm.insert(resumeTemplates).values({ id, key: id, name: 'Classic', ...changes });
  return id;
}

/** Someone who is signed in. */
export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Adds a user who is signed in. */
export async function addPerson({ context }: TestServer, role: 'user' | 'admin' = 'user'): Promise<Person> {
  const id = newId();
  const email = `${id}@example.com`;
  await context.db.orm.insert(users).values({ id, email, role });
  return { id, email, token: await createSession(context, id) };
}

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

/** A key as a device makes it. */
export const newApplicationKey = (): string => randomBytes(16).toString('hex');

/** A PDF as far as the server looks. */
export const samplePdf = (text = 'My CV'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`%PDF-1.7\n${text}\n%%EOF`));

/** An open job that takes applications, but for what is changed. @returns its id */
export const addInboxJob = (
  server: TestServer,
  { owner, companyId, categoryId }: JobStage,
  changes: Partial<typeof jobs.$inferInsert> = {},
): Promise<string> =>
  addJob(
    server,
    { companyId, categoryId, createdBy: owner.id },
    { applyWays: [{ kind: 'inbox' }], ...changes },
  );

interface Sending {
  jobId: string;
  token: string;
  key?: string;
  /** Null: it was uploaded. */
  cv?: Uint8Array<ArrayBuffer> | null;
  form?: object;
}

/** Sends an application as a device does. */
export async function sendApplication(
  server: TestServer,
  { jobId, token, key = newApplicationKey(), cv = samplePdf(), form = {} }: Sending,
): Promise<Answer> {
  const sent = {
    key,
    jobId,
    name: 'Rina Akter',
    phone: '01712 345678',
    email: 'rina@example.com',
    note: 'I can start on Sunday.',
    answers: [],
    cv: { name: 'Rina CV.pdf' },
    ...form,
  };
  const headers = { Authorization: `Bearer ${token}` };
  const path = applicationPaths.list;
  if (cv === null) return server.send('POST', path, sent, token);
  const body = new FormData();
  body.set('application', JSON.stringify(sent));
  body.set('cv', new File([cv], 'file'));
  return toAnswer(await server.request(path, { method: 'POST', headers, body }));
}

/** The receipt of an answer. */
export const readReceipt = ({ body }: Pick<Answer, 'body'>): Receipt =>
  v.parse(v.object({ success: v.literal(true), data: ReceiptData }), body).data.application;

/** The rows of a job. */
export const listApplications = ({ context }: TestServer, jobId: string) =>
  context.db.orm.select().from(applications).where(eq(applications.jobId, jobId));

/** A server, a stage of jobs, and what tests of their writes ask of both. */
export function useJobCalls() {
  const server = useTestServer();
  const stage = useJobStage(server);
  const send = (method: string, path: string, body?: unknown, token?: string): Promise<Answer> =>
    server().send(method, path, body, token);
  return {
    server,
    stage,
    send,
    edit: (id: string, changes = {}, token = stage().owner.token): Promise<Answer> =>
      send('PUT', apiPaths.job(id), toPayload(stage(), changes), token),
    approve: (id: string) =>
      server().context.db.orm.update(jobs).set({ approval: 'approved' }).where(eq(jobs.id, id)),
    auditOf: (id: string) =>
      server().context.db.orm.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id),
  };
}
