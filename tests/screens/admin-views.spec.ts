import { openStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, createEmployer } from './employer.ts';
import { adminPath, openAsModerator, rowOf, unique } from './moderators.ts';

/** What moderation has beside its queue: search, users, the trail, the server's work. */

// Each row is a card below 1100 px.
test.use({ changesPublic: true, viewport: { width: 1024, height: 900 } });

test('the search finds rows and users, and the trail tells what was done', async ({ page, app }) => {
  const employer = await createEmployer(app);
  const name = unique('Rupsha');
  await addOwnCompany(employer, name);
  await openAsModerator({ page, app });
  await expect(rowOf(page, name)).toBeVisible();
  const box = page.getByLabel('Search companies, jobs and users');
  await box.fill(name);
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: `Results for “${name}”` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await rowOf(page, name).getByRole('button', { name: 'Approve' }).click();
  await expect(rowOf(page, name)).toContainText('Approved');
  await rowOf(page, name).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'approved · Company' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'created · Company' })).toHaveCount(1);
  await box.fill(employer.user.email);
  await box.press('Enter');
  await page.getByRole('region', { name: 'Users' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'User', exact: true })).toBeVisible();
  await expect(page.getByText('1 company, 0 jobs, 1 session')).toBeVisible();
  await box.fill('zzzz-nobody');
  await box.press('Enter');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await box.fill('z');
  await box.press('Enter');
  await expect(page.getByText('Type at least 2 letters.')).toBeVisible();
});

test('a user’s password is reset, the user is signed out, deleted after a question and restored', async ({
  page,
  app,
}) => {
  const employer = await createEmployer(app);
  await addOwnCompany(employer, unique('Gomti'));
  await openAsModerator({ page, app }, `?view=user&of=${employer.user._id}`);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('The old password no longer works.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('The account is signed out on all devices.')).toBeVisible();
  await expect(page.getByText('1 company, 0 jobs, 0 sessions')).toBeVisible();
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 company, 0 jobs, 0 sessions');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('The account is deleted.')).toBeVisible();
  await expect(page.getByText('Deleted by an administrator. The owner cannot sign in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete account…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore account' }).click();
  await expect(page.getByText('The account is restored, with its companies and jobs.')).toBeVisible();
  await expect(page.getByText('Deleted by an administrator.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete account…' })).toBeVisible();
});

test('the own account is left to its settings', async ({ page, app }) => {
  const moderator = await openAsModerator({ page, app });
  await openStarted(page, `${adminPath}?view=user&of=${moderator.user._id}`);
  await expect(page.getByText('This is your own account.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Reset|Delete/ })).toHaveCount(0);
});

test('the server’s work and mail are shown', async ({ page, app }) => {
  await openAsModerator({ page, app }, '?view=health');
  await expect(page.getByRole('region', { name: 'Mail', exact: true })).toContainText(
    'Mails are stored as files',
  );
  await expect(page.getByText('No work has failed.')).toBeVisible();
});
