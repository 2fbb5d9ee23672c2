import { SECOND_MS } from '#contract/limits.ts';
import { idbStores, toDraftKey, toOwedDraftKey } from '#contract/late-storage.ts';
import { logNotice } from './log.ts';
import { readKeys, readText, removeKey, writeText } from './storage.ts';

/** Where a draft is kept: on the device, or in the page alone where the device allows no storage. */
export type DraftPlace = 'device' | 'page';

/** Keeps records by key; nothing of it ever rejects. */
export interface DraftStorage {
  read: (key: string) => Promise<unknown>;
  write: (key: string, record: object) => Promise<DraftPlace>;
  /** Writes for a page that may not live to see the database done. */
  writeLeaving: (key: string, record: object) => Promise<DraftPlace>;
  remove: (key: string) => Promise<void>;
}

/** What was written by this page: newer than the device's copy, and all there is without one. */
const written = new Map<string, object>();

/** A database that neither works nor fails by then keeps nothing, as far as the reader is told. */
const WRITE_LIMIT_MS = 3 * SECOND_MS;

function withinLimit<T>(work: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), WRITE_LIMIT_MS);
  });
  return Promise.race([work, limit]);
}

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
    const writing = onDevice(({ store, promisifyRequest }) =>
      store('readwrite', (objects) => {
        objects.put(record, key);
        // Nor does it wait for the transaction to end by itself.
        objects.transaction.commit();
        return promisifyRequest(objects.transaction);
      }),
    );
    await withinLimit(writing);
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

/** As text that is written at once; undefined for what is more than text. */
function toOwedText(record: object): string | undefined {
  let hasFile = false;
  const text = JSON.stringify(record, (_name, value: unknown) => {
    hasFile ||= value instanceof Blob;
    return value;
  });
  return hasFile ? undefined : text;
}

/** What the last page put down on its way out, newer than the device's copy; it is moved there. */
function takeOwed(key: string): unknown {
  const text = readText(toOwedDraftKey(key));
  if (text === null) return undefined;
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record === 'object' && record !== null) void draftStorage.write(key, record);
    return record;
  } catch {
    removeKey(toOwedDraftKey(key));
    return undefined;
  }
}

const isOf = (owner: string, key: unknown): key is string =>
  typeof key === 'string' && key.startsWith(toDraftKey(owner, ''));

/** Keys of what pages put down on their way out. */
function owedKeysOf(owner: string): string[] {
  return readKeys().filter((key) => key.startsWith(toOwedDraftKey(toDraftKey(owner, ''))));
}

/** Whether something is kept of what this person filled in. @param owner the user's id */
export async function hasDrafts(owner: string): Promise<boolean> {
  if (owedKeysOf(owner).length > 0 || [...written.keys()].some((key) => isOf(owner, key))) return true;
  try {
    const keys = await onDevice(({ store, promisifyRequest }) =>
      store('readonly', (objects) => promisifyRequest(objects.getAllKeys())),
    );
    return keys.some((key) => isOf(owner, key));
  } catch {
    return false;
  }
}

/**
 * Removes every draft of one person's.
 * @param owner the user's id
 * @returns false when the device's database could not be asked
 */
export async function forgetDrafts(owner: string): Promise<boolean> {
  for (const key of written.keys()) if (isOf(owner, key)) written.delete(key);
  for (const key of owedKeysOf(owner)) removeKey(key);
  try {
    await onDevice(({ store, promisifyRequest }) =>
      store('readwrite', async (objects) => {
        const keys = await promisifyRequest(objects.getAllKeys());
        for (const key of keys) if (isOf(owner, key)) objects.delete(key);
        return promisifyRequest(objects.transaction);
      }),
    );
    return true;
  } catch {
    logNotice('the drafts of who signed out could not be removed from this device yet');
    return false;
  }
}

export const draftStorage: DraftStorage = {
  read: async (key) => written.get(key) ?? takeOwed(key) ?? readDevice(key),
  async write(key, record) {
    written.set(key, record);
    const owed = readText(toOwedDraftKey(key));
    const place = await writeDevice(key, record);
    // What was put down meanwhile is newer.
    if (place === 'device' && readText(toOwedDraftKey(key)) === owed) removeKey(toOwedDraftKey(key));
    return place;
  },
  writeLeaving(key, record) {
    const text = toOwedText(record);
    if (text !== undefined) writeText(toOwedDraftKey(key), text);
    return draftStorage.write(key, record);
  },
  remove(key) {
    written.delete(key);
    removeKey(toOwedDraftKey(key));
    return removeDevice(key);
  },
};
