import type { Page } from '@playwright/test';

/** A new worker fetches all of the app, on a machine that may be busy. */
const INSTALL_LIMIT_MS = 60_000;

/** Waits until the worker is in charge of a page. */
export async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: INSTALL_LIMIT_MS,
  });
}
