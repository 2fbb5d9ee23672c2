import { stores } from '#contract/device/stores.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { changeRecords } from '../support/device-store.ts';
import { failedRequests } from '../support/complaints.ts';
import { createGate } from '../support/gate.ts';
import { openStarted } from '../support/open-started.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, test } from './app.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
});

test('the storage page shows what is stored, clears the copies alone, and removes what was saved in one go', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(failedRequests);
  // Nothing is counted, so the events below stay as they are.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  await openStarted(page, '/jobPage');
  await untilControlled(page);
  await page
    .getByRole('button', { name: /^Save for offline reading/ })
    .first()
    .click();
  await expect(page.getByText('Available offline')).toBeVisible();
  await openStarted(page, '/cvBuilder');
  await page.getByRole('button', { name: 'New CV in English' }).click();
  await page.getByLabel('Full name').fill('Rina Das');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const sent = { version: 1, job: 'a', key: 'a-key', kind: 'view', day: '2026-11-30', isSent: true };
  await changeRecords(page, stores.figures, { records: { sent, unsent: { ...sent, isSent: false } } });
  await changeRecords(page, stores.alerts, { records: { alert: { version: 1, createdAt: Date.now() } } });
  await openStarted(page, '/storagePage');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const unfold = async () => {
    for (const fold of await page.getByText('Details', { exact: true }).all()) await fold.click();
  };
  const bar = page.getByRole('region', { name: 'Storage used' });
  await expect(bar.getByRole('listitem').filter({ hasText: 'Saved by you' })).toContainText(/\d+ kB/i);
  await expect(row('Saved jobs')).toBeHidden();
  await unfold();
  await expect(row('Saved jobs')).toContainText(/1 job · \d+ kB · oldest: just now/i);
  await expect(row('CVs you made')).toContainText(/1 CV · .*oldest: just now/i);
  await expect(row('Job views and shares')).toContainText(/1 not sent yet · \d+ B/i);
  await expect(row('Job alerts')).toContainText(/1 alert · .*oldest: just now/i);
  await expect(row('Lists and jobs you opened')).toContainText(/kB/);
  await expect(row('The app itself')).toContainText(/\d+ kB|MB/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: 'Clear temporary copies' }).click();
  await expect(page.getByText(/^Cleared: /)).toBeVisible();
  await expect(row('Logos and pictures')).toContainText('Nothing');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /first/.test(key)))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/savedJobs');
  await expect(page.getByRole('tab', { name: '1 Saved' })).toBeVisible();
  await page.goto('/storagePage');
  await expect(bar).toBeVisible();
  await unfold();
  await expect(row('Saved jobs')).toContainText('1 job');
  await page.getByRole('button', { name: 'Remove everything I saved' }).click();
  await expect(
    page.getByText(
      /Saved jobs \(1 job\), CVs you made \(1 CV\), Job views and shares \(1 not sent yet\)\. This cannot be undone/,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Removed from this device.')).toBeVisible();
  for (const name of ['Saved jobs', 'CVs you made', 'Job views and shares'])
    await expect(row(name)).toContainText('Nothing');
  await expect(row('Job alerts')).toContainText('1 alert');
  await page.goto('/cvBuilder');
  await expect(page.getByText('No CV yet')).toBeVisible();
});

test('under the data saver there are as many places as cards will come', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'on'), ownStorageKeys.dataSaver);
  const gate = createGate();
  await page.route(/api\/v1\/jobs\?/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openStarted(page, '/jobPage?page=2');
  await expect(page.locator('[aria-busy=true] .surface[aria-hidden=true]')).toHaveCount(5);
  gate.open();
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('the data saver shows five jobs a page, fetches no logo or cover and nothing ahead, pages from the server included', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(`${request.resourceType()} ${request.url()}`));
  // The browser shows images in its memory cache without a request.
  await page.route('**/files/logos/**', (route) => route.abort());
  await openStarted(page, '/jobPage');
  await expect(page.getByText(/^Showing 1-10 of/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Storage and data' }).click();
  await page.getByText('On', { exact: true }).click();
  asked.length = 0;
  for (const reopen of [() => page.goto('/jobPage'), () => page.reload()]) {
    await reopen();
    await expect(page.getByText(/^Showing 1-5 of/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.locator('html[data-started]')).toBeAttached();
    await expect(page.getByText(/^Showing 1-5 of/)).toBeVisible();
    await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  }
  await page.getByRole('article').first().getByRole('link').first().hover();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^Showing 6-10 of/)).toBeVisible();
  await page.unroute('**/files/logos/**');
  await openStarted(page, '/cvPage');
  const cover = page.getByRole('button', { name: /^Show the first page: / }).first();
  await expect(cover).toBeVisible();
  const fetched = asked.filter((line) =>
    /^image .*\/files\/|api\/v1\/(jobs\/|companies\/)|perPage=10/.test(line),
  );
  expect(fetched).toEqual([]);
  await cover.click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Preview: / })).toBeFocused();
  await expect.poll(() => asked.filter((line) => /^image .*\/files\//.test(line))).toHaveLength(1);
  // An image that fails to load leaves empty space, not a broken-image icon.
  await context.setOffline(true);
  await cover.click();
  await expect(cover).toHaveAccessibleName(/Fresher$/);
  await expect(page.getByRole('main').locator('img')).toHaveCount(1);
});
