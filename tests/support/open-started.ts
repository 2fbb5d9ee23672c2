import { expect, type Locator, type Page } from '@playwright/test';
import { STARTED_ATTRIBUTE } from '#contract/http/pages.ts';
import { spendReloadHere } from './reload-guard.ts';

/** Waits for hydration: before, buttons do nothing and links load another page. */
export const untilStarted = (page: Page): Promise<void> =>
  page.locator(`html[${STARTED_ATTRIBUTE}]`).waitFor({ state: 'attached' });

/** Waits for a part whose own code comes after the page's, as the footer's and the pager's does. */
export const untilHydrated = (part: Locator): Promise<void> =>
  expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);

/** Opens an address, {@link untilStarted}. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilStarted(page);
}

/**
 * Goes offline without a worker, once the offline line's code has loaded: nothing else stores it. Background parts
 * that load later fail, which must not reload the page.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-line-')),
  );
  await spendReloadHere(page);
  await page.context().setOffline(true);
}
