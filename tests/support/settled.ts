import { expect, type Page, type Request } from '@playwright/test';

/** Idle moments of the page in a row, each of which may ask for what an answer has led to. */
const IDLE_MOMENTS = 3;

/** Call it before the page is opened. @returns what waits until nothing is requested, and nothing follows from the answers */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const end = (request: Request): void => void pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    for (let idle = 0; idle < IDLE_MOMENTS; idle++) {
      if (pending.size > 0) idle = 0;
      await expect.poll(() => pending.size, { intervals: [20] }).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
  };
}
