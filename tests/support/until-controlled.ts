import type { Page } from '@playwright/test';

/** A new worker fetches all of the app, in each of its languages, on a machine that may be busy. */
export const installing = { timeout: 60_000 };

/** Waits until the worker is in charge of a page. */
export async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, installing);
}
