import type { Page } from '@playwright/test';
import { openStarted } from '../support/open-started.ts';
import { expect, findBarriers, test } from './app.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const dockLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name });

const jobLinks = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');

async function tapInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).tap();
}

const lookAround = (page: Page) => page.getByRole('link', { name: 'Look around without an account' });

test('the dock opens for everyone, and marks the page that is open', async ({ page }) => {
  await openStarted(page, '/faq');
  for (const [name, address] of [
    ['Home', '/'],
    ['Jobs', '/jobPage'],
    ['Saved', '/savedJobs'],
    ['CV', '/cvPage'],
  ] as const) {
    await dockLink(page, name).tap();
    await expect(page).toHaveURL(address);
    await expect(dockLink(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await openStarted(page, '/cvBuilder');
  await expect(dockLink(page, 'CV')).toHaveAttribute('aria-current', 'true');
});

test('a guest who looks around reads the job of the card, and is not asked again in this visit', async ({
  page,
}) => {
  await openStarted(page, '/jobPage');
  const title = await jobLinks(page).first().innerText();
  await jobLinks(page).first().tap();
  await expect(page).toHaveURL('/signInPage');
  await expect(page.getByText(`Continue to ${title}`)).toBeVisible();
  const box = await lookAround(page).boundingBox();
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  expect(await findBarriers(page)).toEqual([]);
  await lookAround(page).tap();
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Back does not return to the form.
  await page.goBack();
  await expect(page).toHaveURL('/jobPage');
  await tapInMenu(page, 'About Us');
  await expect(page).toHaveURL('/aboutUs');
  await page.reload();
  await tapInMenu(page, 'Jobs');
  await expect(page).toHaveURL('/jobPage');
  await jobLinks(page).nth(1).tap();
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
});

test('on the way to a page that needs an account, looking around leads home', async ({ page }) => {
  await openStarted(page, '/faq');
  await tapInMenu(page, 'Post a job');
  await expect(page).toHaveURL('/signInPage');
  await lookAround(page).tap();
  await expect(page).toHaveURL('/');
});

test('a job that was opened before opens again from its card; the others lead to sign-in', async ({
  page,
}) => {
  await openStarted(page, '/jobPage');
  const address = (await jobLinks(page).first().getAttribute('href')) ?? '';
  await openStarted(page, address);
  await openStarted(page, '/jobPage');
  await jobLinks(page).first().tap();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await jobLinks(page).nth(1).tap();
  await expect(page).toHaveURL('/signInPage');
});

test('a saved job and downloaded CVs open without an account', async ({ page }) => {
  await openStarted(page, '/jobPage');
  const card = page.getByRole('main').getByRole('article').nth(1);
  const address = (await jobLinks(page).nth(1).getAttribute('href')) ?? '';
  await card.getByRole('button', { name: /^Save/ }).tap();
  await expect(card.getByText('Available offline')).toBeVisible();
  await page.reload();
  await jobLinks(page).nth(1).tap();
  await expect(page).toHaveURL(address);
  await openStarted(page, '/faq');
  await tapInMenu(page, 'Check your downloads');
  await expect(page).toHaveURL('/signInPage');
  await openStarted(page, '/cvPage');
  await page
    .getByRole('button', { name: /^Download Resume/ })
    .first()
    .tap();
  await expect(page.getByText('Downloaded', { exact: true }).first()).toBeVisible();
  await openStarted(page, '/faq');
  await tapInMenu(page, 'Check your downloads');
  await expect(page).toHaveURL('/cvPage#downloaded');
});
