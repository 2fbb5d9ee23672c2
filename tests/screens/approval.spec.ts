import { runAdmin } from '../support/admin.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, addOwnJob, openAsEmployer } from './employer.ts';

test.use({ changesPublic: true });

test('an own job that is public is seen as by everyone, without a contact that waits', async ({
  page,
  app,
}) => {
  let job = '';
  await openAsEmployer({ page, app }, '/companiesList', async (employer) => {
    const company = await addOwnCompany(employer);
    job = await addOwnJob(employer, company, { title: 'Cook' });
    await runAdmin(app.dataDir, ['approve', company, job]);
  });
  await page.getByRole('button', { name: 'Edit: Padma Textiles' }).click();
  await page.getByLabel('Email', { exact: true }).fill('third@padma.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Waiting for approval: Email', { exact: true })).toBeVisible();
  await openStarted(page, `/jobDetailsPage?id=${job}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'jobs@padma.example' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Apply now', exact: true })).toHaveAttribute(
    'href',
    /^mailto:jobs@padma\.example/,
  );
  await expect(main).not.toContainText('third@padma.example');
  await expect(main).not.toContainText('Only you can see this.');
});
