import { answeredWith, failedRequests } from '../support/complaints.ts';
import { goOffline, openStarted } from '../support/open-started.ts';
import { expect, findBarriers, test } from './app.ts';
import { addOwnCompany, addOwnJob, listOwnCompanies, listOwnTitles, openAsEmployer } from './employer.ts';

test('what was deleted is brought back after its alert is closed, and after a reload', async ({
  page,
  app,
}) => {
  const employer = await openAsEmployer({ page, app }, '/userProfile', async (made) => {
    await addOwnJob(made, await addOwnCompany(made), { title: 'Cook' });
    await addOwnCompany(made, 'Meghna Foods');
  });
  for (const [name, title] of [
    ['Cook', 'Deleted!'],
    ['Meghna Foods', 'Deleted!'],
  ]) {
    await page.getByRole('button', { name: `Delete: ${name}` }).click();
    const alert = page.getByRole('dialog', { name: title ?? '' });
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
  }
  await openStarted(page, '/userProfile');
  const parts = page.getByText('Recently deleted (1)');
  await expect(parts).toHaveCount(2);
  await parts.first().click();
  await expect(page.getByText('30 days left').or(page.getByText('29 days left')).first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore: Cook' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Cook' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '02.Posted Jobs List' })).toBeFocused();
  await page.getByText('Recently deleted (1)').click();
  await page.getByRole('button', { name: 'Restore: Meghna Foods' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Meghna Foods' })).toBeVisible();
  await expect(parts).toHaveCount(0);
  expect(await listOwnTitles(employer)).toEqual(['Cook']);
  expect((await listOwnCompanies(employer)).toSorted()).toEqual(['Meghna Foods', 'Padma Textiles']);
});

test('nothing deleted, a list that does not come, and no network each say so', async ({
  page,
  context,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(500), failedRequests);
  await page.route('**/api/v1/companies?deleted=true*', (route) => route.fulfill({ status: 500, json: {} }));
  await openAsEmployer({ page, app }, '/userProfile', (made) => addOwnCompany(made));
  const [jobs, companies] = [page.locator('details').first(), page.locator('details').nth(1)];
  await jobs.getByText('Recently deleted').click();
  await expect(jobs).toContainText('Nothing was deleted in the last 30 days.');
  await companies.getByText('Recently deleted').click();
  await expect(companies.getByRole('alert')).toContainText('Could not load what you deleted.');
  await page.unroute('**/api/v1/companies?deleted=true*');
  await companies.getByRole('button', { name: 'Retry' }).click();
  await expect(companies).toContainText('Nothing was deleted in the last 30 days.');
  await page.getByRole('button', { name: 'Delete: Padma Textiles' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  const restore = companies.getByRole('button', { name: 'Restore: Padma Textiles' });
  await expect(restore).toBeVisible();
  await goOffline(page);
  await restore.click();
  await expect(page.getByRole('dialog')).toContainText('You are offline');
  await context.setOffline(false);
});
