import { expect, type Locator, type Page } from '@playwright/test';
import { toJobPath } from '#contract/http/paths.ts';
import { deviceStorageKeys, stores } from '#contract/device/stores.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { DAY_MS } from '#contract/limits.ts';
import { openStarted, untilStarted } from '../support/open-started.ts';
import { changeRecords, readSavedRecords } from '../support/device-store.ts';
import type { Fixture } from './fixture.ts';

/** What scenes do before their picture is taken. */

export const aJob = ({ jobs }: Fixture): string => toJobPath(jobs.bangla);

export const firstJob = (page: Page) => page.getByRole('main').getByRole('article').first();

export async function openFirstJob(page: Page): Promise<void> {
  const address = await firstJob(page).getByRole('link').first().getAttribute('href');
  await page.goto(address ?? '');
}

/** The first job beside its list, where the window has room for both. */
export async function chooseFirstJob(page: Page): Promise<void> {
  const href = await firstJob(page).getByRole('link').first().getAttribute('href');
  const address = new URL(page.url());
  address.searchParams.set('job', new URL(href ?? '', address).searchParams.get('id') ?? '');
  await openStarted(page, address.pathname + address.search);
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  const pressed = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  await pressed.filter({ visible: true }).first().click();
}

/** Presses what a list offers for its first row. */
export const pressInMain = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true }).first().click();

/** Presses what opens a dialog. */
export async function openDialog(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name);
  await page.getByRole('dialog').first().waitFor();
}

/** Until its code is there, the link leads to a mail program. */
export async function openReport(page: Page): Promise<void> {
  await expect(async () => {
    await press(page, 'Report this job');
    await page.getByRole('dialog').first().waitFor({ timeout: 2000 });
  }).toPass();
}

/** The worker has stored the page and what it shows. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.reload();
}

/** Saves five jobs, one of which is sent. */
export async function trackJobs(page: Page): Promise<void> {
  await saveJobs(page);
  await page.goto('/savedJobs');
  await page.getByRole('button', { name: 'Mark as sent' }).first().click();
}

const daysAgo = (stage: string, days: number) => ({ stage, stageAt: Date.now() - days * DAY_MS });

/** Saves five jobs, which then are at these stages. */
export async function trackStages(page: Page): Promise<void> {
  await saveJobs(page);
  // Before the page could write what it still has in hand.
  await page.goto('about:blank');
  await page.goto('/robots.txt');
  const fields = [
    daysAgo('saved', 1),
    daysAgo('sent', 3),
    daysAgo('sent', 9),
    daysAgo('interview', 1),
    daysAgo('offer', 1),
  ];
  await changeRecords(page, stores.savedJobs, { fields });
  await page.goto('/savedJobs?tab=sent');
  await page.getByText('Sent 9 days ago', { exact: true }).first().waitFor();
}

/** Presses them, until all is stored: a mark shows at once what is stored a moment later. */
async function saveAll(page: Page, bookmarks: readonly Locator[]): Promise<void> {
  for (const bookmark of bookmarks) await bookmark.click();
  await expect.poll(() => readSavedRecords(page)).toHaveLength(bookmarks.length);
}

async function saveJobs(page: Page): Promise<void> {
  const bookmarks = page.getByRole('main').getByRole('button', { name: /^Save for offline reading: / });
  await bookmarks.first().waitFor();
  await saveAll(page, (await bookmarks.all()).slice(0, 5));
}

/** On the start page a day later: it has been seen before, a job was opened, others that close soon are saved. */
export async function comeBack(page: Page): Promise<void> {
  const bookmarks = firstJob(page).locator('xpath=ancestor::ul').getByRole('button');
  await saveAll(page, await bookmarks.all());
  await openFirstJob(page);
  await untilStarted(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(
    ([look, near, at]) => {
      localStorage.setItem(look ?? '', at ?? '');
      localStorage.setItem(near ?? '', 'gazipur');
    },
    [deviceStorageKeys.lastLook, ownStorageKeys.near, String(Date.now() - DAY_MS)],
  );
  await openStarted(page, '/');
  // Its code loads with the first input, or once the page has settled.
  await page.mouse.wheel(0, 1);
  await page.getByRole('link', { name: 'Continue:' }).waitFor();
}
