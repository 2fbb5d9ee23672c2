import type { Page } from '@playwright/test';
import { STARTED_ATTRIBUTE } from '#contract/http/pages.ts';

/**
 * Waits until the app has taken the place of the page that was rendered ahead: before that a button does nothing yet,
 * and a link loads another page.
 */
export const untilStarted = (page: Page): Promise<void> =>
  page.locator(`html[${STARTED_ATTRIBUTE}]`).waitFor({ state: 'attached' });

/** Opens an address, {@link untilStarted}. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilStarted(page);
}
