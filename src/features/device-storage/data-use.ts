import { get } from 'idb-keyval';
import { addDataUse, readDataUse, type DataUse } from '#contract/device/data-use.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { deviceStorageKeys, stores, WORKER_DATA_USE_KEY } from '#contract/device/stores.ts';
import { logNotice } from '#platform/log.ts';
import { openStore } from '#platform/storage/device-database.ts';
import { readText, writeText } from '#platform/storage/storage.ts';

/** The data meter: bytes by month. The worker counts its own requests (`sw/count-data.ts`), which read 0 here. */

const WRITE_DELAY_MS = 3 * SECOND_MS;

let observer: PerformanceObserver | undefined;
const workerStore = openStore(stores.dataUse);
let uncounted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function readPages(): unknown {
  try {
    return JSON.parse(readText(deviceStorageKeys.dataUse) ?? '{}');
  } catch {
    return {};
  }
}

/** Writes synchronously, as the page may be closing. */
function writeCounted(): void {
  clearTimeout(timer);
  timer = undefined;
  if (uncounted === 0) return;
  const next = addDataUse(readPages(), uncounted, Date.now());
  uncounted = 0;
  writeText(deviceStorageKeys.dataUse, JSON.stringify(next));
}

function countEntries(entries: PerformanceEntryList): void {
  for (const entry of entries) {
    if (entry instanceof PerformanceResourceTiming) uncounted += entry.transferSize;
  }
  timer ??= setTimeout(writeCounted, WRITE_DELAY_MS);
}

/** Starts counting, including resources that were loaded before (`buffered`). */
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
  worker: DataUse | null;
}

/** The data used by now. @param now ms since the epoch */
export async function readMeter(now: number): Promise<MeteredData> {
  startDataMeter();
  countEntries(observer?.takeRecords() ?? []);
  writeCounted();
  const pages = readDataUse(readPages(), now);
  try {
    const stored = await get<unknown>(WORKER_DATA_USE_KEY, workerStore);
    return { pages, worker: readDataUse(stored ?? {}, now) };
  } catch {
    logNotice('failed to read the data use of the worker');
    return { pages, worker: null };
  }
}
