import { startApp } from '../support/app-process.ts';
import { startOtherMaker, type OtherMaker } from '../support/other-maker.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { openStarted } from '../support/open-started.ts';
import { countLine, jobTitles, signIn } from './app.ts';
import { expect, test as base } from './fixtures.ts';

/** Our client with another vendor's server. */
const test = base.extend<{ maker: OtherMaker }>({
  maker: async ({ browserName: _any }, use) => {
    const maker = await startOtherMaker();
    await use(maker);
    await maker.close();
  },
  baseURL: async ({ maker }, use) => {
    const client = await startApp({ env: { API_HOST: maker.origin } });
    await use(client.origin);
    await client.stop();
  },
});

const specified =
  /^(GET|POST|PUT|DELETE) \/(jobs|job-categories|companies|resume-templates|auth\/(login|register|profile))(\/\d+)?$/;

test('@desktop rows in other forms are listed with their names, page by page, and read', async ({ page }) => {
  await openStarted(page, '/jobDetailsPage?id=4');
  await expect(page.getByRole('heading', { name: 'Nurse 4' })).toBeVisible();
  await expect(page.getByText('By Padma Care in Dhaka, Bangladesh')).toBeVisible();
  await expect(page.getByText('padma-care.example', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByText('Health & Care', { exact: true }).first()).toBeVisible();

  await openStarted(page, '/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  await expect(countLine(page)).toHaveText('Showing 1-10 of about 20 Results');
  await expect(page.getByRole('article').first()).toContainText('Health & Care');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(jobTitles(page)).toHaveText(['Nurse 11', 'Nurse 12']);
  await expect(countLine(page)).toHaveText('Showing 11-12 of 12 Results');

  await openStarted(page, '/');
  await expect(page.getByRole('region', { name: 'Featured Jobs' }).getByRole('article')).toHaveCount(6);
});

test('@desktop an owner deletes and signs out by the specified calls alone', async ({ page, maker }) => {
  await openStarted(page, '/signInPage');
  await signIn(page, { email: 'rina@example.com', password: 'short' });
  await page.waitForURL('**/');
  await openStarted(page, '/userProfile');
  await expect(page.getByRole('table', { name: 'Posted Jobs List' })).toContainText('Padma Care');
  const companies = page.getByRole('table', { name: 'Your Companies' });
  await companies.getByRole('button', { name: /^More/ }).click();
  await companies.getByRole('button', { name: /^Delete/ }).click();
  const alert = page.getByRole('dialog').filter({ hasText: 'Deleted!' });
  await expect(alert).toContainText('Company has been deleted successfully.');
  await expect(alert).not.toContainText('Its jobs');
  await expect(alert.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(companies).toBeHidden();
  await expect(page.getByText('No companies yet')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/signInPage');
  // The page pings each time it gets the focus.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect.poll(() => maker.requests.at(-1)).toBe('GET /job-categories');
  expect(maker.requests.filter((asked) => !specified.test(asked))).toEqual([]);
});

test('@desktop a list of which no row can be read is a failure, an empty one is empty', async ({
  page,
  maker,
}) => {
  maker.sendJobsAs(() => ({ id: 1, name: 'A row of another contract' }));
  await openStarted(page, '/jobPage');
  await expect(page.getByText('Failed to fetch jobs')).toBeVisible();
  await expect(page.getByText('No Results')).toBeHidden();
  await openStarted(page, '/');
  await expect(page.getByText('Could not load the jobs').first()).toBeVisible();
});

test('@desktop pages of open jobs work as far as the server does, and are not linked beyond', async ({
  page,
  maker,
}) => {
  await openStarted(page, '/');
  await expect(page.getByRole('region', { name: 'Featured Jobs' }).getByRole('article')).toHaveCount(6);
  await expect(page.locator('a[href^="/jobs/city/"], a[href^="/companies/"]')).toHaveCount(0);
  // Its jobs have ids for categories; the device knows their names.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), ownStorageKeys.queryCache))
    .toContain('Health & Care');
  await openStarted(page, '/jobDetailsPage?id=4');
  await expect(page.getByRole('link', { name: 'Health & Care jobs' })).toBeVisible();
  await expect(page.locator('a[href^="/jobs/city/"], a[href^="/companies/"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Health & Care jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health & Care jobs' })).toBeVisible();
  await expect(jobTitles(page)).toHaveCount(10);
  for (const path of ['/jobs/city/dhaka', '/companies/3']) {
    await openStarted(page, path);
    await expect(page.getByText('This page is not available here')).toBeVisible();
  }
  await openStarted(page, '/jobPage?city=dhaka');
  await expect(jobTitles(page)).toHaveCount(10);
  await expect(page.getByLabel('City', { exact: true })).toHaveCount(0);
  expect(maker.requests.filter((asked) => !specified.test(asked))).toEqual([]);
});
