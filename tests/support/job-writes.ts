import * as v from 'valibot';
import { beforeAll } from 'vitest';
import { readAnswer } from '#contract/http/envelope.ts';
import type { JobPayload } from '#contract/jobs/job-payload.ts';
import { DAY_MS } from '#contract/limits.ts';
import { OwnJobData, type OwnJob } from '#contract/jobs/job.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { addPerson, type Person } from './people.ts';
import { addCategories, addCompany } from './rows.ts';
import { toAnswer, type Answer, type TestServer } from './server.ts';

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

const deadline = new Date(Date.now() + 20 * DAY_MS).toISOString();

/** A payload that is right in every way. */
export function toPayload(
  { companyId, categoryId }: Pick<JobStage, 'companyId' | 'categoryId'>,
  changes: Partial<JobPayload> = {},
): JobPayload {
  return {
    title: 'Accountant',
    company: companyId,
    category: categoryId,
    experienceLevel: '1-2years',
    salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'monthly', bonus: 500 },
    workingHours: '9:00 AM - 5:00 PM',
    description: 'Keeps the books.\nহিসাব রাখা।',
    educationalQualifications: 'BBA',
    responsibilities: 'Books',
    requiredSkills: ['Excel', 'Tally'],
    niceToHaveSkills: [],
    benefits: ['Lunch'],
    location: { street: 'Road 1', city: 'Dhaka', state: 'Dhaka', postalCode: '1207', country: 'Bangladesh' },
    applicationDeadline: deadline,
    status: 'open',
    jobType: 'on-site',
    workMode: 'full-time',
    numberOfOpenings: 2,
    tags: [],
    ...changes,
  };
}

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
