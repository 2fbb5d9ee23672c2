import { promisifyRequest } from 'idb-keyval';
import { messageSW } from 'workbox-window';
import { stores, type StoreName } from '#contract/device/stores.ts';
import { openDatabase, withDatabase } from './database.ts';
import { SECOND_MS } from '#contract/limits.ts';
import type { ToWorker } from '#contract/device/worker.ts';
import { inTime } from '../in-time.ts';
import { logNotice } from '../log.ts';

/**
 * Builds before December 2026 had a database for each kind of records, and their tabs may still be open beside this
 * page. Records move in parts, each in a write transaction of the old database that stays open until the new one has
 * committed: old tabs and other new ones wait for it, and where it ends early the records are still in the old
 * database. What an old tab writes later moves at the next start. Empty databases are deleted once no other page is
 * open. May go when no device has been away since November 2026.
 */

/** Later kinds of records were never in another database. */
const old: Readonly<Partial<Record<StoreName, { database: string; store: string }>>> = {
  [stores.savedJobs]: { database: 'kaj-saved-jobs', store: 'jobs' },
  [stores.downloadedCvs]: { database: 'kaj-cvs', store: 'files' },
  [stores.ownCvs]: { database: 'kaj-own-cvs', store: 'cvs' },
  [stores.drafts]: { database: 'kaj-drafts', store: 'forms' },
  [stores.letters]: { database: 'kaj-letters', store: 'letters' },
  [stores.alerts]: { database: 'kaj-alerts', store: 'alerts' },
  [stores.reports]: { database: 'kaj-reports', store: 'reports' },
  [stores.figures]: { database: 'kaj-figures', store: 'events' },
  [stores.downloads]: { database: 'kaj-parts', store: 'parts' },
  [stores.offlineSearches]: { database: 'kaj-taken', store: 'searches' },
};

type Entry = readonly [key: IDBValidKey, value: unknown];

/** Files are among the records. */
const RECORDS_AT_ONCE = 20;

/** Null where there is none: aborting the upgrade creates none. */
async function openOld(name: string): Promise<IDBDatabase | null> {
  const request = indexedDB.open(name);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.transaction?.abort();
  };
  try {
    return await promisifyRequest(request);
  } catch (error) {
    if (isNew) return null;
    throw error;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const times = [
  'changedAt',
  'at',
  'stageAt',
  'savedAt',
  'copiedAt',
  'downloadedAt',
  'reportedAt',
  'startedAt',
];

/** The latest time in a record; 0 without one. */
const timeOf = (record: unknown): number =>
  Math.max(
    0,
    ...times.map((name) => {
      const time = isObject(record) ? record[name] : undefined;
      return typeof time === 'number' ? time : 0;
    }),
  );

/** Where the older text of two stays beside the newer, as the forms and the CV list show it. */
function toAside(name: StoreName, [key, value]: Entry): Entry[] {
  if (typeof key !== 'string' || !isObject(value)) return [];
  const time = timeOf(value);
  if (name === stores.drafts) return [[`${key}#${time}`, value]];
  if (name !== stores.ownCvs) return [];
  const id = `${key}-${time}`;
  return [[id, { ...value, id }]];
}

/** What to store where both databases have a record: the newer, and beside it the older where somebody typed it. */
function toStored(name: StoreName, key: IDBValidKey, [stored, moved]: readonly [unknown, unknown]): Entry[] {
  if (stored === undefined) return [[key, moved]];
  if (timeOf(moved) === timeOf(stored)) return [];
  if (timeOf(moved) < timeOf(stored)) return toAside(name, [key, moved]);
  return [[key, moved], ...toAside(name, [key, stored])];
}

const copyInto = (name: StoreName, entries: readonly Entry[]): Promise<void> =>
  withDatabase(async (database) => {
    // The records are deleted right afterwards.
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    const records = transaction.objectStore(name);
    for (const [key, moved] of entries) {
      const stored = await promisifyRequest<unknown>(records.get(key));
      for (const [to, value] of toStored(name, key, [stored, moved])) records.put(value, to);
    }
    await promisifyRequest(transaction);
  });

/** Keeps a transaction open until something is done, which IndexedDB does as long as requests follow. */
async function holdUntil(records: IDBObjectStore, work: Promise<void>): Promise<void> {
  const state = { isDone: false };
  const finish = () => void (state.isDone = true);
  work.then(finish, finish);
  while (!state.isDone) await promisifyRequest(records.count());
}

/** @returns false when nothing is left */
async function moveSome(database: IDBDatabase, from: string, into: StoreName): Promise<boolean> {
  const transaction = database.transaction(from, 'readwrite');
  const records = transaction.objectStore(from);
  const [keys, values] = await Promise.all([
    promisifyRequest(records.getAllKeys(null, RECORDS_AT_ONCE)),
    promisifyRequest<unknown[]>(records.getAll(null, RECORDS_AT_ONCE)),
  ]);
  if (keys.length === 0) return false;
  const copying = copyInto(
    into,
    keys.map((key, index) => [key, values[index]]),
  );
  await holdUntil(records, copying);
  await copying;
  for (const key of keys) records.delete(key);
  await promisifyRequest(transaction);
  return true;
}

async function move(name: StoreName): Promise<void> {
  const place = old[name];
  if (place === undefined) return;
  const { database, store } = place;
  const opened = await openOld(database);
  if (opened === null) return;
  try {
    // A crash during its creation may have left the database without its store.
    if (!opened.objectStoreNames.contains(store)) return;
    // Opened first: a transaction of the old database would otherwise stay open while it opens.
    await openDatabase();
    while (await moveSome(opened, store, name));
  } finally {
    opened.close();
  }
}

/** No other page is open, so none with an older build; false where no worker of this build says so. */
async function isOnlyPage(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return false;
  const message: ToWorker = { type: 'COUNT_PAGES' };
  return (await inTime(messageSW(worker, message), 5 * SECOND_MS)) === 1;
}

/** Records that the device refuses stay in their old database. */
async function moveEach(onMoved: (name: StoreName) => void): Promise<void> {
  for (const name of Object.values(stores)) {
    try {
      await move(name);
      onMoved(name);
    } catch {
      logNotice('records of an earlier build not moved', name);
    }
  }
}

async function finish(): Promise<void> {
  await moveEach(() => undefined);
  if (!(await isOnlyPage())) return;
  // Again: an old tab may have written right before it was closed.
  await moveEach((name) => {
    const place = old[name];
    if (place) indexedDB.deleteDatabase(place.database);
  });
}

let finishing: Promise<void> | undefined;

/** Moves what earlier builds stored of a kind, then the other kinds. @throws when the device refuses that kind */
export async function moveOld(name: StoreName): Promise<void> {
  await move(name);
  finishing ??= finish().catch(() => logNotice('databases of an earlier build not deleted'));
}
