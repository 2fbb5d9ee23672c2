import type { Page } from '@playwright/test';
import { failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { countLine, jobTitles, openFilters, readTotal, searchBox } from './app.ts';
import { expect, openWithWorker, test } from './fixtures.ts';

const details = /\/api\/v1\/(jobs|companies)\/\w/;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save these jobs for offline' });
const storedLine = (page: Page) =>
  page.getByText(/^Offline: searched \d+ jobs on this device \(\d+:\d\d [AP]M\)$/);

/** "about 128 kB" of the choice that is made, in bytes. */
async function readStatedSize(page: Page): Promise<number> {
  const text = await dialog(page)
    .getByText(/^about/)
    .first()
    .innerText();
  return Number(/([\d.]+)\s*kB/.exec(text)?.[1]) * 1000;
}

test('@phone a search is saved for offline use, cut and continued; offline it is filtered, searched and opened', async ({
  page,
  network,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await page.addInitScript(() => localStorage.setItem('IsSignin', 'true'));
  await openWithWorker(page, '/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  const total = await readTotal(page);
  const openOffline = page.getByRole('article').filter({ hasText: 'Available offline' });
  await expect(openOffline).toHaveCount(0);

  await page.getByRole('button', { name: 'Save offline' }).click();
  await expect(dialog(page).getByRole('radio', { name: /^The next 50 jobs/ })).toBeChecked();
  await expect(dialog(page).getByRole('radio', { name: new RegExp(`^All ${total} jobs`) })).toBeVisible();
  const stated = await readStatedSize(page);
  expect(network.requests.filter((path) => details.test(path))).toEqual([]);

  // The line gives out half-way.
  const letGo = network.stall(details, stated / 4);
  await dialog(page).getByRole('button', { name: 'Download 50 jobs' }).click();
  await expect(dialog(page).getByText(/^[1-9]\d* of 50 jobs$/)).toBeVisible();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  network.goOffline();
  await expect(dialog(page).getByText(/^The connection was lost\. \d+ of 50 jobs are saved/)).toBeVisible();
  letGo();
  network.goOnline();
  await dialog(page).getByRole('button', { name: 'Continue: All jobs' }).click();
  // Dozens of answers, each stored before the next request.
  await expect(dialog(page).getByText('All jobs: 50 jobs on this device.')).toBeVisible({ timeout: 60_000 });
  const fetched = network.requests.filter((path) => details.test(path));
  // Three jobs, each with its company, were under way when the network went: nothing else is asked for again.
  const askedAgain = new Set(fetched.filter((path, index) => fetched.indexOf(path) < index));
  expect(askedAgain.size).toBeLessThanOrEqual(6);
  const bytes = network.countBytes(details);
  expect(bytes).toBeLessThan(stated);
  expect(bytes).toBeGreaterThan(stated / 4);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(openOffline).toHaveCount(10);

  network.goOffline();
  const filters = await openFilters(page);
  await filters.getByLabel('on-site').check();
  await filters.getByRole('button', { name: 'Close' }).click();
  await expect(storedLine(page)).toBeVisible();
  await expect.poll(() => readTotal(page)).toBeLessThan(50);
  const onSite = await readTotal(page);
  await searchBox(page).fill('enginer');
  await expect.poll(() => readTotal(page)).toBeLessThan(onSite);
  await expect(jobTitles(page).first()).toContainText('Engineer');
  const title = await jobTitles(page).first().innerText();
  await jobTitles(page).first().click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  await page.goBack();
  await expect(storedLine(page)).toBeVisible();

  const reading = page.getByRole('link', { name: title, exact: true });
  await reading.focus();
  network.goOnline();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(storedLine(page)).toBeHidden();
  await expect(countLine(page)).toBeVisible();
  await expect(reading).toBeFocused();
  await expect(reading).toBeInViewport();
  await expect(page).toHaveURL(/search=enginer&jobType=on-site$/);

  await page.evaluate(() => localStorage.setItem('kaj:data-saver', 'on'));
  await openStarted(page, '/jobPage');
  await page.getByRole('button', { name: 'Save offline' }).click();
  await expect(dialog(page).getByText('Data saver is on, so jobs are not downloaded.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^Download \d/ })).toHaveCount(0);
  await expect(dialog(page).getByText(/^50 jobs, as of/)).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Storage and data' }).click();
  await expect(page).toHaveURL(/\/storagePage$/);
});
