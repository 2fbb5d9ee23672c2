import type { Page } from '@playwright/test';
import { ownSessionKeys } from '#contract/device/storage.ts';

/** Runs in the page. */
const spend = (key: string): void => sessionStorage.setItem(key, String(Date.now()));

/** Code that cannot be loaded has a page reloaded once: on the next pages that is over. */
export const spendReload = (page: Page): Promise<unknown> =>
  page.addInitScript(spend, ownSessionKeys.reloadGuard);

/** {@link spendReload} for the page that is open. */
export const spendReloadHere = (page: Page): Promise<unknown> =>
  page.evaluate(spend, ownSessionKeys.reloadGuard);
