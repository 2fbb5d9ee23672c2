import type { Route } from '@playwright/test';
import { postNames } from '#features/employer/jobs/job-fields.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { goOffline, openStarted } from '../support/open-started.ts';
import { createAccount, expect, findBarriers, signIn, test } from './app.ts';
import { countDrafts } from './companies.ts';
import { addOwnCompany, addOwnJob, beSignedIn, createEmployer, fact, openAsEmployer } from './employer.ts';
import { field, fillIn, kept, openStep, postButton, stepLine, steps } from './job-form.ts';

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
  await expect(page.getByText('Add your company first')).toBeVisible();
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
  const form = page.locator('form').filter({ has: steps(page) });
  const names = await form
    .locator('[name]')
    .evaluateAll((fields) => fields.map((one) => one.getAttribute('name')));
  expect([...new Set(names)]).toEqual(postNames);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(field(page, 'Company')).toBeFocused();
  await expect(field(page, 'Company')).toHaveAccessibleDescription('Company is required');
  await expect(page.getByText('7 fields need your attention')).toBeVisible();
  await openStep(page, 'Review');
  expect(await findBarriers(page)).toEqual([]);
  await postButton(page).click();
  await expect(stepLine(page, 1)).toBeVisible();
  await expect(field(page, 'Company')).toBeFocused();
  await expect(page.getByText('19 fields need your attention')).toBeVisible();
  await page.getByRole('button', { name: 'Benefits', exact: true }).click();
  await expect(stepLine(page, 3)).toBeVisible();
  await expect(field(page, 'Benefits')).toBeFocused();
  await field(page, 'Required Skills').fill(`${'long'.repeat(24)},`);
  await openStep(page, 'Job');
  await field(page, 'Title').fill('Cook');
  await expect(page.getByText('17 fields need your attention')).toBeVisible();
  await page.setViewportSize(phone);
  for (const step of ['Job', 'Pay & place', 'Description', 'Review'] as const) {
    await openStep(page, step);
    expect(await findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }
});

test('each step is a page of the browser: back loses nothing, and a draft opens where it was', async ({
  page,
  app,
}) => {
  await openAsEmployer({ page, app }, '/postJobPage', (employer) => addOwnCompany(employer));
  await fillIn(page);
  await expect(page).toHaveURL('/postJobPage?step=review');
  await page.goBack();
  await expect(stepLine(page, 3)).toBeFocused();
  await expect(field(page, 'Description')).toHaveValue('Cook and serve.');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(stepLine(page, 2)).toBeVisible();
  await expect(field(page, 'District')).toHaveValue('Gazipur');
  await page.goBack();
  await expect(page).toHaveURL('/postJobPage');
  await expect(field(page, 'Title')).toHaveValue('Line cook');
  await page.goForward();
  await expect(stepLine(page, 2)).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await openStarted(page, '/postJobPage');
  await expect(stepLine(page, 2)).toBeVisible();
  await expect(field(page, 'Max Salary')).toHaveValue('30000');
});

test('the card shows what is typed, beside the form or folded', async ({ page, app }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsEmployer({ page, app }, '/postJobPage', (employer) => addOwnCompany(employer));
  const preview = page.getByRole('complementary', { name: 'Preview of your job card' });
  await expect(preview).toContainText('Title of your job');
  await field(page, 'Title').fill('Line cook');
  await expect(preview.getByRole('heading', { name: 'Line cook' })).toBeVisible();
  await expect(preview).toContainText('Padma Textiles');
  await page.setViewportSize(phone);
  await page.getByText('Preview of your job card').click();
  await expect(page.getByRole('heading', { name: 'Line cook' })).toBeVisible();
});

test('a district belongs to its division; other towns and countries are written', async ({ page, app }) => {
  await beSignedIn(page, await createEmployer(app));
  await openStarted(page, '/postJobPage?step=pay');
  await expect(field(page, 'Country')).toHaveValue('Bangladesh');
  await expect(field(page, 'District').locator('option')).toHaveCount(66);
  await field(page, 'District').selectOption("Cox's Bazar");
  await expect(field(page, 'Division')).toHaveValue('Chattogram');
  await expect(field(page, 'District').locator('option')).toHaveCount(13);
  await field(page, 'Division').selectOption('Sylhet');
  await expect(field(page, 'District')).toHaveValue('');
  await field(page, 'District').selectOption({ label: 'Another town or upazila' });
  await field(page, 'Town or upazila').fill('Sreemangal');
  await field(page, 'Country').selectOption('India');
  await expect(field(page, 'City')).toHaveValue('Sreemangal');
  await field(page, 'State').fill('Assam');
  await field(page, 'Country').selectOption({ label: 'Another country' });
  await field(page, 'Name of the country').fill('Nepal');
  await openStep(page, 'Review');
  const review = page.getByRole('main');
  await expect(fact(review, 'Country')).toHaveText('Nepal');
  await expect(fact(review, 'City')).toHaveText('Sreemangal');
});

test('an old posting is copied without its deadline, after a question where something was typed', async ({
  page,
  app,
}) => {
  await openAsEmployer({ page, app }, '/postJobPage', async (employer) =>
    addOwnJob(employer, await addOwnCompany(employer), { title: 'Head cook' }),
  );
  const copy = async () => {
    await page.getByRole('button', { name: 'Copy an old posting' }).click();
    const list = page.getByRole('dialog', { name: 'Copy an old posting' });
    await list.getByRole('button', { name: 'Head cook' }).click();
  };
  await copy();
  await expect(field(page, 'Title')).toHaveValue('Head cook');
  await expect(page.getByText('Copied. Choose a new deadline.')).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Keeps the books.');
  await expect(field(page, 'Start Time')).toHaveValue('09:00');
  await expect(field(page, 'Application Deadline')).toHaveValue('');
  await field(page, 'Title').fill('Night cook');
  await copy();
  const question = page.getByRole('dialog').filter({ hasText: 'Replace what you typed?' });
  await question.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(field(page, 'Title')).toHaveValue('Night cook');
});

test("what is typed survives a reload, is no other user's, and goes when it is discarded", async ({
  page,
  context,
  app,
}) => {
  await beSignedIn(page, await createEmployer(app));
  await openStarted(page, '/postJobPage');
  await field(page, 'Title').fill('Night cook');
  await openStep(page, 'Description');
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
  await openStep(page, 'Description');
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
  await expect(page.getByText('Add your company first')).toBeVisible();
  await goOffline(page);
  await expect(page.getByText('You are offline. Fill in the form')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline. Fill in the form')).toBeHidden();
});
