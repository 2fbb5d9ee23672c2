import type { Page, Route } from '@playwright/test';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { goOffline } from '../support/open-started.ts';
import { expect, test, withholdChunk } from './app.ts';
import {
  addOwnCompany,
  addOwnJob,
  listOwnCompanies,
  listOwnTitles,
  openAsEmployer,
  type Employer,
} from './employer.ts';

/** The jobs in the list, also while an alert hides the page from those who do not see it. */
const titles = (page: Page) => page.locator('table[aria-label="Posted Jobs List"] tbody th');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const deletes = '**/api/v1/{jobs,companies}/*';
/** Reports it after the server's answer; the list shows it before. */
const broughtBack = (page: Page, name: string) =>
  page.locator('[aria-live=polite]', { hasText: `Restored: ${name}` });

/** Three jobs; the list shows the newest first. */
async function addThreeJobs(employer: Employer): Promise<void> {
  const company = await addOwnCompany(employer);
  for (const title of ['Tailor', 'Guard', 'Cook']) await addOwnJob(employer, company, { title });
}

/** Holds the deletes back until they are let go. */
async function holdDeletes(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(deletes, (route) =>
    route.request().method() === 'DELETE' ? void held.push(route) : route.fallback(),
  );
  return held;
}

test('a job is gone at once; the alert offers Undo, which puts it back in its place', async ({
  page,
  app,
}) => {
  const employer = await openAsEmployer({ page, app }, '/userJobs', addThreeJobs);
  await expect(titles(page)).toHaveText([/Cook/, /Guard/, /Tailor/]);
  const held = await holdDeletes(page);
  await press(page, 'Delete: Guard');
  await expect(titles(page)).toHaveText([/Cook/, /Tailor/]);
  await expect(page.getByRole('button', { name: 'View: Tailor' })).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  const alert = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(alert).toContainText('Job has been deleted successfully.');
  await expect(alert.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  expect(await listOwnTitles(employer)).toEqual(['Cook', 'Tailor']);
  await alert.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText([/Cook/, /Guard/, /Tailor/]);
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: 'View: Guard' })).toBeFocused();
  await expect(broughtBack(page, 'Guard')).toBeAttached();
  expect(await listOwnTitles(employer)).toEqual(['Cook', 'Guard', 'Tailor']);
});

test('by keyboard alone: Escape closes the alert and the focus stays in the list', async ({ page, app }) => {
  const employer = await openAsEmployer({ page, app }, '/userJobs', addThreeJobs);
  await page.getByRole('button', { name: 'Delete: Tailor' }).press('Enter');
  const alert = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(alert.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(alert.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(alert.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: 'View: Guard' })).toBeFocused();
  expect(await listOwnTitles(employer)).toEqual(['Cook', 'Guard']);
  for (const name of ['Guard', 'Cook']) {
    await page.getByRole('button', { name: `Delete: ${name}` }).press('Enter');
    await expect(alert.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
  }
  await expect(page.getByText('No jobs available.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '02.Posted Jobs List' })).toBeFocused();
});

test('going back closes the alert with the page it is about', async ({ page, app }) => {
  const employer = await openAsEmployer({ page, app }, '/userInfo', addThreeJobs);
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await press(page, 'Delete: Guard');
  const alert = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(alert).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/userInfo');
  await expect(alert).toBeHidden();
  expect(await listOwnTitles(employer)).toEqual(['Cook', 'Tailor']);
});

test('a refusal brings the job back and says why', async ({ page, app }) => {
  await openAsEmployer({ page, app }, '/userJobs', addThreeJobs);
  await page.route(deletes, (route) => route.fulfill({ json: { success: false, message: 'It is in use.' } }));
  await press(page, 'Delete: Guard');
  const alert = page.getByRole('dialog', { name: 'Error!' });
  await expect(alert).toContainText('Failed to delete the job. It is in use.');
  await expect(titles(page)).toHaveText([/Cook/, /Guard/, /Tailor/]);
  await expect(alert.getByRole('button')).toHaveText(['OK']);
  await press(page, 'OK');
  await expect(page.getByRole('button', { name: 'View: Guard' })).toBeFocused();
});

test('without an answer the job returns, and a repeat is known as one', async ({ page, app, complaints }) => {
  complaints.allow(failedRequests);
  await openAsEmployer({ page, app }, '/userJobs', addThreeJobs);
  const keys: (string | undefined)[] = [];
  await page.route(
    deletes,
    async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server deletes; its answer is lost on the way.
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  // The refetch of the list gets no answer: the row stays, and its delete can be repeated.
  await page.route('**/api/v1/jobs?createdBy=*', () => undefined);
  await press(page, 'Delete: Guard');
  const alert = page.getByRole('dialog', { name: 'Error!' });
  await expect(alert).toContainText('Something went wrong while deleting the job.');
  await press(page, 'OK');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete the job: ' })).toBeVisible();
  await expect(titles(page)).toHaveText([/Cook/, /Guard/, /Tailor/]);
  const repeated = page.waitForRequest((request) => request.method() === 'DELETE');
  await press(page, 'Delete: Guard');
  await expect(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
  keys.push((await repeated).headers()['idempotency-key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('offline nothing is tried and nothing is lost', async ({ page, context, app, complaints }) => {
  complaints.allow(failedRequests);
  const employer = await openAsEmployer({ page, app }, '/userJobs', addThreeJobs);
  await expect(titles(page)).toHaveCount(3);
  await goOffline(page);
  await expect(page.getByText('You are offline').first()).toBeVisible();
  await press(page, 'Delete: Guard');
  // Without a worker the window of the dialogs may not be on the device yet.
  const name = 'You are offline';
  const alert = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  await expect(alert).toContainText('“Guard” was not changed.');
  await press(page, 'OK');
  await expect(titles(page)).toHaveCount(3);
  await context.setOffline(false);
  expect(await listOwnTitles(employer)).toHaveLength(3);
});

test('two deletes under way get an alert each, one after the other', async ({ page, app }) => {
  await openAsEmployer({ page, app }, '/userJobs', addThreeJobs);
  const held = await holdDeletes(page);
  await press(page, 'Delete: Guard');
  await press(page, 'Delete: Cook');
  await expect(titles(page)).toHaveText([/Tailor/]);
  await expect.poll(() => held.length).toBe(2);
  for (const route of held) await route.continue();
  const alert = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(alert).toHaveCount(1);
  await press(page, 'Undo');
  await expect(titles(page)).toHaveCount(2);
  await expect(alert).toHaveCount(1);
  await press(page, 'Undo');
  await expect(titles(page)).toHaveText([/Cook/, /Guard/, /Tailor/]);
});

test('a company takes its jobs along, and brings them back', async ({ page, app }) => {
  const employer = await openAsEmployer({ page, app }, '/userProfile', async (someone) => {
    await addThreeJobs(someone);
    await addOwnCompany(someone, 'Meghna Foods');
  });
  await expect(titles(page)).toHaveCount(3);
  await press(page, 'Delete: Padma Textiles');
  const alert = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(alert).toContainText('Company has been deleted successfully.');
  await press(page, 'Undo');
  await expect(page.getByRole('rowheader').getByText('Padma Textiles')).toBeFocused();
  await expect(broughtBack(page, 'Padma Textiles')).toBeAttached();
  await expect(titles(page)).toHaveCount(3);
  await press(page, 'Delete: Padma Textiles');
  await press(page, 'OK');
  await expect(page.getByText('No jobs available.')).toBeVisible();
  expect(await listOwnCompanies(employer)).toEqual(['Meghna Foods']);
});

test('a company that cannot be deleted stays', async ({ page, app, complaints }) => {
  complaints.allow(answeredWith(500));
  await openAsEmployer({ page, app }, '/companiesList', (employer) => addOwnCompany(employer));
  await page.route(deletes, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Oops' } }),
  );
  await press(page, 'Delete: Padma Textiles');
  await expect(page.getByRole('dialog', { name: 'Failed to delete the company' })).toContainText('Oops');
  await press(page, 'OK');
  await expect(page.getByRole('rowheader').getByText('Padma Textiles')).toBeFocused();
});

test('an Undo that fails can be tried again', async ({ page, app, complaints }) => {
  complaints.allow(answeredWith(503));
  const employer = await openAsEmployer({ page, app }, '/userJobs', addThreeJobs);
  await page.route(
    '**/restore',
    (route) => route.fulfill({ status: 503, json: { success: false, message: 'Busy.' } }),
    {
      times: 1,
    },
  );
  await press(page, 'Delete: Guard');
  await press(page, 'Undo');
  await expect(page.getByRole('dialog')).toContainText('The job could not be restored. Busy.');
  await expect(titles(page)).toHaveCount(2);
  await press(page, 'Try again');
  await expect(titles(page)).toHaveText([/Cook/, /Guard/, /Tailor/]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(broughtBack(page, 'Guard')).toBeAttached();
  expect(await listOwnTitles(employer)).toEqual(['Cook', 'Guard', 'Tailor']);
});

test('where the window of the dialogs does not load, a plain one does its work', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await withholdChunk(page, 'dialog-window');
  await openAsEmployer({ page, app }, '/userJobs', addThreeJobs);
  await press(page, 'Delete: Guard');
  const alert = page.getByRole('alertdialog', { name: 'Deleted!' });
  await expect(alert.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  await alert.getByRole('button', { name: 'Undo' }).click();
  await expect(alert).toBeHidden();
  await expect(titles(page)).toHaveText([/Cook/, /Guard/, /Tailor/]);
  await press(page, 'Delete: Cook');
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(titles(page)).toHaveText([/Guard/, /Tailor/]);
});
