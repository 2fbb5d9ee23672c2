import type { UseStore } from 'idb-keyval';
import { idbStores } from '#contract/storage.ts';
import { logNotice } from './log.ts';

/** Where a draft is kept: on the device, or in the page alone where the device allows no storage. */
export type DraftPlace = 'device' | 'page';

/** Keeps records by key; nothing of it ever rejects. */
export interface DraftStorage {
  read: (key: string) => Promise<unknown>;
  write: (key: string, record: object) => Promise<DraftPlace>;
  remove: (key: string) => Promise<void>;
}

/** What was written by this page: newer than the device's copy, and all there is without one. */
const written = new Map<string, object>();
let store: UseStore | undefined;

async function openStore() {
  const idb = await import('idb-keyval');
  store ??= idb.createStore(idbStores.drafts.database, idbStores.drafts.store);
  return { ...idb, store };
}

async function readDevice(key: string): Promise<unknown> {
  try {
    const { get, store } = await openStore();
    return await get<unknown>(key, store);
  } catch {
    logNotice('drafts cannot be read on this device');
    return undefined;
  }
}

async function writeDevice(key: string, record: object): Promise<DraftPlace> {
  try {
    const { promisifyRequest, store } = await openStore();
    await store('readwrite', (objects) => {
      objects.put(record, key);
      // A page that is going does not wait for the transaction to end by itself.
      objects.transaction.commit();
      return promisifyRequest(objects.transaction);
    });
    return 'device';
  } catch {
    logNotice('a draft could not be kept on this device');
    return 'page';
  }
}

export const draftStorage: DraftStorage = {
  read: async (key) => written.get(key) ?? readDevice(key),
  write(key, record) {
    written.set(key, record);
    return writeDevice(key, record);
  },
  async remove(key) {
    written.delete(key);
    try {
      const { del, store } = await openStore();
      await del(key, store);
    } catch {
      logNotice('a draft could not be removed from this device');
    }
  },
};
