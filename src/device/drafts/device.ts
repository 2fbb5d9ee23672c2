import { promisifyRequest } from 'idb-keyval';
import { stores, toDraftKey } from '#contract/device/stores.ts';
import { createRecordStore } from '../record-store.ts';
import { DraftRecord, toSlotBounds, type StoredRecord } from './record.ts';

const {
  change: changeDraft,
  removeAll: removeDrafts,
  transact,
  write,
} = createRecordStore({ at: stores.drafts, schema: DraftRecord, version: 1 });

export { changeDraft, removeDrafts };

/** The records of a form; several in what older builds stored. */
export function readDrafts(key: string): Promise<StoredRecord[]> {
  return transact('readonly', async (records) => {
    const slots = IDBKeyRange.bound(...toSlotBounds(key));
    const [names, found] = await Promise.all([
      promisifyRequest(records.getAllKeys(slots)),
      promisifyRequest<unknown[]>(records.getAll(slots)),
    ]);
    return names.map((name, index) => ({ slot: String(name), record: found[index] }));
  });
}

const toOwnerRange = (owner: string): IDBKeyRange =>
  IDBKeyRange.bound(toDraftKey(owner, ''), toDraftKey(owner, '\uffff'));

/** Whether a user has drafts. */
export async function hasDraftsOf(owner: string): Promise<boolean> {
  const count = await transact('readonly', (records) => promisifyRequest(records.count(toOwnerRange(owner))));
  return count > 0;
}

/** Removes all drafts of a user. */
export async function removeDraftsOf(owner: string): Promise<void> {
  await write((records) => records.delete(toOwnerRange(owner)));
}
