import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Event } from './events.ts';
import { readStoredData } from './stored-data.ts';
import type { Phone } from './phone.ts';
import { digestOf, nameOf, type Story } from './story.ts';

/** A user's actions with CV templates. */

type Asked<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** The rest of a file may come over a slow network, in several attempts. */
const patience = { timeout: 60_000 };

/** True while downloads need not make progress: offline, or answers are cut. */
const isWeak = ({ isOff, isCut }: Phone): boolean => isOff || isCut;

const button = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action}: ${name}`, exact: true });

/** Begins or cancels a download. */
const findControls = (page: Page, name: string) => ({
  start: button(page, 'Download Resume', name).first(),
  cancel: button(page, 'Cancel', name).first(),
});

/** @returns false where no network lets the page show the template */
async function openTemplate({ phone, files }: Story, at: number): Promise<boolean> {
  const { start, cancel } = findControls(phone.page, nameOf(files, at).name);
  await phone.open('/cvPage');
  const shown = start.or(cancel).first();
  if (!isWeak(phone)) await expect(shown).toBeVisible();
  return shown.waitFor({ timeout: 2500 }).then(
    () => true,
    () => false,
  );
}

/** Part of the file was received, or all of it. */
async function untilMoving(page: Page, name: string): Promise<void> {
  const bar = page.locator(`[role=progressbar][aria-label="Download of ${name}"]`);
  const moving = bar.and(page.locator('[aria-valuenow]:not([aria-valuenow="0"])'));
  await expect(moving.or(button(page, 'Save again', name)).first()).toBeVisible();
}

async function press(page: Page, name: string): Promise<void> {
  const { start } = findControls(page, name);
  if (await start.isVisible()) await start.click();
}

/** Expects that a file saved by the browser has the bytes of one version. */
async function saveWhole({ phone, files, digests }: Story, at: number): Promise<void> {
  const { path, name } = nameOf(files, at);
  const [file] = await Promise.all([phone.page.waitForEvent('download', patience), press(phone.page, name)]);
  expect([...(digests.get(path) ?? [])]).toContain(digestOf(await readFile(await file.path())));
}

/** Waits until the device has the whole file; a download that has begun continues by itself. */
export async function complete(story: Story, at: number): Promise<void> {
  const { phone, expected, files } = story;
  const { path, name } = nameOf(files, at);
  if (expected.files.get(path) === 'begun') {
    await expect.poll(async () => (await readStoredData(phone.page)).files.has(path), patience).toBe(true);
  } else await saveWhole(story, at);
  await expect(button(phone.page, 'Save again', name)).toBeVisible();
  expected.files.set(path, 'whole');
}

/** Waits until a part of the file was received; then loses the tab, or does nothing. */
async function begin({ phone, files }: Story, { file, end }: Asked<'download'>): Promise<void> {
  const { name } = nameOf(files, file);
  await phone.halfway(async () => {
    await press(phone.page, name);
    if (isWeak(phone)) await expect(findControls(phone.page, name).cancel).toBeVisible();
    else await untilMoving(phone.page, name);
    if (end === 'closed' || end === 'crashed') await phone.lose(end);
  });
}

export async function download(story: Story, asked: Asked<'download'>): Promise<void> {
  const { file, end } = asked;
  const { phone, expected, files } = story;
  const { path } = nameOf(files, file);
  const state = expected.files.get(path);
  if (state === 'whole' && end !== 'finish') return;
  if (!(await openTemplate(story, file))) return;
  if (end === 'finish' && (state === 'whole' || !isWeak(phone))) return complete(story, file);
  await begin(story, asked);
  if (end === 'closed' || end === 'crashed') {
    expected.unsure = { file: { path, outcomes: ['begun', 'whole', ...(isWeak(phone) ? [state] : [])] } };
    return;
  }
  expected.files.set(path, 'begun');
  if (end === 'leave') await phone.open('/savedJobs');
}

export async function remove(
  { phone, expected, files }: Story,
  { file: at }: Asked<'remove'>,
): Promise<void> {
  const whole = files.filter(({ path }) => expected.files.get(path) === 'whole');
  const file = whole[at % whole.length];
  if (!file) return;
  await phone.open('/cvPage');
  await button(phone.page, 'Remove from this device', file.name).click();
  await expect(button(phone.page, 'Undo', `keep ${file.name}`)).toBeVisible();
  expected.files.delete(file.path);
}

/**
 * The server has another version from now on, first of all of a file that has begun to come. It begins like the one
 * before, so that a mixture would be hard to see.
 */
export function renew({ phone, expected, files, digests }: Story, { file: at }: Asked<'renew'>): void {
  const begun = files.filter(({ path }) => expected.files.get(path) === 'begun');
  const file = nameOf(begun.length > 0 ? begun : files, at);
  const { content } = file;
  file.content = new Uint8Array(content.length + 1);
  file.content.set(content.map((byte, index) => (index % 97 === 96 ? byte ^ 1 : byte)));
  digests.get(file.path)?.add(digestOf(file.content));
  phone.publish(file.path, file.content);
}
