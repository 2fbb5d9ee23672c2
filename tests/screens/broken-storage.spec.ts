import { openStarted } from '../support/open-started.ts';
import { createAccount, expect, signIn, test } from './app.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

test('a browser that stores nothing still finds jobs, signs in and fills in forms, and says what is not stored', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    const refuse = (): never => {
      throw full;
    };
    Storage.prototype.setItem = refuse;
    IDBFactory.prototype.open = refuse;
    IDBFactory.prototype.databases = refuse;
    Reflect.deleteProperty(globalThis, 'caches');
  });
  const account = await createAccount(app);
  await openStarted(page, '/signInPage');
  await signIn(page, account);
  await expect(page.getByText('Signed in until you close this page')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');

  // The main job, by links with the navigation guard, which reads the session.
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Jobs' }).click();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('link', { name: /^Apply Now/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText(/no room to save this job/)).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Post a job', exact: true }).click();
  await page.getByRole('link', { name: 'Add New Company' }).click();
  await page.getByLabel('Company Name').fill('Padma Mills');
  await expect(page.getByText(/^This device cannot save drafts/)).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Storage and data' }).click();
  await expect(page.getByText('Cannot be read on this device').first()).toBeVisible();
  await page.getByText('On', { exact: true }).click();
  await expect(page.getByText(/cannot store your choice/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText(/^Showing 1-5 of/)).toBeVisible();
});
