import type { Page } from '@playwright/test';
import { splitLanguage } from '#contract/http/languages.ts';
import { toShellFile } from '#contract/http/pages.ts';

/**
 * From now on the pages of home, the list, a job and of open jobs come as they were built, as from a server that renders
 * none: the app asks for what their screens start with.
 */
export async function sendBarePages(page: Page): Promise<void> {
  await page.route(
    /^\w+:\/\/[^/]+\/(?:bn\/)?(job(Details)?Page|jobs\/[^?]*|companies\/[^?]*)?(\?|$)/,
    async (route) => {
      const asked = new URL(route.request().url());
      const response = await route.fetch({
        url: asked.origin + toShellFile(splitLanguage(asked.pathname).locale),
      });
      await route.fulfill({ response });
    },
  );
}
