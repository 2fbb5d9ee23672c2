import { runAdmin } from '../support/admin.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, addOwnJob, openAsEmployer } from './employer.ts';

test.use({ changesPublic: true });

test('a filled job leaves the lists, its page says so, and it can be opened again', async ({ page, app }) => {
  let id = '';
  await openAsEmployer({ page, app }, '/userJobs', async (employer) => {
    const company = await addOwnCompany(employer);
    id = await addOwnJob(employer, company, { title: 'Cook' });
    for (const row of [company, id]) await runAdmin(app.dataDir, ['approve', row]);
  });
  const row = page.getByRole('row', { name: /Cook/ });
  const more = page.getByRole('button', { name: 'More: Cook' });
  await more.click();
  await page.getByRole('button', { name: 'Mark as filled: Cook' }).click();
  await expect(row.getByRole('rowheader')).toContainText('Filled');
  const reopen = page.getByRole('button', { name: 'Reopen: Cook' });
  await more.click();
  await expect(reopen).toBeVisible();
  const read = await page.request.get(`/api/v1/jobs/${id}`);
  expect(await read.json()).toMatchObject({ data: { job: { status: 'closed' } } });
  await page.getByRole('link', { name: 'View job page: Cook' }).click();
  await expect(page.getByRole('main').getByText('Filled').first()).toBeVisible();
  await openStarted(page, '/userJobs');
  await more.click();
  await reopen.click();
  await expect(row.getByRole('rowheader')).toContainText('Live');
  await more.click();
  await expect(page.getByRole('button', { name: 'Mark as filled: Cook' })).toBeVisible();
});
