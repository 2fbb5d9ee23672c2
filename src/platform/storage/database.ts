import type { UseStore } from 'idb-keyval';
import { DATABASE, DATABASE_VERSION, stores, type StoreName } from '#contract/device/stores.ts';

/** The device's database, which pages and the worker open alike. */

let opening: Promise<IDBDatabase> | undefined;

const close = (database: IDBDatabase): void => {
  database.close();
  opening = undefined;
};

/** @param version undefined opens the database as it is */
const request = (version?: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, version);
    asked.addEventListener('upgradeneeded', () => {
      const { result } = asked;
      for (const name of Object.values(stores)) {
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name);
      }
    });
    // A suspended tab has not closed an older version yet: later uses ask again.
    asked.addEventListener('blocked', () => reject(new Error('blocked')));
    asked.addEventListener('error', () => reject(asked.error));
    asked.addEventListener('success', () => {
      const { result } = asked;
      // Another tab upgrades or deletes it, and never waits for this one. Safari closes those of suspended pages.
      for (const end of ['versionchange', 'close']) result.addEventListener(end, () => close(result));
      resolve(result);
    });
  });

/** A later build only adds stores: beside its tabs, and where the server went back to this build, all is there. */
const openAny = (): Promise<IDBDatabase> =>
  request(DATABASE_VERSION).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') return request();
    throw error;
  });

/** Opens the database once, and again after it was closed or refused. */
export function openDatabase(): Promise<IDBDatabase> {
  if (opening) return opening;
  opening = openAny();
  opening.catch(() => (opening = undefined));
  return opening;
}

/** A store's transactions. @param prepare is awaited before each */
export function storeOf(name: StoreName, prepare?: () => Promise<void>): UseStore {
  return async (mode, work) => {
    await prepare?.();
    const database = await openDatabase();
    return work(database.transaction(name, mode).objectStore(name));
  };
}
