import type { Page } from '@playwright/test';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { failedRequests } from '../support/complaints.ts';
import { openStarted, untilStarted } from '../support/open-started.ts';
import { createAccount, expect, findBarriers, signIn, test } from './app.ts';
import { beSignedIn, createEmployer } from './employer.ts';

const phone = { width: 360, height: 740 };

const dockLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name });

/** Opens the list's first job from a shared link. @returns its title and address */
async function openSharedJob(page: Page): Promise<{ title: string; address: string }> {
  await openStarted(page, '/jobPage');
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const title = await link.innerText();
  const address = (await link.getAttribute('href')) ?? '';
  await openStarted(page, address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return { title, address };
}

async function register(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Rina');
  await page.getByLabel('Last name').fill('Akter');
  await page.getByLabel('Email address').fill(`goal.${process.pid}.${Date.now()}@example.com`);
  await page.getByLabel('Mobile number').fill('01712345678');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Confirm Password').fill('a long password');
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test('a job that was opened by its address is there again after Sign in, from the menu', async ({
  page,
  app,
}) => {
  const account = await createAccount(app);
  await page.setViewportSize(phone);
  const { title, address } = await openSharedJob(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signInPage');
  await expect(page.getByText(`Continue to ${title}`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await signIn(page, account);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('"Sign in" of the menu and "Create Account" of the footer lead back as well', async ({ page, app }) => {
  const account = await createAccount(app);
  await openStarted(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByText('Continue to the FAQ')).toBeVisible();
  await openStarted(page, '/jobPage?search=a');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  // The same link once more leads nowhere else.
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Continue to the job list')).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL('/jobPage?search=a');
});

test('"Sign in" pressed before the app is there leads back too', async ({ page, app, complaints }) => {
  complaints.allow(failedRequests);
  const account = await createAccount(app);
  await page.setViewportSize(phone);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/jobPage');
  await dockLink(page, 'Sign in').click();
  await expect(page).toHaveURL('/signInPage');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await untilStarted(page);
  await expect(page.getByText('Continue to the job list')).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL('/jobPage');
});

test('a newcomer reads the job of a card three taps later, and sees on the way which one it is', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openStarted(page, '/');
  const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL('/signInPage');
  await expect(page.getByText('Welcome back.')).toBeHidden();
  const card = page.getByText(`Continue to ${title}`).locator('..');
  await expect(card).toContainText(/\d/);
  const newHere = page.getByRole('link', { name: 'New here' });
  const login = page.getByRole('button', { name: 'Login' });
  const [first, second] = [await newHere.boundingBox(), await login.boundingBox()];
  expect(first?.height ?? 0).toBeGreaterThanOrEqual(44);
  expect(first?.y ?? Infinity).toBeLessThan(second?.y ?? 0);
  await newHere.click();
  await expect(page).toHaveURL('/registerPage');
  await expect(card).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await register(page);
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
});

test('registering on the way keeps the goal, and Back then leads to the list', async ({ page }) => {
  await openStarted(page, '/jobPage');
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByText(`Continue to ${title}`)).toBeVisible();
  await page.getByRole('link', { name: 'Register here' }).click();
  await expect(page.getByText(`Continue to ${title}`)).toBeVisible();
  // Back and forth between the two forms adds nothing to the history.
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Register here' }).click();
  await register(page);
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await page.goBack();
  await expect(page).toHaveURL('/jobPage');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('with a session the sign-in page continues at once, and Back does not return to it', async ({
  page,
  app,
}) => {
  await beSignedIn(page, await createEmployer(app));
  await openStarted(page, '/faq');
  await page.goto('/signInPage');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

for (const goal of [
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/nowhere',
]) {
  test(`${goal} is no page of the app: signing in leads home`, async ({ page, app }) => {
    const account = await createAccount(app);
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      ownSessionKeys.afterSignIn,
      goal,
    ] as const);
    await openStarted(page, '/signInPage');
    await expect(page.getByText('Continue to')).toBeHidden();
    await signIn(page, account);
    await expect(page).toHaveURL('/');
  });
}
