import { answeredWith, failedRequests } from '../support/complaints.ts';
import { createGate } from '../support/gate.ts';
import { expect, findBarriers, test, withholdChunk } from './app.ts';
import { addOwnCompany, addOwnJob, fact, openAsEmployer, type Employer } from './employer.ts';

const addCook = async (employer: Employer) =>
  addOwnJob(employer, await addOwnCompany(employer), { title: 'Cook' });

test('a title opens the job to read, Edit to change it; closing gives the focus back', async ({
  page,
  app,
}) => {
  await openAsEmployer({ page, app }, '/userJobs', addCook);
  const title = page.getByRole('button', { name: 'View: Cook' });
  await title.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Job Details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(title).toBeFocused();
  const edit = page.getByRole('button', { name: 'Edit: Cook' });
  await edit.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Edit Job' });
  await modal.getByLabel('Title').fill('Head Cook');
  await modal.getByRole('button', { name: 'Save Changes' }).click();
  const alert = page.getByRole('dialog', { name: 'Success!' });
  await expect(alert).toContainText('Job has been updated successfully.');
  await expect(alert.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit: Head Cook' })).toBeFocused();
});

test('an alert over a window can be read and closed, and the window stays', async ({ page, app }) => {
  await openAsEmployer({ page, app }, '/userJobs', addCook);
  await page.getByRole('button', { name: 'Edit: Cook' }).click();
  const modal = page.getByRole('dialog', { name: 'Edit Job' });
  await modal.getByLabel('Category').selectOption('');
  await modal.getByRole('button', { name: 'Save Changes' }).click();
  const text = page.getByText('Please select both company and category.').last();
  await expect(text).toBeVisible();
  const ok = page.getByRole('button', { name: 'OK', exact: true });
  await expect(ok).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ok).toBeHidden();
  await expect(modal).toBeVisible();
  await expect(modal.locator(':focus')).toHaveCount(1);
});

test('companies open to view and to edit', async ({ page, app }) => {
  await openAsEmployer({ page, app }, '/companiesList', (employer) => addOwnCompany(employer));
  for (const [action, title] of [
    ['View', 'View Company'],
    ['Edit', 'Edit Company'],
  ]) {
    const button = page.getByRole('button', { name: `${action}: Padma Textiles` });
    await button.click();
    await expect(page.getByRole('dialog', { name: title ?? '' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('what the lists have is there to be read at once, also without an answer', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(400));
  await openAsEmployer({ page, app }, '/userProfile', addCook);
  await expect(page.getByRole('button', { name: 'Edit: Padma Textiles' })).toBeVisible();
  await page.route(/\/api\/v1\/(jobs|companies)\/\w+/, (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole('button', { name: 'View: Cook' }).click();
  const job = page.getByRole('dialog', { name: 'Job Details' });
  await expect(fact(job, 'Description')).toHaveText('Keeps the books.');
  await expect(job.getByRole('alert')).toContainText('Failed to fetch data: This was not accepted (400).');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View: Padma Textiles' }).click();
  const company = page.getByRole('dialog', { name: 'View Company' });
  await expect(fact(company, 'Company name')).toHaveText('Padma Textiles');
  await expect(company.getByRole('alert')).toContainText('Failed to fetch company details');
});

test('a window whose code does not come can be closed, and Retry has the page reloaded for it', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const letCome = await withholdChunk(page, 'company-modal');
  await openAsEmployer({ page, app }, '/companiesList', (employer) => addOwnCompany(employer));
  const edit = page.getByRole('button', { name: 'Edit: Padma Textiles' });
  await edit.click();
  const room = page.getByRole('dialog', { name: 'Loading data...' });
  await expect(room.getByRole('alert')).toContainText('This form could not be loaded.');
  await page.keyboard.press('Escape');
  await expect(room).toBeHidden();
  await edit.click();
  const opening = createGate();
  await page.route('**/companiesList', async (route) => {
    await opening.opened;
    await route.continue();
  });
  const anew = page.waitForRequest('**/companiesList');
  await room.getByRole('button', { name: 'Retry' }).click();
  await anew;
  await letCome();
  opening.open();
  await expect(room).toBeHidden();
  await edit.click();
  await expect(page.getByRole('dialog', { name: 'Edit Company' })).toBeVisible();
});
