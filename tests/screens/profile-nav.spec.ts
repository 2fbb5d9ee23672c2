import { openStarted } from '../support/open-started.ts';
import { createAccount, expect, signIn, test } from './app.ts';
import { beSignedIn, createEmployer } from './employer.ts';

test('from 1350 px on the header has Post a job, and Profile when signed in', async ({ page, app }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  const header = page.getByRole('banner');
  await openStarted(page, '/faq');
  await expect(header.getByRole('link', { name: 'Post a job' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Profile' })).toBeHidden();
  await beSignedIn(page, await createEmployer(app));
  await page.evaluate(() => localStorage.clear());
  await openStarted(page, '/faq');
  await header.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/userProfile');
  await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('data-status', 'active');
  await header.getByRole('link', { name: 'Post a job' }).click();
  await expect(page).toHaveURL('/postJobPage');
});

test('Post a job asks a visitor to sign in, and goes there afterwards', async ({ page, app }) => {
  const account = await createAccount(app);
  await openStarted(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Post a job' }).click();
  await expect(page).toHaveURL('/signInPage');
  await signIn(page, account);
  await expect(page).toHaveURL('/postJobPage');
});

test('menu and dock of small windows have them too, and the footer leads to the forms', async ({
  page,
  app,
}) => {
  await beSignedIn(page, await createEmployer(app));
  await page.setViewportSize({ width: 360, height: 800 });
  await openStarted(page, '/faq');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Post a job' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  const dock = page.getByRole('navigation', { name: 'Quick menu' });
  await expect(dock.getByRole('link')).toHaveText(['Home', 'Jobs', 'Saved', 'CV', 'Profile']);
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Recruiter').click();
  await expect(footer.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/registerPage');
  await footer.getByRole('link', { name: 'Post a Job' }).click();
  await expect(page).toHaveURL('/postJobPage');
});
