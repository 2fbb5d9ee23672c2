import type { Page } from '@playwright/test';
import type { StoreName } from '#contract/device/stores.ts';
import { placeOf } from './device-store.ts';

/** Writes into a store of the device, and creates the database where the app has not. */
export function addRecords(
  page: Page,
  store: StoreName,
  records: Readonly<Record<string, object>>,
): Promise<void> {
  return page.evaluate(
    async ({ database, version, all, store, added }) => {
      const opening = indexedDB.open(database, version);
      opening.addEventListener('upgradeneeded', () =>
        all.forEach((name) => opening.result.createObjectStore(name)),
      );
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction(store, 'readwrite');
      for (const [key, record] of Object.entries(added)) transaction.objectStore(store).put(record, key);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opening.result.close();
    },
    { ...placeOf(store), added: records },
  );
}
