import { expect } from '@playwright/test';
import { stores } from '#contract/device/stores.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { changeRecords, readSavedRecords } from '../../support/device-store.ts';
import { isStoredWhole } from '../../sw/versions.ts';
import { findCard } from './job-acts.ts';
import { expectStored, type Story } from './story.ts';

/** The end of a story, with a network: all that was said is true, and whole. */

/** Longer than the app waits before it looks at any saved job again. */
const MEANWHILE_MS = 11 * MINUTE_MS;

/** The worker refetches evicted files when it is asked how many it has; the app refetches missing job details. */
const REFILL_LIMIT_MS = 40_000;

const sumOf = (tabs: readonly string[]): number =>
  tabs.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);

/** Every saved job is listed, no other is, and all are stored in full. */
async function judgeJobs({ phone, saved, letters }: Story): Promise<void> {
  // A page of the app would write at the same time.
  await phone.page.goto(new URL('/robots.txt', phone.page.url()).href);
  if (saved.size > 0) await changeRecords(phone.page, stores.savedJobs, { olderMs: MEANWHILE_MS });
  await phone.open('/savedJobs');
  if (saved.size === 0) await expect(phone.page.getByText('No saved jobs yet')).toBeVisible();
  // A letter that is not sent is followed as well.
  const loose = [...letters.keys()].filter((title) => !saved.has(title));
  await expect
    .poll(async () => sumOf(await phone.page.getByRole('tab').allInnerTexts()))
    .toBe(saved.size + loose.length);
  for (const title of saved.keys()) await expect(await findCard(phone.page, title)).toBeVisible();
  const isEachWhole = async () => (await readSavedRecords(phone.page)).map(({ isWhole }) => isWhole);
  await expect.poll(isEachWhole, { timeout: REFILL_LIMIT_MS }).toEqual([...saved].map(() => true));
}

/** Saved jobs open, and their letters resume, offline and without caches. */
async function judgeOffline({ phone, saved, letters, jobs }: Story): Promise<void> {
  const job = jobs.find(({ title }) => saved.has(title));
  if (job === undefined) return;
  await phone.untilStored();
  await expect.poll(() => isStoredWhole(phone.page), { timeout: REFILL_LIMIT_MS }).toBe(true);
  await phone.evict('copies');
  await phone.goOffline({ isTold: true });
  await phone.open(`/jobDetailsPage?id=${job.id}`);
  await expect(phone.page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  const letter = letters.get(job.title);
  if (letter === undefined) return;
  await phone.open('/savedJobs');
  await (await findCard(phone.page, job.title)).getByRole('button', { name: /^Continue/ }).click();
  await expect(phone.page.getByRole('dialog').getByLabel('Letter')).toHaveValue(letter);
}

export async function judge(story: Story): Promise<void> {
  await story.phone.goOnline();
  await story.phone.lose('closed');
  await expectStored(story);
  await judgeJobs(story);
  await judgeOffline(story);
  await expectStored(story);
}
