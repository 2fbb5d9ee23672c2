import { SECOND_MS } from '#contract/limits.ts';
import { idbStores } from '#contract/device/late-storage.ts';
import { SLOT_SIGN, typedAt, type DraftPlace, type StoredRecord } from './record.ts';
import { logNotice } from '#platform/log.ts';

/** The drafts' own database. */

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
export function onDevice<T>(work: (device: Device) => Promise<T>): Promise<T> {
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

/** Every record of a key; none where the device cannot be asked. */
export async function readDevice(key: string): Promise<StoredRecord[]> {
  try {
    return await onDevice(({ store, promisifyRequest }) =>
      store('readonly', async (objects) => {
        const slots = IDBKeyRange.bound(key, `${key}${SLOT_SIGN}\uffff`);
        const [names, records] = await Promise.all([
          promisifyRequest(objects.getAllKeys(slots)),
          promisifyRequest<unknown[]>(objects.getAll(slots)),
        ]);
        return names.map((name, index) => ({ slot: String(name), record: records[index] }));
      }),
    );
  } catch {
    logNotice('drafts cannot be read on this device');
    return [];
  }
}

/** @returns where it is kept then */
export async function writeDevice(slot: string, record: object): Promise<DraftPlace> {
  try {
    const writing = onDevice(({ store, promisifyRequest }) =>
      store('readwrite', (objects) => {
        objects.put(record, slot);
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

/** @param at removes only what was typed then */
export async function removeDevice(slot: string, at: number | undefined): Promise<void> {
  try {
    await onDevice(({ store, promisifyRequest }) =>
      store('readwrite', async (objects) => {
        const isOther =
          at !== undefined && typedAt(await promisifyRequest<unknown>(objects.get(slot))) !== at;
        if (isOther) return;
        objects.delete(slot);
        objects.transaction.commit();
        await promisifyRequest(objects.transaction);
      }),
    );
  } catch {
    logNotice('a draft could not be removed from this device');
  }
}
