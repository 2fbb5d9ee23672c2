import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import type { Bytes } from '#features/resumes/downloads/fetch-file.ts';
import { Job, JobsData } from '#contract/jobs/job.ts';
import { ResumeTemplate, ResumeTemplatesData } from '#contract/jobs/resume-template.ts';
import { FILES, JOBS, type Event } from './events.ts';
import { createExpected, type Expected } from './expected.ts';
import type { Phone } from './phone.ts';

export interface StoryJob {
  id: string;
  title: string;
}

interface StoryFile {
  path: string;
  name: string;
  /** As the server has it by now. */
  content: Bytes;
}

/** A user's phone, and what the user may rely on. */
export interface Story {
  phone: Phone;
  expected: Expected;
  jobs: readonly StoryJob[];
  files: readonly StoryFile[];
  /** Of every version so far. */
  digests: ReadonlyMap<string, Set<string>>;
  /** The events so far, oldest first. */
  events: Event[];
}

/** One of the jobs or files that events choose among; they count on from the beginning. */
export function nameOf<T>(all: readonly T[], at: number): T {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('The sample data has too few of them.');
  return one;
}

/** One of the jobs that are saved; undefined while none is. */
export function savedOf({ expected, jobs }: Story, at: number): StoryJob | undefined {
  const saved = jobs.filter(({ id }) => expected.saved.has(id));
  return saved[at % saved.length];
}

async function read(request: APIRequestContext, path: string): Promise<unknown> {
  const answer: { data: unknown } = await (await request.get(`/api/v1/${path}`)).json();
  return answer.data;
}

/** Jobs of the first page, whose titles no other one has. */
async function chooseJobs(request: APIRequestContext): Promise<StoryJob[]> {
  const { jobs } = v.parse(JobsData, await read(request, 'jobs?page=1&perPage=10'));
  const rows = v.parse(v.array(Job), jobs);
  const isTheOnly = ({ title }: Job): boolean => rows.filter((row) => row.title.includes(title)).length === 1;
  return rows
    .filter(isTheOnly)
    .slice(0, JOBS)
    .map(({ _id, title }) => ({ id: _id, title }));
}

/** SHA-256 in hex. */
export const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function chooseFiles(request: APIRequestContext): Promise<Pick<Story, 'files' | 'digests'>> {
  const data = await read(request, 'resume-templates?view=detailed&includeDeleted=true');
  const { resumeTemplates } = v.parse(ResumeTemplatesData, data);
  const offered = v
    .parse(v.array(ResumeTemplate), resumeTemplates)
    .filter(({ isDeleted }) => !isDeleted)
    .slice(0, FILES);
  const files = await Promise.all(
    offered.map(async ({ cvFileUrl: path, name }) => ({
      path,
      name,
      content: new Uint8Array(await (await request.get(path)).body()),
    })),
  );
  return { files, digests: new Map(files.map(({ path, content }) => [path, new Set([digestOf(content)])])) };
}

export async function beginStory(phone: Phone, request: APIRequestContext): Promise<Story> {
  const [jobs, cvs] = await Promise.all([chooseJobs(request), chooseFiles(request)]);
  return { phone, expected: createExpected(), jobs, ...cvs, events: [] };
}
