import type { Page } from '@playwright/test';

/** Writes into a database of the page's origin, and creates it where the app has not. */
export function addRecords(
  page: Page,
  at: { database: string; store: string },
  records: Readonly<Record<string, object>>,
): Promise<void> {
  return page.evaluate(
    async ({ database, store, added }) => {
      const opening = indexedDB.open(database);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction(store, 'readwrite');
      for (const [key, record] of Object.entries(added)) transaction.objectStore(store).put(record, key);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opening.result.close();
    },
    { ...at, added: records },
  );
}
