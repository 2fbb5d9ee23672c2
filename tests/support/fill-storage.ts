import type { Page } from '@playwright/test';

/** The phone is full: every write into the page's databases fails. @returns makes room again */
export async function fillStorage(page: Page): Promise<() => Promise<void>> {
  const put = await page.evaluateHandle(() => {
    const real = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    return real;
  });
  return () =>
    put.evaluate((real) => {
      IDBObjectStore.prototype.put = real;
    });
}
