import type { Page } from '@playwright/test';
import { STARTED_ATTRIBUTE } from '#contract/http/pages.ts';

/** Waits for hydration: before, buttons do nothing and links load another page. */
export const untilStarted = (page: Page): Promise<void> =>
  page.locator(`html[${STARTED_ATTRIBUTE}]`).waitFor({ state: 'attached' });

/** Opens an address, {@link untilStarted}. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilStarted(page);
}
