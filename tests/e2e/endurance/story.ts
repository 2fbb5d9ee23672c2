import { expect, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { stores } from '#contract/device/stores.ts';
import { Job, JobsData } from '#contract/jobs/job.ts';
import type { Stage } from '#contract/jobs/stages.ts';
import { readRecords, readSavedRecords } from '../../support/device-store.ts';
import { JOBS, type Event } from './events.ts';
import type { Phone } from './phone.ts';

/** The pending change of a killed tab: each outcome is right; undefined is nothing stored. */
export interface Unsure {
  saved?: { title: string; outcomes: readonly (Stage | undefined)[] };
  letter?: { title: string; outcomes: readonly (string | undefined)[] };
}

export interface StoryJob {
  id: string;
  title: string;
}

/** A user's phone, and what the app has reported as stored or removed; it must stay so. */
export interface Story {
  phone: Phone;
  /** Of the saved jobs, by title. */
  saved: Map<string, Stage>;
  /** Text of letters by the title of their job. */
  letters: Map<string, string>;
  unsure: Unsure | null;
  jobs: readonly StoryJob[];
  /** The events so far, oldest first. */
  events: Event[];
}

/** One of the jobs that events choose among; they count on from the beginning. */
export function jobAt(jobs: readonly StoryJob[], at: number): StoryJob {
  const job = jobs[at % jobs.length];
  if (job === undefined) throw new Error('The sample data has too few of them.');
  return job;
}

/** One of the jobs that are saved; undefined while none is. */
export function savedAt({ saved, jobs }: Story, at: number): StoryJob | undefined {
  const those = jobs.filter(({ title }) => saved.has(title));
  return those[at % those.length];
}

/** Jobs of the first page, whose titles no other one has. */
async function chooseJobs(request: APIRequestContext): Promise<StoryJob[]> {
  const answer: { data: unknown } = await (await request.get('/api/v1/jobs?page=1&perPage=10')).json();
  const rows = v.parse(v.array(Job), v.parse(JobsData, answer.data).jobs);
  const isTheOnly = ({ title }: Job): boolean => rows.filter((row) => row.title.includes(title)).length === 1;
  return rows
    .filter(isTheOnly)
    .slice(0, JOBS)
    .map(({ _id, title }) => ({ id: _id, title }));
}

export const beginStory = async (phone: Phone, request: APIRequestContext): Promise<Story> => ({
  phone,
  saved: new Map(),
  letters: new Map(),
  unsure: null,
  jobs: await chooseJobs(request),
  events: [],
});

const LetterRow = v.object({ jobId: v.string(), body: v.string() });

async function readStored({ phone, jobs }: Story) {
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const rows = [...(await readRecords(phone.page, stores.letters)).values()];
  const letters = v
    .parse(v.array(LetterRow), rows)
    .map(({ jobId, body }) => [titles.get(jobId), body] as const);
  const saved = (await readSavedRecords(phone.page)).map(({ title, stage }) => [title, stage] as const);
  return { saved: new Map(saved), letters: new Map(letters) };
}

/** Settles which of the right outcomes it was. @throws for any other */
function settle<V extends string>(
  map: Map<string, V>,
  key: string,
  { outcomes, found }: { outcomes: readonly (V | undefined)[]; found: string | undefined },
): void {
  expect(outcomes, 'what the tab was lost in the middle of').toContain(found);
  const outcome = outcomes.find((one) => one === found);
  if (outcome === undefined) map.delete(key);
  else map.set(key, outcome);
}

async function settleUnsure(story: Story): Promise<void> {
  const { saved, letter } = story.unsure ?? {};
  const stored = await readStored(story);
  story.unsure = null;
  if (saved) settle(story.saved, saved.title, { ...saved, found: stored.saved.get(saved.title) });
  if (letter) settle(story.letters, letter.title, { ...letter, found: stored.letters.get(letter.title) });
}

/** The device stores what was reported, and nothing else. */
export async function expectStored(story: Story): Promise<void> {
  if (story.unsure) await settleUnsure(story);
  await expect
    .poll(() => readStored(story), { timeout: 20_000, intervals: [20, 50, 100, 250] })
    .toEqual({ saved: story.saved, letters: story.letters });
}
