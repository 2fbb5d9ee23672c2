import { promisifyRequest } from 'idb-keyval';
import { idbStores, toDraftKey } from '#contract/device/late-storage.ts';
import { createRecordStore } from '../record-store.ts';
import { DraftRecord, SLOT_SIGN, type StoredRecord } from './record.ts';

const { change, transact, write } = createRecordStore({
  at: idbStores.drafts,
  schema: DraftRecord,
  version: 1,
});

/** All drafts of a form. */
export function readDrafts(key: string): Promise<StoredRecord[]> {
  return transact('readonly', async (records) => {
    const slots = IDBKeyRange.bound(key, `${key}${SLOT_SIGN}\uffff`);
    const [names, found] = await Promise.all([
      promisifyRequest(records.getAllKeys(slots)),
      promisifyRequest<unknown[]>(records.getAll(slots)),
    ]);
    return names.map((name, index) => ({ slot: String(name), record: found[index] }));
  });
}

export async function writeDraft(slot: string, record: object): Promise<void> {
  await write((records) => records.put(record, slot));
}

/** @param at removes only what was typed then */
export async function removeDraft(slot: string, at: number | undefined): Promise<void> {
  await change(slot, (stored) => (at === undefined || (stored?.at ?? 0) === at ? null : undefined));
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
