import { expect } from '@playwright/test';
import { MINUTE_MS } from '#contract/limits.ts';
import { ageSavedRecords } from '../../support/saved-records.ts';
import { isStoredWhole } from '../../sw/versions.ts';
import { complete, renew } from './cv-acts.ts';
import { expectStored } from './expected.ts';
import { findCard } from './job-acts.ts';
import { readStoredData } from './stored-data.ts';
import { nameOf, type Story } from './story.ts';

/** The end of a story, with a network: all that was said is true, and whole. */

/** Longer than the app waits before it looks at any saved job again. */
const MEANWHILE_MS = 11 * MINUTE_MS;

/** The worker refetches evicted files when it is asked how many it has; the app refetches missing job details. */
const REFILL_LIMIT_MS = 40_000;

const titleOf = ({ jobs }: Story, id: string): string => jobs.find((job) => job.id === id)?.title ?? '';

const sumOf = (tabs: readonly string[]): number =>
  tabs.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);

/** Every saved job is listed, no other is, and all are stored in full. */
async function judgeJobs(story: Story): Promise<void> {
  const { phone, expected } = story;
  // A page of the app would write at the same time.
  await phone.page.goto(new URL('/robots.txt', phone.page.url()).href);
  if (expected.saved.size > 0) await ageSavedRecords(phone.page, { ms: MEANWHILE_MS, records: {} });
  await phone.open('/savedJobs');
  if (expected.saved.size === 0) await expect(phone.page.getByText('No saved jobs yet')).toBeVisible();
  // A letter that is not sent is followed as well.
  const loose = [...expected.letters.keys()].filter((id) => !expected.saved.has(id));
  await expect
    .poll(async () => sumOf(await phone.page.getByRole('tab').allInnerTexts()))
    .toBe(expected.saved.size + loose.length);
  for (const id of expected.saved.keys()) {
    await expect(await findCard(phone.page, titleOf(story, id))).toBeVisible();
  }
  const isEachWhole = async () =>
    [...(await readStoredData(phone.page)).jobs.values()].map(({ isWhole }) => isWhole);
  await expect.poll(isEachWhole, { timeout: REFILL_LIMIT_MS }).toEqual([...expected.saved].map(() => true));
}

async function judgeFiles(story: Story): Promise<void> {
  const { phone, expected, files, digests } = story;
  if (expected.files.size === 0) return;
  await phone.open('/cvPage');
  for (const at of files.keys()) {
    if (expected.files.get(nameOf(files, at).path) !== 'begun') continue;
    // The stored data is of the previous version.
    renew(story, { kind: 'renew', file: 0 });
    await complete(story, at);
  }
  await expectStored(phone, expected, digests);
  await expect(phone.page.getByRole('button', { name: /^Save again: / })).toHaveCount(expected.files.size);
}

/** Saved jobs open, and their letters resume, offline and without caches. */
async function judgeOffline(story: Story): Promise<void> {
  const { phone, expected } = story;
  const [id] = expected.saved.keys();
  if (id === undefined) return;
  await phone.untilStored();
  await expect.poll(() => isStoredWhole(phone.page), { timeout: REFILL_LIMIT_MS }).toBe(true);
  await phone.evict('copies');
  await phone.goOffline({ isTold: true });
  await phone.open(`/jobDetailsPage?id=${id}`);
  await expect(phone.page.getByRole('heading', { level: 1, name: titleOf(story, id) })).toBeVisible();
  const letter = expected.letters.get(id);
  if (letter === undefined) return;
  await phone.open('/savedJobs');
  await (await findCard(phone.page, titleOf(story, id))).getByRole('button', { name: /^Continue/ }).click();
  await expect(phone.page.getByRole('dialog').getByLabel('Letter')).toHaveValue(letter);
}

export async function judge(story: Story): Promise<void> {
  const { phone, expected, digests } = story;
  await phone.goOnline();
  await phone.lose('closed');
  await expectStored(phone, expected, digests);
  await judgeJobs(story);
  await judgeFiles(story);
  await judgeOffline(story);
  await expectStored(phone, expected, digests);
}
