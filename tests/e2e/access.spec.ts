import type { Page } from '@playwright/test';
import { createPerson, register } from './app.ts';
import { expect, test } from './fixtures.ts';

// These tests do not need the worker, and installing it would slow them down.
test.use({ serviceWorkers: 'block' });

test('@desktop the main job works by keyboard alone', async ({ page }) => {
  await page.goto('/registerPage');
  await register(page, createPerson());
  await expect(page).toHaveURL(/\/$/);
  await tabTo(page, 'Search jobs');
  await page.keyboard.type('engineer');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save for offline reading: / }).first()).toBeVisible();
  await tabTo(page, /^Save for offline reading: /);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Available offline').first()).toBeVisible();
  await tabTo(page, 'Apply Now');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Apply' });
  await expect(sheet.getByRole('link', { name: 'Open Gmail' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeFocused();
});

/** Walks on with Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .getByRole('main')
    .getByLabel(name)
    .or(page.getByRole('main').getByRole('link', { name }));
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = target.and(page.locator(':focus'));
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}
