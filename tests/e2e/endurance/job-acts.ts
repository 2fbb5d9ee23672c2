import { expect, type Locator, type Page } from '@playwright/test';
import type { Death, Event } from './events.ts';
import { readSavedRecords } from '../../support/device-store.ts';
import { expectStored, jobAt, savedAt, type Story, type StoryJob, type Unsure } from './story.ts';

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
async function loseIn(story: Story, how: Death, unsure: Unsure): Promise<void> {
  story.unsure = unsure;
  await story.phone.lose(how);
}

async function isThere(locator: Locator): Promise<boolean> {
  return locator.waitFor({ timeout: SHORT_WAIT_MS }).then(
    () => true,
    () => false,
  );
}

/** The bookmark of a job; null where the page cannot show it offline. */
async function findBookmark(story: Story, { id, title }: StoryJob, from: string): Promise<Locator | null> {
  const { phone } = story;
  const isWeak = phone.isOff || phone.isCut;
  if (from === 'details' && isWeak && !story.saved.has(title)) return null;
  await phone.open(from === 'list' ? '/jobPage' : `/jobDetailsPage?id=${id}`);
  const name = `Save for offline reading: ${title}`;
  const bookmark = phone.page.getByRole('button', { name, exact: true }).first();
  if (from === 'list' && isWeak && !(await isThere(bookmark))) return null;
  await expect(bookmark).toBeVisible();
  return bookmark;
}

/** One that is saved already is shown so. */
async function save(story: Story, { job: at, from, killed }: Asked<'save'>): Promise<void> {
  const job = jobAt(story.jobs, at);
  const bookmark = await findBookmark(story, job, from);
  if (!bookmark) return;
  const isSaved = story.saved.has(job.title);
  if (!isSaved) await bookmark.click();
  if (!isSaved && killed) {
    return loseIn(story, killed, { saved: { title: job.title, outcomes: [undefined, 'saved'] } });
  }
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  if (isSaved) return;
  // A mark shows at once what is stored a moment later.
  await expect
    .poll(() => readSavedRecords(story.phone.page))
    .toContainEqual(expect.objectContaining({ title: job.title }));
  story.saved.set(job.title, 'saved');
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

async function unsave(story: Story, { job: at, from, killed }: Asked<'unsave'>): Promise<void> {
  const job = savedAt(story, at);
  if (!job) return;
  const stage = story.saved.get(job.title);
  const untilDone =
    from === 'saved' ? await removeFromList(story, job) : await removeElsewhere(story, job, from);
  if (!untilDone) return;
  if (killed) return loseIn(story, killed, { saved: { title: job.title, outcomes: [undefined, stage] } });
  await untilDone();
  story.saved.delete(job.title);
}

async function undo(story: Story, { job: at }: Asked<'undo'>): Promise<void> {
  const { phone } = story;
  const job = savedAt(story, at);
  if (!job) return;
  await removeFromList(story, job);
  await phone.page.getByRole('button', { name: `Undo: ${job.title}`, exact: true }).click();
  await expect(card(phone.page, job.title)).toBeVisible();
  await expect(phone.page.getByRole('button', { name: `Undo: ${job.title}`, exact: true })).toBeHidden();
}

async function setStage(story: Story, { job: at, stage, killed }: Asked<'stage'>): Promise<void> {
  const { phone } = story;
  const job = savedAt(story, at);
  if (!job) return;
  const before = story.saved.get(job.title);
  await phone.open('/savedJobs');
  const name = stageNames[stage] ?? stage;
  await (await findCard(phone.page, job.title)).getByRole('button', { name: `More: ${job.title}` }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  if (killed) return loseIn(story, killed, { saved: { title: job.title, outcomes: [before, stage] } });
  await expect(phone.page.getByText(`${job.title} moved to ${name}`, { exact: true })).toBeVisible();
  story.saved.set(job.title, stage);
}

/** Writes or resumes the application of a saved job, with a new text each time. */
async function write(story: Story, { job: at, killed }: Asked<'write'>): Promise<void> {
  const { phone, events } = story;
  const job = savedAt(story, at);
  if (!job) return;
  await phone.open('/savedJobs');
  await (await findCard(phone.page, job.title)).getByRole('button', { name: `More: ${job.title}` }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
  await phone.page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Write|Continue).* letter$/ })
    .click();
  const dialog = phone.page.getByRole('dialog', { name: 'Application letter' });
  const before = story.letters.get(job.title);
  if (before !== undefined) await expect(dialog.getByLabel('Letter')).toHaveValue(before);
  const text = `${before ?? 'Dear team,'}\n${events.length}`;
  await dialog.getByLabel('Letter').fill(text);
  if (killed) return loseIn(story, killed, { letter: { title: job.title, outcomes: [before, text] } });
  await expect(dialog.getByText('Saved on this device as you type')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  story.letters.set(job.title, text);
}

/** Events of the phone itself; false for the user's actions. */
async function happen({ phone }: Story, event: Event): Promise<boolean> {
  if (event.kind === 'off') await phone.goOffline(event);
  else if (event.kind === 'on') await phone.goOnline();
  else if (event.kind === 'cut') phone.cut(event.afterBytes);
  else if (event.kind === 'kill') await phone.lose(event.how);
  else if (event.kind === 'evict') await phone.evict(event.what);
  else if (event.kind === 'update') await phone.update(event.answer);
  else return false;
  return true;
}

async function act(story: Story, event: Event): Promise<void> {
  if (event.kind === 'save') return save(story, event);
  if (event.kind === 'unsave') return unsave(story, event);
  if (event.kind === 'undo') return undo(story, event);
  if (event.kind === 'stage') return setStage(story, event);
  if (event.kind === 'write') return write(story, event);
}

/** One more event; actions that need a network and the app are skipped without them. */
export async function runEvent(story: Story, event: Event): Promise<void> {
  const { phone, events } = story;
  events.push(event);
  if (!(await happen(story, event)) && phone.canOpen) await act(story, event);
  if (phone.isOpen) await expectStored(story);
}
