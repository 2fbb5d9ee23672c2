import type { Page } from '@playwright/test';
import { ownSessionKeys } from '#contract/device/storage.ts';

/** Code that cannot be loaded has a page reloaded once: on the next pages that is over. */
export const spendReload = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => sessionStorage.setItem(key, String(Date.now())), ownSessionKeys.reloadGuard);
