import { DATABASE, DATABASE_VERSION, stores, type StoreName } from '#contract/device/late-storage.ts';

/** What a page of a test needs to open a store of the app's database as the app does. */
export const placeOf = (store: StoreName) => ({
  database: DATABASE,
  version: DATABASE_VERSION,
  all: Object.values(stores),
  store,
});
