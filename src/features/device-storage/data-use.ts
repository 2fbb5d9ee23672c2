import { createStore, get, type UseStore } from 'idb-keyval';
import { addDataUse, readDataUse, type DataUse } from '#contract/device/data-use.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { idbStores, WORKER_DATA_USE_KEY } from '#contract/device/late-storage.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { logNotice } from '#platform/log.ts';
import { readText, writeText } from '#platform/storage/storage.ts';

/**
 * The data meter: bytes that came over the network, by month. The page counts what it fetched itself; what the
 * worker fetched for it reads 0 here and is counted there (`sw/count-data.ts`), so nothing counts twice.
 */

const WRITE_DELAY_MS = 3 * SECOND_MS;

let observer: PerformanceObserver | undefined;
let workerStore: UseStore | undefined;
let uncounted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function readPages(): unknown {
  try {
    return JSON.parse(readText(ownStorageKeys.dataUse) ?? '{}');
  } catch {
    return {};
  }
}

/** Writes what is counted by now, at once: the page may be on its way out. */
function writeCounted(): void {
  clearTimeout(timer);
  timer = undefined;
  if (uncounted === 0) return;
  const next = addDataUse(readPages(), uncounted, Date.now());
  uncounted = 0;
  writeText(ownStorageKeys.dataUse, JSON.stringify(next));
}

function countEntries(entries: PerformanceEntryList): void {
  for (const entry of entries) {
    // A navigation is a resource, too.
    if (entry instanceof PerformanceResourceTiming) uncounted += entry.transferSize;
  }
  timer ??= setTimeout(writeCounted, WRITE_DELAY_MS);
}

/** Counts from now on, what the page has fetched by now included. */
export function startDataMeter(): void {
  if (observer) return;
  observer = new PerformanceObserver((list) => countEntries(list.getEntries()));
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
  document.addEventListener('visibilitychange', writeCounted);
  addEventListener('pagehide', writeCounted);
}

export interface MeteredData {
  pages: DataUse;
  /** null where the device's database cannot be read. */
  worker: DataUse | null;
}

/** @param now ms since the epoch */
export async function readMeter(now: number): Promise<MeteredData> {
  startDataMeter();
  // What the browser has not told yet.
  countEntries(observer?.takeRecords() ?? []);
  writeCounted();
  const pages = readDataUse(readPages(), now);
  try {
    const { database, store } = idbStores.dataUse;
    workerStore ??= createStore(database, store);
    const kept = await get<unknown>(WORKER_DATA_USE_KEY, workerStore);
    return { pages, worker: readDataUse(kept ?? {}, now) };
  } catch {
    logNotice('what the worker has fetched cannot be read on this device');
    return { pages, worker: null };
  }
}
