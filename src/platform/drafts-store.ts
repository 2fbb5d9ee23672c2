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

async function openDevice() {
  const { createStore, promisifyRequest } = await import('idb-keyval');
  return { store: createStore(idbStores.drafts.database, idbStores.drafts.store), promisifyRequest };
}
type Device = Awaited<ReturnType<typeof openDevice>>;

let opening: Promise<Device> | undefined;
let device: Device | undefined;

/** Once it is open it is there at once: a page that is going waits for nothing. */
function onDevice<T>(work: (device: Device) => Promise<T>): Promise<T> {
  if (device) return work(device);
  opening ??= openDevice();
  return opening.then(
    (opened) => {
      device = opened;
      return work(opened);
    },
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
}

async function readDevice(key: string): Promise<unknown> {
  try {
    return await onDevice(({ store, promisifyRequest }) =>
      store<unknown>('readonly', (objects) => promisifyRequest(objects.get(key))),
    );
  } catch {
    logNotice('drafts cannot be read on this device');
    return undefined;
  }
}

async function writeDevice(key: string, record: object): Promise<DraftPlace> {
  try {
    await onDevice(({ store, promisifyRequest }) =>
      store('readwrite', (objects) => {
        objects.put(record, key);
        // Nor does it wait for the transaction to end by itself.
        objects.transaction.commit();
        return promisifyRequest(objects.transaction);
      }),
    );
    return 'device';
  } catch {
    logNotice('a draft could not be kept on this device');
    return 'page';
  }
}

async function removeDevice(key: string): Promise<void> {
  try {
    await onDevice(({ store, promisifyRequest }) =>
      store('readwrite', (objects) => promisifyRequest(objects.delete(key))),
    );
  } catch {
    logNotice('a draft could not be removed from this device');
  }
}

export const draftStorage: DraftStorage = {
  read: async (key) => written.get(key) ?? readDevice(key),
  write(key, record) {
    written.set(key, record);
    return writeDevice(key, record);
  },
  remove(key) {
    written.delete(key);
    return removeDevice(key);
  },
};
