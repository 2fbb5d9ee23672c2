import { expect, type APIRequestContext, type Page } from '@playwright/test';
import * as v from 'valibot';
import { Job, JobsData } from '#contract/jobs/job.ts';
import { apiPaths, appPaths } from '#contract/http/paths.ts';
import { openStarted } from './open-started.ts';

async function readFirst(request: APIRequestContext, order: string): Promise<Job> {
  const answer: unknown = await (await request.get(`${apiPaths.jobs}?page=1&perPage=1${order}`)).json();
  const { data } = v.parse(v.object({ data: JobsData }), answer);
  return v.parse(Job, data.jobs[0]);
}

/** The newest job that anyone can open. */
export const readNewestJob = (request: APIRequestContext): Promise<Job> => readFirst(request, '');

/** A job of the sample data: the newest may be another test's, which takes it back. */
export const readSampleJob = (request: APIRequestContext): Promise<Job> =>
  readFirst(request, '&sort=deadline');

/** Opens a job and waits until its buttons work: the one that saves it comes last. */
export async function openJob(
  page: Page,
  { _id, title }: Pick<Job, '_id' | 'title'>,
  address = `${appPaths.jobDetails}?id=${_id}`,
) {
  await openStarted(page, address);
  await expect(
    page.getByRole('button', { name: `Save for offline reading: ${title}` }).first(),
  ).toBeVisible();
}
