import { DEVICE_OWNER, toDraftKey, toPendingDraftKey } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { inTime } from '#platform/in-time.ts';
import { logNotice } from '#platform/log.ts';
import { readKeys, readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { isOfKey, typedAt, type DraftPlace, type DraftRecord, type StoredRecord } from './record.ts';
import type { RecordChange } from '../record-store.ts';

/** What takes the place of a stored record: null removes it, undefined leaves it. */
export type DraftChange = RecordChange<DraftRecord>;

/** Nothing but `readAll` rejects. */
export interface DraftStorage {
  /** What is known synchronously: written by this page, or left in localStorage by closing ones. */
  readHere: (key: string) => StoredRecord[];
  /** With what the device has stored. @throws when it cannot be read */
  readAll: (key: string) => Promise<StoredRecord[]>;
  /** @param isLeaving the page may close before the database answers */
  change: (key: string, change: DraftChange, isLeaving?: boolean) => Promise<DraftPlace>;
  remove: (slots: readonly string[]) => Promise<void>;
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
const written = new Map<string, DraftRecord>();

/** Undefined for values with files. */
function toPendingText(record: object): string | undefined {
  let hasFile = false;
  const text = JSON.stringify(record, (_name, value: unknown) => {
    hasFile ||= value instanceof Blob || value instanceof ArrayBuffer;
    return value;
  });
  return hasFile ? undefined : text;
}

function readPending(slot: string): unknown {
  try {
    return JSON.parse(readText(toPendingDraftKey(slot)) ?? 'null');
  } catch {
    return null;
  }
}

const pendingPrefix = toPendingDraftKey('');

function readHere(key: string): StoredRecord[] {
  const pending = readKeys().filter((name) => name.startsWith(pendingPrefix));
  const slots = pending.map((name) => name.slice(pendingPrefix.length)).filter((slot) => isOfKey(key, slot));
  const here = new Map<string, unknown>(slots.map((slot) => [slot, readPending(slot)]));
  const own = written.get(key);
  if (own !== undefined) here.set(key, own);
  return [...here].map(([slot, record]) => ({ slot, record }));
}

const isOf = (owner: string, slot: string): boolean => slot.startsWith(toDraftKey(owner, ''));

function pendingKeysOf(owner: string): string[] {
  return readKeys().filter((key) => key.startsWith(toPendingDraftKey(toDraftKey(owner, ''))));
}

async function hasOf(owner: string): Promise<boolean> {
  if (pendingKeysOf(owner).length > 0 || [...written.keys()].some((key) => isOf(owner, key))) return true;
  return onDevice(({ hasDraftsOf }) => hasDraftsOf(owner));
}

/** Whether a user has drafts, of the account or of forms that need none. @throws when the device cannot be read */
export const hasDrafts = async (owner: string): Promise<boolean> =>
  (await hasOf(owner)) || hasOf(DEVICE_OWNER);

/** Removes all drafts of a user, as {@link hasDrafts} finds them. @returns false when the device did not answer */
export async function forgetDrafts(user: string): Promise<boolean> {
  const owners = [user, DEVICE_OWNER];
  for (const key of written.keys()) if (owners.some((owner) => isOf(owner, key))) written.delete(key);
  for (const key of owners.flatMap(pendingKeysOf)) removeKey(key);
  try {
    for (const owner of owners) await onDevice(({ removeDraftsOf }) => removeDraftsOf(owner));
    return true;
  } catch {
    logNotice('failed to delete drafts of a signed-out user, will retry');
    return false;
  }
}

async function changeDevice(key: string, change: DraftChange): Promise<DraftPlace> {
  try {
    await inTime(
      onDevice(({ changeDraft }) => changeDraft(key, change)),
      WRITE_LIMIT_MS,
    );
    return 'device';
  } catch {
    logNotice('draft not stored');
    return 'page';
  }
}

/** Applies a change to this page's copy. */
function changeHere(key: string, change: DraftChange): DraftRecord | undefined {
  const next = change(written.get(key));
  if (next) written.set(key, next);
  else written.delete(key);
  if (next === null) removeKey(toPendingDraftKey(key));
  return next ?? undefined;
}

export const draftStorage: DraftStorage = {
  readHere,
  async readAll(key) {
    const stored = await onDevice(({ readDrafts }) => readDrafts(key));
    const here = readHere(key);
    const isOlder = ({ slot, record }: StoredRecord) =>
      here.some((newer) => newer.slot === slot && typedAt(newer.record) >= typedAt(record));
    return [...here, ...stored.filter((one) => !isOlder(one))];
  },
  async change(key, change, isLeaving = false) {
    const record = changeHere(key, change);
    const text = isLeaving && record ? toPendingText(record) : undefined;
    if (text !== undefined) writeText(toPendingDraftKey(key), text);
    const pending = readText(toPendingDraftKey(key));
    const place = await changeDevice(key, change);
    // A newer one may have been left since.
    if (place === 'device' && readText(toPendingDraftKey(key)) === pending) removeKey(toPendingDraftKey(key));
    return place;
  },
  async remove(slots) {
    for (const slot of slots) removeKey(toPendingDraftKey(slot));
    if (slots.length > 0)
      await onDevice(({ removeDrafts }) => removeDrafts(slots)).catch(() => logNotice('draft not removed'));
  },
};
