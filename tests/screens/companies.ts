import type { Page } from '@playwright/test';
import { stores } from '#contract/device/late-storage.ts';
import { placeOf } from '../support/device-store.ts';

/** How many stored drafts hold such a text or file name. */
export async function countDrafts(page: Page, text: string): Promise<number> {
  const place = { ...placeOf(stores.drafts), text };
  return page.evaluate(async ({ database, store, text }) => {
    // Opening a missing database would create it without the app's stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(database);
      const fail = () => reject(new Error('The drafts cannot be read.'));
      opening.addEventListener('error', fail);
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        reading.addEventListener('error', fail);
        reading.addEventListener('success', () => {
          opening.result.close();
          const records: readonly unknown[] = reading.result;
          resolve(records.filter((record) => JSON.stringify(record).includes(text)).length);
        });
      });
    });
  }, place);
}
