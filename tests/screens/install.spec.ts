import type { Page } from '@playwright/test';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';

/** The steps shown by browsers without an install prompt. */

const panel = (page: Page) => page.getByRole('status', { name: 'Install the app' });

/** Presses "Install the app" in the menu. */
async function openInstallPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Install the app' }).click();
}

test.describe('in Safari on an iPhone', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  });

  test('invited on the second day, with the steps of the share sheet; the menu shows them whenever wanted', async ({
    page,
  }) => {
    await page.clock.install();
    await openStarted(page, '/faq');
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), deviceStorageKeys.visits))
      .toMatch(/^1 /);
    await page.evaluate((key) => localStorage.setItem(key, '1 2020-01-01'), deviceStorageKeys.visits);
    await openStarted(page, '/faq');
    await page.waitForLoadState('load');
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(panel(page).getByRole('button')).toHaveCount(2, { timeout: 500 });
    }).toPass();
    await panel(page).getByRole('button', { name: 'Show me how' }).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(3);
    await expect(panel(page)).toContainText('Add to Home Screen');
    const before = page.getByRole('link', { name: 'Kaj' }).first();
    await before.focus();
    await panel(page).getByRole('button', { name: 'Not now' }).click();
    await expect(panel(page).getByRole('button')).toHaveCount(0);
    await expect(before).toBeFocused();
    await openInstallPanel(page);
    await expect(panel(page).getByText('Add Kaj to your home screen')).toBeFocused();
    await expect(panel(page).getByRole('listitem')).toHaveCount(3);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });
});

test.describe('in the browser of Facebook on Android', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A536E Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.40 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/457.0.0.49.105;]',
  });

  test('the page is handed to the reader’s own browser; the footer copies its link as well', async ({
    page,
  }) => {
    await openStarted(page, '/jobPage?search=cook');
    await openInstallPanel(page);
    await expect(panel(page)).toContainText('Facebook’s browser may forget saved jobs.');
    const href = await panel(page).getByRole('link', { name: 'Open in your browser' }).getAttribute('href');
    expect(href).toMatch(/^intent:\/\/127\.0\.0\.1:\d+\/jobPage\?search=cook#Intent;scheme=http;/);
    // The way out of it and the way back to the page, and no more, over what is read.
    expect((await panel(page).locator('.surface').boundingBox())?.height ?? Infinity).toBeLessThan(170);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page).getByRole('button')).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Download & Enjoy').click();
    await footer.getByRole('button', { name: 'Copy the link' }).click();
    await expect(footer).toContainText('Link copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});
