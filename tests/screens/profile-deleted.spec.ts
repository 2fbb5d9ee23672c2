import { openStarted } from '../support/open-started.ts';
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
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bring back: Cook' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Cook' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '02.Posted Jobs List' })).toBeFocused();
  await parts.click();
  await page.getByRole('button', { name: 'Bring back: Meghna Foods' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Meghna Foods' })).toBeVisible();
  await expect(parts).toHaveCount(0);
  expect(await listOwnTitles(employer)).toEqual(['Cook']);
  expect((await listOwnCompanies(employer)).toSorted()).toEqual(['Meghna Foods', 'Padma Textiles']);
});
