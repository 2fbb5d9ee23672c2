import type { Page } from '@playwright/test';
import { SECOND_MS } from '#contract/limits.ts';

/**
 * Stops the timers of the page's own code until the test advances them with `clock.fastForward` or `clock.resume`.
 * What was due within `afterMs` happens now. @param page with an installed clock
 */
export async function holdTime(page: Page, afterMs = 10 * SECOND_MS): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + afterMs);
}
