import type { UseStore } from 'idb-keyval';
import { DATABASE, DATABASE_VERSION, stores, type StoreName } from '#contract/device/stores.ts';

/** The device's database, which pages and the worker open alike. */

let opening: Promise<IDBDatabase> | undefined;

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
    asked.addEventListener('success', () => resolve(asked.result));
  });

/** A later build only adds stores: beside its tabs, and where the server went back to this build, all is there. */
const openAny = (): Promise<IDBDatabase> =>
  request(DATABASE_VERSION).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') return request();
    throw error;
  });

/** Closes a connection. The next use opens another one, unless there is one already. */
function drop(dropped: Promise<IDBDatabase>): void {
  if (opening === dropped) opening = undefined;
  dropped.then(
    (database) => database.close(),
    () => undefined,
  );
}

/** Opens the database once, and again after it was closed or refused. */
export function openDatabase(): Promise<IDBDatabase> {
  if (opening) return opening;
  const opened = openAny();
  opening = opened;
  opened.then(
    (database) => {
      // Another tab upgrades or deletes it, and never waits for this one. Safari closes those of suspended pages.
      for (const end of ['versionchange', 'close']) database.addEventListener(end, () => drop(opened));
    },
    () => drop(opened),
  );
  return opened;
}

const lostErrors = new Set(['InvalidStateError', 'UnknownError', 'AbortError']);

/** The browser closed the connection or aborted the transaction. `null` is the error of a transaction it aborted. */
const isLost = (error: unknown): boolean =>
  error === null || (error instanceof DOMException && lostErrors.has(error.name));

/**
 * Uses the database. iOS closes connections of pages in the background without an event: work that fails for that is
 * repeated once, on a new connection that all callers share.
 */
async function withDatabase<T>(work: (database: IDBDatabase) => T | PromiseLike<T>): Promise<T> {
  const used = openDatabase();
  try {
    return await work(await used);
  } catch (error) {
    if (!isLost(error)) throw error;
    drop(used);
    return work(await openDatabase());
  }
}

/** Returns a store of the device's database, whose first use opens the database. */
export const openStore =
  (name: StoreName): UseStore =>
  (mode, work) =>
    withDatabase((database) => work(database.transaction(name, mode).objectStore(name)));
