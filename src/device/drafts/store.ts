import { toDraftKey, toOwedDraftKey } from '#contract/device/late-storage.ts';
import { onDevice, readDevice, removeDevice, writeDevice } from './device.ts';
import { isOfKey, typedAt, type DraftPlace, type StoredRecord } from './record.ts';
import { logNotice } from '#platform/log.ts';
import { readKeys, readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** Keeps the records of a form's key, each in a slot whose name begins with the key; nothing of it ever rejects. */
export interface DraftStorage {
  /** What is known at once: written by this page, or put down by others on their way out. */
  readHere: (key: string) => StoredRecord[];
  /** All that is kept, with what the device has. */
  readAll: (key: string) => Promise<StoredRecord[]>;
  write: (slot: string, record: object) => Promise<DraftPlace>;
  /** Writes for a page that may not live to see the database done. */
  writeLeaving: (slot: string, record: object) => Promise<DraftPlace>;
  /** @param at when the record was typed that is to go; one of another time stays */
  remove: (slot: string, at?: number) => Promise<void>;
}

/** What was written by this page: newer than the device's copy, and all there is without one. */
const written = new Map<string, object>();

/** As text that is written at once; undefined for what is more than text. */
function toOwedText(record: object): string | undefined {
  let hasFile = false;
  const text = JSON.stringify(record, (_name, value: unknown) => {
    hasFile ||= value instanceof Blob || value instanceof ArrayBuffer;
    return value;
  });
  return hasFile ? undefined : text;
}

/** What a page put down on its way out, newer than the device's copy. */
function readOwed(slot: string): unknown {
  try {
    return JSON.parse(readText(toOwedDraftKey(slot)) ?? 'null');
  } catch {
    return null;
  }
}

const owedPrefix = toOwedDraftKey('');

/** What is newer than the device's copy, by slot. */
function listNewer(key: string): Map<string, unknown> {
  const owed = readKeys().filter((name) => name.startsWith(owedPrefix));
  const slots = owed.map((name) => name.slice(owedPrefix.length)).filter((slot) => isOfKey(key, slot));
  const here = [...written].filter(([slot]) => isOfKey(key, slot));
  return new Map([...slots.map((slot): [string, unknown] => [slot, readOwed(slot)]), ...here]);
}

const toList = (records: ReadonlyMap<string, unknown>): StoredRecord[] =>
  [...records].map(([slot, record]) => ({ slot, record }));

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
  readHere: (key) => toList(listNewer(key)),
  async readAll(key) {
    const kept = (await readDevice(key)).map(({ slot, record }): [string, unknown] => [slot, record]);
    return toList(new Map([...kept, ...listNewer(key)]));
  },
  async write(slot, record) {
    written.set(slot, record);
    const owed = readText(toOwedDraftKey(slot));
    const place = await writeDevice(slot, record);
    // What was put down meanwhile is newer.
    if (place === 'device' && readText(toOwedDraftKey(slot)) === owed) removeKey(toOwedDraftKey(slot));
    return place;
  },
  writeLeaving(slot, record) {
    const text = toOwedText(record);
    if (text !== undefined) writeText(toOwedDraftKey(slot), text);
    return draftStorage.write(slot, record);
  },
  remove(slot, at) {
    const isMeant = (record: unknown) => at === undefined || typedAt(record) === at;
    if (isMeant(written.get(slot))) written.delete(slot);
    if (isMeant(readOwed(slot))) removeKey(toOwedDraftKey(slot));
    return removeDevice(slot, at);
  },
};
