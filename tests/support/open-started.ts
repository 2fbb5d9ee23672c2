import type { Page } from '@playwright/test';
import { STARTED_ATTRIBUTE } from '#contract/pages.ts';

/**
 * Opens an address and waits until the app has taken the place of the page that was rendered ahead: before that
 * a button does nothing yet, and a link loads another page.
 */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(`html[${STARTED_ATTRIBUTE}]`).waitFor({ state: 'attached' });
}
