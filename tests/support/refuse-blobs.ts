import type { Page } from '@playwright/test';

/** The page's databases take no Blob, as WebKit's in a private window: such a write fails. */
export async function refuseBlobs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const holdsBlob = (value: unknown): boolean => {
      if (value instanceof Blob) return true;
      if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
      return Object.values(value).some(holdsBlob);
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (holdsBlob(value)) throw new DOMException('Error preparing Blob/File data', 'UnknownError');
      return put.call(this, value, key);
    };
  });
}
