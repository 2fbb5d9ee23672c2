import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { SECOND_MS } from '#contract/limits.ts';
import { SAVED_JOB_VERSION } from '#contract/device/saved.ts';
import { idbStores } from '#contract/device/late-storage.ts';
import { logNotice } from '#platform/log.ts';
import { readSavedJob, type SavedJob } from './saved-job.ts';
import { knownSavedJobs, publishSavedJobs } from './saved-jobs.ts';
import { followTabs, type TabNews } from '#platform/storage/tab-news.ts';

/** The device's store of saved jobs (IndexedDB), which clearing the caches does not touch. */

/** A database that does not answer by then counts as unreadable, until it does. */
const READ_LIMIT_MS = 5 * SECOND_MS;

/** What becomes of a record: another one, none (null), or left as it is (undefined). */
export type Change = (kept: SavedJob | undefined) => SavedJob | null | undefined;

const { database, store: storeName } = idbStores.savedJobs;
let opened: UseStore | undefined;
/** Tells other tabs. */
let announce: ((news: TabNews) => void) | undefined;

function openStore(): UseStore {
  opened ??= createStore(database, storeName);
  return opened;
}

/** A record of an app newer than this one, which another tab may be. */
function isNewer(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || !('version' in raw)) return false;
  return typeof raw.version === 'number' && raw.version > SAVED_JOB_VERSION;
}

/**
 * Changes one record in one step, whatever other tabs do meanwhile.
 * @returns the record as it is now; undefined for none
 * @throws when the device cannot keep it, or when a newer app wrote it; the record is then as it was
 */
export async function changeKept(id: string, change: Change): Promise<SavedJob | undefined> {
  const [now, isChanged] = await openStore()('readwrite', async (records) => {
    const raw: unknown = await promisifyRequest(records.get(id));
    const kept = readSavedJob(raw);
    const next = change(kept);
    if (next === undefined) return [kept, false] as const;
    if (next !== null && isNewer(raw)) throw new Error('kept by a newer version');
    if (next === null) records.delete(id);
    else records.put(next, id);
    await promisifyRequest(records.transaction);
    return [next ?? undefined, true] as const;
  });
  if (isChanged) announce?.(id);
  return now;
}

/** Removes every record. @throws when the device refuses */
export async function clearKept(): Promise<void> {
  await openStore()('readwrite', (records) => {
    records.clear();
    return promisifyRequest(records.transaction);
  });
  announce?.(null);
}

/** Reads every record; what cannot be read stays where it is. @throws when the device does not answer */
async function readAll(): Promise<void> {
  const found = new Map<string, SavedJob>();
  for (const [key, value] of await entries<IDBValidKey, unknown>(openStore())) {
    const saved = readSavedJob(value);
    if (saved) found.set(String(key), saved);
    else logNotice('a saved job is of an unknown form and was left as it is');
  }
  publishSavedJobs(found, 'read');
}

async function readOne(id: string): Promise<void> {
  const raw = await openStore()('readonly', (records) => promisifyRequest<unknown>(records.get(id)));
  const saved = readSavedJob(raw);
  const next = new Map(knownSavedJobs());
  if (saved) next.set(id, saved);
  else next.delete(id);
  publishSavedJobs(next);
}

function readAgain(news: TabNews): void {
  const reading = news === null ? readAll() : readOne(news);
  reading.catch(() => logNotice('saved jobs of another tab cannot be read'));
}

/** Reads the device and follows what other tabs change. @throws when the device does not answer */
export async function startSavedStore(): Promise<void> {
  announce ??= followTabs(database, readAgain);
  const reading = readAll();
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), READ_LIMIT_MS);
  });
  await Promise.race([reading, limit]);
}
