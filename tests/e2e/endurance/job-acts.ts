import { expect, type Locator, type Page } from '@playwright/test';
import type { Death, Event } from './events.ts';
import type { Unsure } from './expected.ts';
import { readSavedRecords } from '../../support/saved-records.ts';
import { nameOf, savedOf, type Story, type StoryJob } from './story.ts';

/** A user's actions with jobs, through the app's controls. */

type Asked<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** A list that the device may have forgotten, and cannot be asked for. */
const SHORT_WAIT_MS = 2500;

const card = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: title });

/** Opens the tab of the saved jobs that has this one. */
export async function findCard(page: Page, title: string): Promise<Locator> {
  const found = card(page, title);
  await expect(page.getByRole('tab')).toHaveCount(5);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    if ((await found.count()) > 0) return found;
  }
  throw new Error(`No tab has ${title}.`);
}

const stageNames: Readonly<Record<string, string>> = {
  saved: 'Saved',
  written: 'Writing',
  sent: 'Sent',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  noAnswer: 'No answer',
};

/** The tab goes before the app can have said that it is done. */
async function loseIn({ phone, expected }: Story, how: Death, unsure: Unsure): Promise<void> {
  expected.unsure = unsure;
  await phone.lose(how);
}

async function isThere(locator: Locator): Promise<boolean> {
  return locator.waitFor({ timeout: SHORT_WAIT_MS }).then(
    () => true,
    () => false,
  );
}

/** The bookmark of a job; null where the page cannot show it offline. */
async function findBookmark(story: Story, { id, title }: StoryJob, from: string): Promise<Locator | null> {
  const { phone, expected } = story;
  const isWeak = phone.isOff || phone.isCut;
  if (from === 'details' && isWeak && !expected.saved.has(id)) return null;
  await phone.open(from === 'list' ? '/jobPage' : `/jobDetailsPage?id=${id}`);
  const name = `Save for offline reading: ${title}`;
  const bookmark = phone.page.getByRole('button', { name, exact: true }).first();
  if (from === 'list' && isWeak && !(await isThere(bookmark))) return null;
  await expect(bookmark).toBeVisible();
  return bookmark;
}

/** One that is saved already is shown so. */
export async function save(story: Story, { job: at, from, killed }: Asked<'save'>): Promise<void> {
  const { expected, jobs } = story;
  const job = nameOf(jobs, at);
  const bookmark = await findBookmark(story, job, from);
  if (!bookmark) return;
  const isSaved = expected.saved.has(job.id);
  if (!isSaved) await bookmark.click();
  if (!isSaved && killed) {
    return loseIn(story, killed, { saved: { id: job.id, outcomes: [undefined, 'saved'] } });
  }
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  if (isSaved) return;
  // A mark shows at once what is stored a moment later.
  await expect
    .poll(() => readSavedRecords(story.phone.page))
    .toContainEqual(expect.objectContaining({ title: job.title }));
  expected.saved.set(job.id, 'saved');
}

/** @returns the sign that it is done */
async function removeFromList({ phone }: Story, { title }: StoryJob): Promise<() => Promise<void>> {
  await phone.open('/savedJobs');
  const name = `Save for offline reading: ${title}`;
  await (await findCard(phone.page, title)).getByRole('button', { name, exact: true }).click();
  return () => expect(phone.page.getByText(`Removed from your saved jobs: ${title}`)).toBeVisible();
}

async function removeElsewhere(story: Story, job: StoryJob, from: string) {
  const bookmark = await findBookmark(story, job, from);
  if (!bookmark) return null;
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await bookmark.click();
  return () => expect(bookmark).toHaveAttribute('aria-pressed', 'false');
}

export async function unsave(story: Story, { job: at, from, killed }: Asked<'unsave'>): Promise<void> {
  const { expected } = story;
  const job = savedOf(story, at);
  if (!job) return;
  const stage = expected.saved.get(job.id);
  const untilDone =
    from === 'saved' ? await removeFromList(story, job) : await removeElsewhere(story, job, from);
  if (!untilDone) return;
  if (killed) return loseIn(story, killed, { saved: { id: job.id, outcomes: [undefined, stage] } });
  await untilDone();
  expected.saved.delete(job.id);
}

export async function undo(story: Story, { job: at }: Asked<'undo'>): Promise<void> {
  const { phone } = story;
  const job = savedOf(story, at);
  if (!job) return;
  await removeFromList(story, job);
  await phone.page.getByRole('button', { name: `Undo: ${job.title}`, exact: true }).click();
  await expect(card(phone.page, job.title)).toBeVisible();
  await expect(phone.page.getByRole('button', { name: `Undo: ${job.title}`, exact: true })).toBeHidden();
}

export async function setStage(story: Story, { job: at, stage, killed }: Asked<'stage'>): Promise<void> {
  const { phone, expected } = story;
  const job = savedOf(story, at);
  if (!job) return;
  const before = expected.saved.get(job.id);
  await phone.open('/savedJobs');
  const name = stageNames[stage] ?? stage;
  await (await findCard(phone.page, job.title)).getByRole('button', { name: `More: ${job.title}` }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  if (killed) return loseIn(story, killed, { saved: { id: job.id, outcomes: [before, stage] } });
  await expect(phone.page.getByText(`${job.title} moved to ${name}`, { exact: true })).toBeVisible();
  expected.saved.set(job.id, stage);
}

/** Writes or resumes the application of a saved job, with a new text each time. */
export async function write(story: Story, { job: at, killed }: Asked<'write'>): Promise<void> {
  const { phone, expected, events } = story;
  const job = savedOf(story, at);
  if (!job) return;
  await phone.open('/savedJobs');
  await (await findCard(phone.page, job.title)).getByRole('button', { name: `More: ${job.title}` }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
  await phone.page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Write|Continue).* letter$/ })
    .click();
  const dialog = phone.page.getByRole('dialog', { name: 'Application letter' });
  const before = expected.letters.get(job.id);
  if (before !== undefined) await expect(dialog.getByLabel('Letter')).toHaveValue(before);
  const text = `${before ?? 'Dear team,'}\n${events.length}`;
  await dialog.getByLabel('Letter').fill(text);
  if (killed) return loseIn(story, killed, { letter: { id: job.id, outcomes: [before, text] } });
  await expect(dialog.getByText('Saved on this device as you type')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expected.letters.set(job.id, text);
}
