import type { Locator, Page } from '@playwright/test';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { failedRequests, judgeComplaints, type Complaints } from '../support/complaints.ts';
import { openStarted, untilStarted } from '../support/open-started.ts';
import { expect, openControlled, test as base, untilNoticed } from './fixtures.ts';

/** A visitor without an account, offline: stored data opens, and forms show what they need. */

const test = base.extend<{ complaints: Complaints }>({
  complaints: [async ({ context }, use) => judgeComplaints(context, use), { auto: true }],
});
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const firstJob = (page: Page): Locator =>
  page.getByRole('article').getByRole('heading').getByRole('link').first();

const dock = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name });

const menu = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

/** Reads the list and its first job, while there is a network, until both are stored. @returns the job's title */
async function readJob(page: Page): Promise<string> {
  await openControlled(page, '/jobPage');
  const title = await firstJob(page).innerText();
  const address = (await firstJob(page).getAttribute('href')) ?? '';
  await openStarted(page, address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = new URLSearchParams(address.split('?')[1]).get('id');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), ownStorageKeys.queryCache))
    .toContain(`"queryKey":["public","job","${id}"]`);
  return title;
}

test('offline, list and job open without a sign-in; with the network the guard is back', async ({
  page,
  front,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const title = await readJob(page);
  await openStarted(page, '/savedJobs');
  await front.off();
  await untilNoticed(page);
  await dock(page, 'Jobs').tap();
  await expect(page).toHaveURL('/jobPage');
  await firstJob(page).tap();
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await dock(page, 'CV').tap();
  await expect(page).toHaveURL('/cvPage');
  // Posting a job is of no use without an account.
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu(page, 'Post a job').tap();
  await expect(page).toHaveURL('/signInPage');
  await front.on();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu(page, 'Jobs').tap();
  await expect(page.getByText('Continue to the job list')).toBeVisible();
});

test('before the app has started the device is asked whether there is a network', async ({
  page,
  front,
  context,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await readJob(page);
  await front.off();
  await context.setOffline(true);
  // Only the page's own links are used.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await dock(page, 'Jobs').tap();
  await expect(page).toHaveURL('/jobPage');
});

test('the sign-in page offline says what it needs and leads to what can be read', async ({
  page,
  front,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await readJob(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu(page, 'Sign in').tap();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await front.off();
  await page.reload();
  await untilStarted(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Signing in needs internet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Saved jobs' })).toHaveAttribute('href', '/savedJobs');
  await expect(main.getByRole('link', { name: 'Downloaded CVs' })).toHaveAttribute(
    'href',
    '/cvPage#downloaded',
  );
  await main.getByRole('link', { name: 'Register here' }).tap();
  await expect(main.getByText('Creating an account needs internet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeHidden();
  await main.getByRole('link', { name: /^Open the job “.*” without signing in$/ }).tap();
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await openStarted(page, '/signInPage');
  await main.getByRole('link', { name: 'Job list' }).tap();
  await expect(page).toHaveURL('/jobPage');
});

for (const { path, field } of [
  { path: '/signInPage', field: 'Email' },
  { path: '/registerPage', field: 'Email address' },
]) {
  test(`${path}: what was typed stays offline, and the form works with the network`, async ({
    page,
    front,
    complaints,
  }) => {
    complaints.allow(failedRequests);
    await openControlled(page, path);
    await untilStarted(page);
    await page.getByLabel(field, { exact: true }).fill('rina@example.com');
    await front.off();
    await untilNoticed(page);
    await expect(page.getByText(/needs internet$/)).toBeVisible();
    await expect(page.getByText('What you typed is safe here.')).toBeVisible();
    await page.getByLabel(field, { exact: true }).fill('');
    await expect(page.getByRole('button', { name: /^(Login|Sign up)$/ })).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByText(/needs internet$/)).toBeVisible();
    await front.on();
    await expect(page.getByRole('button', { name: /^(Login|Sign up)$/ })).toBeVisible();
    await expect(page.getByText(/needs internet$/)).toBeHidden();
  });
}
