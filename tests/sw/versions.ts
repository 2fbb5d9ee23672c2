import type { Page } from '@playwright/test';

/** What the tests of new versions ask of a page. */

/** The page looks for a new version, as it does by itself when the reader comes back. */
export async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

export const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Text that is gone when the page is loaded anew. */
export const mark = (page: Page) =>
  page.evaluate(() => void (document.documentElement.dataset['mark'] = 'same'));
export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['mark'] === 'same');
