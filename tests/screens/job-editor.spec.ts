import type { Route } from '@playwright/test';
import { postNames } from '#features/employer/jobs/job-fields.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { createAccount, expect, findBarriers, signIn, test } from './app.ts';
import { countDrafts } from './companies.ts';
import { beSignedIn, createEmployer } from './employer.ts';
import { field, kept, postButton } from './job-form.ts';

const phone = { width: 360, height: 800 };

const fail = (route: Route) => route.fulfill({ status: 500, json: { success: false, message: 'No.' } });

test('without a session it shows a message and signing in leads back', async ({ page, app }) => {
  const account = await createAccount(app);
  const logged = page.waitForEvent('console', (said) =>
    said.text().includes('User ID not found in localStorage'),
  );
  await openStarted(page, '/postJobPage');
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post a Job');
  await expect(page.getByText('Authentication Error')).toBeVisible();
  await expect(page.getByText('Authentication token is missing.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, account);
  await expect(page).toHaveURL('/postJobPage');
  await expect(page.getByText('You have no company yet.')).toBeVisible();
  await expect(field(page, 'Company').locator('option')).toHaveText(['No companies available']);
  await page.getByRole('link', { name: 'Add New Company' }).click();
  await expect(page).toHaveURL('/createCompanyPage');
});

test('an empty form names what is missing, at the fields and in one list, and goes to the first', async ({
  page,
  app,
}) => {
  await beSignedIn(page, await createEmployer(app));
  await openStarted(page, '/postJobPage');
  for (const name of ['1. Company Details', '2. Job Details']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  const names = page
    .locator('form')
    .filter({ has: postButton(page) })
    .locator('[name]');
  expect(await names.evaluateAll((fields) => fields.map((one) => one.getAttribute('name')))).toEqual(
    postNames,
  );
  await postButton(page).click();
  await expect(field(page, 'Company')).toBeFocused();
  await expect(field(page, 'Company')).toHaveAccessibleDescription('Company is required');
  await expect(page.getByText('21 fields need your attention:')).toBeVisible();
  await page.getByRole('button', { name: 'Benefits', exact: true }).click();
  await expect(field(page, 'Benefits')).toBeFocused();
  await field(page, 'Title').fill('Cook');
  await expect(page.getByText('20 fields need your attention:')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await field(page, 'Required Skills').fill(`${'long'.repeat(24)},`);
  await page.setViewportSize(phone);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test("what is typed survives a reload, is no other user's, and goes when it is discarded", async ({
  page,
  context,
  app,
}) => {
  await beSignedIn(page, await createEmployer(app));
  await openStarted(page, '/postJobPage');
  await field(page, 'Title').fill('Night cook');
  await field(page, 'Required Skills').pressSequentially('Cooking, Kni');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Night cook');
  await expect(page.getByRole('list', { name: 'Required Skills' }).getByRole('listitem')).toHaveText([
    'Cooking',
    'Kni',
  ]);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');

  const other = await context.newPage();
  await openStarted(other, '/faq');
  const stranger = await createEmployer(app);
  await other.evaluate(
    ([user, token]) => {
      localStorage.setItem('user', user);
      localStorage.setItem('token', token);
    },
    [JSON.stringify(stranger.user), stranger.token] as const,
  );
  await openStarted(other, '/postJobPage');
  await expect(field(other, 'Title')).toHaveValue('');
  await other.close();
});

test('a draft is discarded after a question', async ({ page, app }) => {
  await beSignedIn(page, await createEmployer(app));
  await openStarted(page, '/postJobPage');
  await field(page, 'Title').fill('Night cook');
  await expect.poll(() => countDrafts(page, 'Night cook')).toBe(1);
  const discard = page.getByRole('main').getByRole('button', { name: 'Discard draft' });
  await discard.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(field(page, 'Title')).toHaveValue('Night cook');
  await discard.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(field(page, 'Company')).toBeFocused();
  await expect(kept(page)).toBeHidden();
  await expect.poll(() => countDrafts(page, 'Night cook')).toBe(0);
  await page.reload();
  await expect(field(page, 'Country')).toHaveValue('Bangladesh');
  await expect(field(page, 'Title')).toHaveValue('');
});

test('skills are chips over one text: typed, pasted, taken away with the keyboard', async ({ page, app }) => {
  await beSignedIn(page, await createEmployer(app));
  await openStarted(page, '/postJobPage');
  const skills = page.getByRole('textbox', { name: 'Required Skills' });
  const chips = page.getByRole('list', { name: 'Required Skills' }).getByRole('listitem');
  await skills.pressSequentially('Cooking,Baking');
  await skills.press('Enter');
  await expect(chips).toHaveText(['Cooking', 'Baking']);
  await expect(page.getByRole('status').filter({ hasText: 'Baking added' })).toBeAttached();
  await skills.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Grilling, cooking\nServing');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(chips).toHaveText(['Cooking', 'Baking', 'Grilling', 'Serving']);
  await skills.press('Backspace');
  await expect(chips).toHaveText(['Cooking', 'Baking', 'Grilling']);
  await page.getByRole('button', { name: 'Remove Cooking' }).press('Enter');
  await expect(chips).toHaveText(['Baking', 'Grilling']);
  await expect(page.getByRole('status').filter({ hasText: 'Cooking removed' })).toBeAttached();
  await expect(skills).toBeFocused();
});

test('choices that do not come show a message, and can be asked for again; the form says that it waits offline', async ({
  page,
  context,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(500), failedRequests);
  await beSignedIn(page, await createEmployer(app));
  await page.route('**/api/v1/companies?*', fail);
  await page.route('**/api/v1/job-categories', fail);
  await openStarted(page, '/postJobPage');
  const dialog = page.getByRole('dialog', { name: 'Oops...' });
  await expect(dialog).toContainText('Failed to fetch companies. Failed to fetch categories');
  await page.unroute('**/api/v1/job-categories');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Failed to fetch companies', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(field(page, 'Category').getByRole('option', { name: 'Accountancy' })).toBeAttached();
  await expect(page.getByRole('alert').getByText('Failed to fetch categories')).toBeHidden();
  await page.unroute('**/api/v1/companies?*');
  await page
    .getByRole('alert')
    .filter({ hasText: 'companies' })
    .getByRole('button', { name: 'Retry' })
    .click();
  await expect(page.getByText('You have no company yet.')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. You can fill in the form')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline. You can fill in the form')).toBeHidden();
});
