import type { Page } from '@playwright/test';
import { DATABASE, DATABASE_VERSION, stores, type StoreName } from '#contract/device/late-storage.ts';

/** What a page of a test needs to open a store of the app's database as the app does. */
export const placeOf = (store: StoreName) => ({
  database: DATABASE,
  version: DATABASE_VERSION,
  all: Object.values(stores),
  store,
});

/** How many records a store has; 0 before the app has made its database. */
export const countRecords = (page: Page, store: StoreName): Promise<number> =>
  page.evaluate(async ({ database, store }) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return 0;
    const opening = indexedDB.open(database);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counting = opening.result.transaction(store).objectStore(store).count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    opening.result.close();
    return counting.result;
  }, placeOf(store));
