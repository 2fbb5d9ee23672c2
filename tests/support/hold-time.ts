import type { Page } from '@playwright/test';
import { SECOND_MS } from '#contract/limits.ts';

/**
 * Timers of the page's own code stand still from now on: what is shown for a while stays until the test lets time go on,
 * with `clock.fastForward` or `clock.resume`. What was due within `afterMs` happens now.
 * @param page one whose clock the test has installed
 */
export async function holdTime(page: Page, afterMs = 10 * SECOND_MS): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + afterMs);
}
