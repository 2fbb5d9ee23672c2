import { expect, type Page } from '@playwright/test';

/**
 * Lets the waits of the page's own code pass at once, as often as it takes until a text shows.
 * @param page one whose clock the test has installed
 */
export async function letTimePass(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4100);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}
