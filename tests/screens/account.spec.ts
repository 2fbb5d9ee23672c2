import { failedRequests } from '../support/complaints.ts';
import { openStarted, untilStarted } from '../support/open-started.ts';
import { createAccount, expect, signIn, test } from './app.ts';
import { openAsEmployer } from './employer.ts';

test('signing in and out in one tab signs in and out the other', async ({ page, context, app }) => {
  const account = await createAccount(app);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStarted(page, '/aboutUs');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await openStarted(other, '/signInPage');
  await signIn(other, account);
  await expect(page).toHaveURL('/aboutUs');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the settings fit a small phone, with forms open', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsEmployer({ page, app }, '/accountSettings', async () => undefined);
  for (const name of ['Change details', 'Change password', 'Choose emails', 'Delete my account…'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

test('"Sign in" pressed before the app is there leads back as well', async ({ page, app, complaints }) => {
  complaints.allow(failedRequests);
  const account = await createAccount(app);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/jobPage');
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signInPage');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await untilStarted(page);
  await expect(page.getByText('Continue to the job list')).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL('/jobPage');
});
