import type { Page } from '@playwright/test';
import { failedRequests } from '../support/complaints.ts';
import { goOffline, openStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';

/** Phones, phones on their side, and pages at 400 % zoom. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const footer = (page: Page) => page.getByRole('contentinfo');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the footer of a phone is low, and its folded groups hold every link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStarted(page, '/faq');
  await footer(page).scrollIntoViewIfNeeded();
  await expect(footer(page).getByText('Recruiter')).toBeVisible();
  const place = await footer(page).boundingBox();
  expect(place?.height).toBeLessThanOrEqual(320);
  await expect(footer(page).getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Create Account' })).toBeHidden();
  for (const group of [
    'Contact Information',
    'Recruiter',
    'About Us',
    'Download & Enjoy',
    'Jobs by category',
  ]) {
    await footer(page).getByText(group, { exact: true }).click();
  }
  for (const link of ['Mail hello@kaj.example', 'Create Account', 'About', 'Accountancy']) {
    await expect(footer(page).getByRole('link', { name: link, exact: true })).toBeVisible();
  }
});

test('on a wide window the footer shows all of it', async ({ page }) => {
  await openStarted(page, '/faq');
  await expect(footer(page).getByRole('link', { name: 'Create Account' })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Accountancy' })).toBeVisible();
});

for (const [name, width, height] of [
  ['at 400 % zoom', 320, 225],
  ['on a phone on its side', 780, 360],
] as const) {
  test(`${name} nothing stands over the jobs`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStarted(page, '/jobPage');
    const first = await cards(page).first().boundingBox();
    expect(first?.y).toBeLessThan(height);
    await cards(page).nth(2).scrollIntoViewIfNeeded();
    const floating = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((element) => {
          const { position, visibility } = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          const isShown =
            visibility === 'visible' && box.height > 1 && box.bottom > 0 && box.top < innerHeight;
          return (position === 'fixed' || position === 'sticky') && isShown;
        }).length,
    );
    expect(floating).toBe(0);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
  });

  test(`${name} the menu opens in the window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStarted(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const saved = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Saved' });
    await expect(saved).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [320, 360, 1440]) {
  test(`at ${width} px a message with Undo stands above the offline line`, async ({ page, complaints }) => {
    complaints.allow(failedRequests);
    await page.setViewportSize({ width, height: 740 });
    await openStarted(page, '/jobPage');
    const [save, other] = [0, 1].map((at) => cards(page).nth(at).getByRole('button'));
    for (const button of [save, other]) {
      await button?.click();
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(button === save ? 1 : 2);
    }
    await other?.click();
    // The message's code has loaded then.
    await expect(page.getByText('Undo', { exact: true })).toBeVisible();
    await goOffline(page);
    await save?.click();
    const undo = await page.getByText('Undo', { exact: true }).locator('..').boundingBox();
    const offline = await page.getByText('You are offline.').locator('..').boundingBox();
    expect((undo?.y ?? 0) + (undo?.height ?? 0)).toBeLessThanOrEqual(offline?.y ?? 0);
  });
}

for (const path of ['/', '/jobPage', '/jobs/category/accountancy']) {
  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openStarted(page, path);
    await expect(cards(page).first()).toBeVisible();
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  });
}
