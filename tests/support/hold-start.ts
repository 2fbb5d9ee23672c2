import type { Page } from '@playwright/test';

/**
 * Holds the app between two steps of its start, in every page from now on: the page is shown, and nothing in it is
 * hydrated. The promises of `scheduler.yield()`, which `main.tsx` awaits, settle once the start is released.
 */
export async function holdStart(page: Page): Promise<{ release: () => Promise<void> }> {
  await page.addInitScript(() => {
    const released = new Promise<void>((resolve) => Object.assign(globalThis, { releaseStart: resolve }));
    Object.defineProperty(globalThis, 'scheduler', { value: { yield: () => released }, configurable: true });
  });
  return {
    release: () => page.evaluate(() => Reflect.get(globalThis, 'releaseStart')()),
  };
}
