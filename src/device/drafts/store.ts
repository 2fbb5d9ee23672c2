import { toDraftKey, toOwedDraftKey } from '#contract/device/late-storage.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { inTime } from '#platform/in-time.ts';
import { logNotice } from '#platform/log.ts';
import { readKeys, readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { isOfKey, typedAt, type DraftPlace, type StoredRecord } from './record.ts';

/** Slots begin with the form's key. Nothing rejects. */
export interface DraftStorage {
  /** What is known synchronously: written by this page, or left in localStorage by closing ones. */
  readHere: (key: string) => StoredRecord[];
  readAll: (key: string) => Promise<StoredRecord[]>;
  write: (slot: string, record: object) => Promise<DraftPlace>;
  writeLeaving: (slot: string, record: object) => Promise<DraftPlace>;
  /** @param at removes only what was typed then */
  remove: (slot: string, at?: number) => Promise<void>;
}

const WRITE_LIMIT_MS = 3 * SECOND_MS;

const loadDevice = () => import('./device.ts');
type Device = Awaited<ReturnType<typeof loadDevice>>;
let device: Device | undefined;

/** Synchronous once loaded, for pages that are closing. */
async function onDevice<T>(work: (device: Device) => Promise<T>): Promise<T> {
  device ??= await loadDevice();
  return work(device);
}

/** Written by this page: newer than the device's copy. */
const written = new Map<string, object>();

/** Undefined for values with files. */
function toOwedText(record: object): string | undefined {
  let hasFile = false;
  const text = JSON.stringify(record, (_name, value: unknown) => {
    hasFile ||= value instanceof Blob || value instanceof ArrayBuffer;
    return value;
  });
  return hasFile ? undefined : text;
}

function readOwed(slot: string): unknown {
  try {
    return JSON.parse(readText(toOwedDraftKey(slot)) ?? 'null');
  } catch {
    return null;
  }
}

const owedPrefix = toOwedDraftKey('');

function listNewer(key: string): Map<string, unknown> {
  const owed = readKeys().filter((name) => name.startsWith(owedPrefix));
  const slots = owed.map((name) => name.slice(owedPrefix.length)).filter((slot) => isOfKey(key, slot));
  const here = [...written].filter(([slot]) => isOfKey(key, slot));
  return new Map([...slots.map((slot): [string, unknown] => [slot, readOwed(slot)]), ...here]);
}

const toList = (records: ReadonlyMap<string, unknown>): StoredRecord[] =>
  [...records].map(([slot, record]) => ({ slot, record }));

const isOf = (owner: string, slot: string): boolean => slot.startsWith(toDraftKey(owner, ''));

function owedKeysOf(owner: string): string[] {
  return readKeys().filter((key) => key.startsWith(toOwedDraftKey(toDraftKey(owner, ''))));
}

/** Whether a user has drafts. */
export async function hasDrafts(owner: string): Promise<boolean> {
  if (owedKeysOf(owner).length > 0 || [...written.keys()].some((key) => isOf(owner, key))) return true;
  return onDevice(({ hasDraftsOf }) => hasDraftsOf(owner)).catch(() => false);
}

/** Removes all drafts of a user. @returns false when the device did not answer */
export async function forgetDrafts(owner: string): Promise<boolean> {
  for (const key of written.keys()) if (isOf(owner, key)) written.delete(key);
  for (const key of owedKeysOf(owner)) removeKey(key);
  try {
    await onDevice(({ removeDraftsOf }) => removeDraftsOf(owner));
    return true;
  } catch {
    logNotice('failed to delete drafts of a signed-out user, will retry');
    return false;
  }
}

async function readDevice(key: string): Promise<StoredRecord[]> {
  try {
    return await onDevice(({ readDrafts }) => readDrafts(key));
  } catch {
    logNotice('drafts not readable');
    return [];
  }
}

async function writeDevice(slot: string, record: object): Promise<DraftPlace> {
  try {
    await inTime(
      onDevice(({ writeDraft }) => writeDraft(slot, record)),
      WRITE_LIMIT_MS,
    );
    return 'device';
  } catch {
    logNotice('draft not stored');
    return 'page';
  }
}

export const draftStorage: DraftStorage = {
  readHere: (key) => toList(listNewer(key)),
  async readAll(key) {
    const stored = (await readDevice(key)).map(({ slot, record }): [string, unknown] => [slot, record]);
    return toList(new Map([...stored, ...listNewer(key)]));
  },
  async write(slot, record) {
    written.set(slot, record);
    const owed = readText(toOwedDraftKey(slot));
    const place = await writeDevice(slot, record);
    // A newer one may have been left since.
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
    return onDevice(({ removeDraft }) => removeDraft(slot, at)).catch(() => logNotice('draft not removed'));
  },
};
