import type { Page } from '@playwright/test';
import { closeFilters, createPerson, jobTitles, openFilters, register, searchBox } from './app.ts';
import { failedRequests } from '../support/complaints.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, findBarriers, openWithWorker, test } from './fixtures.ts';
import { screens } from './screens.ts';

// What is seen is not the worker's doing, and its installing would take a part of the time.
test.use({ serviceWorkers: 'block' });

test('no barriers on any screen', { tag: '@phone' }, async ({ page }) => {
  for (const [address, isThere] of Object.entries(screens)) {
    await page.goto(address);
    await isThere(page);
    expect(await findBarriers(page), address).toEqual([]);
  }
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'no barriers in what opens, loads and fails',
    { tag: '@phone' },
    async ({ page, network, complaints }) => {
      complaints.allow(failedRequests);
      await page.clock.install();
      await openWithWorker(page, '/');
      await expect(jobTitles(page)).toHaveCount(15);
      await searchBox(page).fill('engi');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await findBarriers(page), 'matches').toEqual([]);

      const release = network.hold(/\/api\/v1\/jobs\?/);
      // The app asks for the list by itself; a page of its own would come with it inside.
      await page.getByRole('link', { name: 'Explore more', exact: true }).click();
      await letTimePass(page, 'This is taking longer than usual…');
      expect(await findBarriers(page), 'loading').toEqual([]);
      release();
      await expect(jobTitles(page)).toHaveCount(10);
      await openFilters(page);
      expect(await findBarriers(page), 'filters').toEqual([]);
      await closeFilters(page);

      await page.goto(await firstJobAddress(page));
      await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Related Jobs' })).toBeVisible();
      expect(await findBarriers(page), 'details').toEqual([]);

      network.cut(/\/api\/v1\/jobs\?/, 100);
      await page.goBack();
      await searchBox(page).fill('engineer');
      await letTimePass(page, 'Failed to fetch jobs');
      expect(await findBarriers(page), 'failed').toEqual([]);
    },
  );
});

/** The address of the job at the top of the list that is open. */
async function firstJobAddress(page: Page): Promise<string> {
  return (await jobTitles(page).first().getAttribute('href')) ?? '';
}

test('no barriers beside a job on a wide window', { tag: '@desktop' }, async ({ page }) => {
  await openStarted(page, '/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  await page.goto(await firstJobAddress(page));
  await expect(page.getByRole('heading', { name: 'Related Jobs' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('the main job works by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/registerPage');
  await register(page, createPerson());
  await expect(page).toHaveURL(/\/$/);
  await tabTo(page, 'Search jobs');
  await page.keyboard.type('engineer');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { selected: true });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save for offline reading: / }).first()).toBeVisible();
  await tabTo(page, /^Save for offline reading: /);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Available offline').first()).toBeVisible();
  await tabTo(page, 'Apply Now');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Apply' });
  await expect(sheet.getByRole('link', { name: 'Open Gmail' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeFocused();
});

/** Walks on with Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .getByRole('main')
    .getByLabel(name)
    .or(page.getByRole('main').getByRole('link', { name }));
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = target.and(page.locator(':focus'));
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}
