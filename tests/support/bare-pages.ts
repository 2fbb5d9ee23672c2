import type { Page } from '@playwright/test';
import { pageFileOf } from '#contract/pages.ts';

/**
 * From now on pages come as they were built, as from a server that knows no jobs: the app asks for what their
 * screens start with.
 */
export async function sendBarePages(page: Page): Promise<void> {
  await page.route(/\/job(Details)?Page(\?|$)/, async (route) => {
    const asked = new URL(route.request().url());
    const response = await route.fetch({ url: asked.origin + pageFileOf(asked.pathname) });
    await route.fulfill({ response });
  });
}
