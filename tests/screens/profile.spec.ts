import { failedRequests } from '../support/complaints.ts';
import { createGate } from '../support/gate.ts';
import { expect, test, withholdChunk } from './app.ts';
import { addOwnCompany, addOwnJob, openAsEmployer, type Employer } from './employer.ts';

const addCook = async (employer: Employer) =>
  addOwnJob(employer, await addOwnCompany(employer), { title: 'Cook' });

test('a word that is longer than the screen makes the page no wider', async ({ page, app }) => {
  const long = `Meghna ${'long'.repeat(30)}`;
  await openAsEmployer({ page, app }, '/userProfile', async (employer) =>
    addOwnJob(employer, await addOwnCompany(employer, long), { title: `Head of ${long}` }),
  );
  await expect(page.getByRole('table')).toHaveCount(2);
  const readWidths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  const desktop = page.viewportSize()?.width;
  await expect.poll(readWidths).toEqual([desktop, desktop]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Posted Jobs List' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your Companies' })).toBeVisible();
  await expect.poll(readWidths).toEqual([360, 360]);
});

test('the focus stays in the alert of a deleted job, and going back closes it with its page', async ({
  page,
  app,
}) => {
  await openAsEmployer({ page, app }, '/userInfo', addCook);
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'More: Cook' }).click();
  await page.getByRole('button', { name: 'Delete: Cook' }).press('Enter');
  const alert = page.getByRole('dialog', { name: 'Deleted!' });
  for (const name of ['OK', 'Undo', 'OK']) {
    await expect(alert.getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.goBack();
  await expect(page).toHaveURL('/userInfo');
  await expect(alert).toBeHidden();
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
  await expect(edit).toBeFocused();
  await edit.click();
  const opening = createGate();
  await page.route('**/companiesList', async (route) => {
    await opening.opened;
    await route.continue();
  });
  const retried = page.waitForRequest('**/companiesList');
  await room.getByRole('button', { name: 'Retry' }).click();
  await retried;
  await letCome();
  opening.open();
  await expect(room).toBeHidden();
  await edit.click();
  await expect(page.getByRole('dialog', { name: 'Edit Company' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(edit).toBeFocused();
});

test('where the window of the dialogs does not load, a plain one does its work', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await withholdChunk(page, 'dialog-window');
  await openAsEmployer({ page, app }, '/userJobs', async (employer) => {
    const company = await addOwnCompany(employer);
    for (const title of ['Guard', 'Cook']) await addOwnJob(employer, company, { title });
  });
  const titles = page.getByRole('rowheader');
  await page.getByRole('button', { name: 'More: Guard' }).click();
  await page.getByRole('button', { name: 'Delete: Guard' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Deleted!' });
  await expect(alert.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  await alert.getByRole('button', { name: 'Undo' }).click();
  await expect(alert).toBeHidden();
  await expect(titles).toHaveText([/Cook/, /Guard/]);
  await page.getByRole('button', { name: 'More: Cook' }).click();
  await page.getByRole('button', { name: 'Delete: Cook' }).click();
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(titles).toHaveText([/Guard/]);
});
