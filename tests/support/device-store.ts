import type { Page } from '@playwright/test';
import { DATABASE, DATABASE_VERSION, stores, type StoreName } from '#contract/device/stores.ts';

/** What a page of a test needs to open a store of the app's database as the app does. */
export const placeOf = (store: StoreName) => ({
  database: DATABASE,
  version: DATABASE_VERSION,
  all: Object.values(stores),
  store,
});

/** How many records a store has, of those whose JSON contains a text; 0 before the app has made its database. */
export const countRecords = (page: Page, of: StoreName, text = ''): Promise<number> =>
  page.evaluate(
    async ({ database, store, text }) => {
      // Opening a missing database would create it without the app's stores.
      if (!(await indexedDB.databases()).some(({ name }) => name === database)) return 0;
      const opening = indexedDB.open(database);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const reading = opening.result.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      opening.result.close();
      const records: readonly unknown[] = reading.result;
      return records.filter((record) => JSON.stringify(record).includes(text)).length;
    },
    { ...placeOf(of), text },
  );
