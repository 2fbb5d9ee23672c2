import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { idbStores } from '#contract/device/late-storage.ts';
import { logNotice } from '#platform/log.ts';
import { createObservable } from '#platform/observable.ts';
import { followTabs, type TabNews } from '#platform/storage/tab-news.ts';
import {
  readTakenRecord,
  TAKEN_VERSION,
  toTakenKey,
  type CompanyRecord,
  type JobRecord,
  type SearchRecord,
  type TakenRecord,
} from './record.ts';

/** The device's store of searches taken along (IndexedDB), which clearing the caches does not touch. */

const { database, store: storeName } = idbStores.takenSearches;
let opened: UseStore | undefined;
let announce: ((news: TabNews) => void) | undefined;

/** Counts the changes, of this tab and of others. */
export const takenChanges = createObservable(0);

const countChange = (): void => takenChanges.set(takenChanges.get() + 1);

function openStore(): UseStore {
  opened ??= createStore(database, storeName);
  announce ??= followTabs(database, countChange);
  return opened;
}

/** Tells this tab and the others that what was read may be old. */
export function announceTaken(): void {
  countChange();
  announce?.(null);
}

/** A record of an app newer than this one, which another tab may be. */
function isNewer(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || !('version' in raw)) return false;
  return typeof raw.version === 'number' && raw.version > TAKEN_VERSION;
}

/**
 * Writes all of these or none. What a newer app wrote stays.
 * @throws when the device cannot keep it
 */
export async function putTaken(records: readonly TakenRecord[]): Promise<void> {
  await openStore()('readwrite', async (kept) => {
    for (const record of records) {
      const key = toTakenKey(record);
      if (!isNewer(await promisifyRequest<unknown>(kept.get(key)))) kept.put(record, key);
    }
    await promisifyRequest(kept.transaction);
  });
}

/** @throws when the device refuses */
export async function deleteTaken(keys: readonly string[]): Promise<void> {
  await openStore()('readwrite', (kept) => {
    for (const key of keys) kept.delete(key);
    return promisifyRequest(kept.transaction);
  });
}

/** @throws when the device refuses */
export async function clearTaken(): Promise<void> {
  await openStore()('readwrite', (kept) => {
    kept.clear();
    return promisifyRequest(kept.transaction);
  });
}

/** @throws when the device does not answer */
export async function getTaken(key: string): Promise<TakenRecord | undefined> {
  const raw = await openStore()('readonly', (kept) => promisifyRequest<unknown>(kept.get(key)));
  return readTakenRecord(raw);
}

/** Everything that is kept. */
export interface TakenRecords {
  searches: SearchRecord[];
  jobs: ReadonlyMap<string, JobRecord>;
  companies: ReadonlyMap<string, CompanyRecord>;
}

/** What cannot be read stays where it is. @throws when the device does not answer */
export async function readTakenRecords(): Promise<TakenRecords> {
  const searches: SearchRecord[] = [];
  const jobs = new Map<string, JobRecord>();
  const companies = new Map<string, CompanyRecord>();
  for (const [, value] of await entries<IDBValidKey, unknown>(openStore())) {
    const record = readTakenRecord(value);
    if (record?.kind === 'search') searches.push(record);
    else if (record?.kind === 'job') jobs.set(record.job._id, record);
    else if (record) companies.set(record.company._id, record);
    else logNotice('a record of a search taken along is of an unknown form and was left as it is');
  }
  return { searches: searches.toSorted((a, b) => b.startedAt - a.startedAt), jobs, companies };
}
