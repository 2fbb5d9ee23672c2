import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { DEVICE_OWNER, stores, toDraftKey, toPendingDraftKey } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { inTime } from '#platform/wait.ts';
import { logNotice } from '#platform/log.ts';
import { readKeys, readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { createRecordStore, type RecordChange } from '../record-store.ts';

/** `page`: the device refused, so the draft lives as long as the page. */
export type DraftPlace = 'device' | 'page';

/** The draft of one form. */
export const DraftRecord = v.object({
  shape: v.literal(1),
  value: v.unknown(),
  /** The last request that was sent, and its idempotency key. */
  attempt: v.nullable(v.object({ key: v.string(), request: v.string() })),
  /** When the value was typed, in ms since the epoch. */
  at: v.number(),
});
export type DraftRecord = v.InferOutput<typeof DraftRecord>;

export interface DraftStorage {
  /** Reads what this page or a closing page wrote and the database may lack. */
  readPending: (key: string) => DraftRecord | undefined;
  /** Reads the database. @throws when the device refuses */
  read: (key: string) => Promise<DraftRecord | undefined>;
  /** Never rejects. @param isLeaving the page may close before the database answers */
  change: (key: string, change: RecordChange<DraftRecord>, isLeaving?: boolean) => Promise<DraftPlace>;
}

const WRITE_LIMIT_MS = 3 * SECOND_MS;

/** Without a limit for reads: a draft that is read late still fills an untouched form. */
const records = createRecordStore({ at: stores.drafts, schema: DraftRecord, version: 1, limit: {} });

/** Drafts of this page that the database does not have yet, or refuses. */
const unstored = new Map<string, DraftRecord>();

/** Undefined for values with files. */
function toText(record: DraftRecord): string | undefined {
  let hasFile = false;
  const text = JSON.stringify(record, (_name, value: unknown) => {
    hasFile ||= value instanceof Blob || value instanceof ArrayBuffer;
    return value;
  });
  return hasFile ? undefined : text;
}

/** Reads what a closing page left in localStorage. */
function readLeft(key: string): DraftRecord | undefined {
  try {
    const { success, output } = v.safeParse(DraftRecord, JSON.parse(readText(toPendingDraftKey(key)) ?? ''));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

function readPending(key: string): DraftRecord | undefined {
  const [own, left] = [unstored.get(key), readLeft(key)];
  return own && left && left.at > own.at ? left : (own ?? left);
}

async function changeRecord(key: string, change: RecordChange<DraftRecord>): Promise<DraftPlace> {
  try {
    await inTime(records.change(key, change), WRITE_LIMIT_MS);
    return 'device';
  } catch {
    logNotice('draft not stored');
    return 'page';
  }
}

export const draftStorage: DraftStorage = {
  readPending,
  read: async (key) => records.read(key),
  async change(key, change, isLeaving = false) {
    const next = change(unstored.get(key));
    const leftKey = toPendingDraftKey(key);
    if (next) {
      unstored.set(key, next);
      const text = isLeaving ? toText(next) : undefined;
      if (text !== undefined) writeText(leftKey, text);
    } else {
      unstored.delete(key);
      removeKey(leftKey);
    }
    const left = readText(leftKey);
    const place = await changeRecord(key, change);
    if (place === 'page') return place;
    if (unstored.get(key) === next) unstored.delete(key);
    // A page may have left a newer draft while the database wrote this one.
    if (readText(leftKey) === left) removeKey(leftKey);
    return place;
  },
};

const isOf = (owner: string, key: string): boolean => key.startsWith(toDraftKey(owner, ''));
const toOwnerRange = (owner: string): IDBKeyRange =>
  IDBKeyRange.bound(toDraftKey(owner, ''), toDraftKey(owner, '\uffff'));
const leftKeysOf = (owner: string): string[] =>
  readKeys().filter((key) => key.startsWith(toPendingDraftKey(toDraftKey(owner, ''))));

async function hasDraftsOf(owner: string): Promise<boolean> {
  if (leftKeysOf(owner).length > 0 || [...unstored.keys()].some((key) => isOf(owner, key))) return true;
  const count = await records.transact('readonly', (drafts) =>
    promisifyRequest(drafts.count(toOwnerRange(owner))),
  );
  return count > 0;
}

/** Whether a user has drafts, of the account or of forms that need none. @throws when the device cannot be read */
export const hasDrafts = async (user: string): Promise<boolean> =>
  (await hasDraftsOf(user)) || hasDraftsOf(DEVICE_OWNER);

/** Removes all drafts of a user, as {@link hasDrafts} finds them. @returns false when the device did not answer */
export async function forgetDrafts(user: string): Promise<boolean> {
  const owners = [user, DEVICE_OWNER];
  for (const key of unstored.keys()) if (owners.some((owner) => isOf(owner, key))) unstored.delete(key);
  for (const key of owners.flatMap(leftKeysOf)) removeKey(key);
  try {
    for (const owner of owners) await records.write((drafts) => drafts.delete(toOwnerRange(owner)));
    return true;
  } catch {
    logNotice('failed to delete drafts of a signed-out user, will retry');
    return false;
  }
}
