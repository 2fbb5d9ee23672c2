import { createStore, delMany, get, keys, update, type UseStore } from 'idb-keyval';
import { addDataUse, readDataUse, toLastMonthKey, toMonthKey, type DataUse } from '#contract/data-use.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { idbStores } from '#contract/storage.ts';
import { logNotice } from './log.ts';

/**
 * The data meter: bytes that came over the network, by month. The page counts what it fetched itself; what the
 * worker fetched for it reads 0 here and is counted there (`sw/count-data.ts`), so nothing counts twice.
 */

const WRITE_DELAY_MS = 3 * SECOND_MS;

let store: UseStore | undefined;
let uncounted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function openStore(): UseStore {
  store ??= createStore(idbStores.dataUse.database, idbStores.dataUse.store);
  return store;
}

async function dropOldMonths(now: number): Promise<void> {
  const known = new Set([toMonthKey(now), toLastMonthKey(now)]);
  const old = (await keys<string>(openStore())).filter((month) => !known.has(month));
  if (old.length > 0) await delMany(old, openStore());
}

/** Writes what is counted by now. Where the device keeps nothing, the count goes on in the page. */
async function writeCounted(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const bytes = uncounted;
  if (bytes === 0) return;
  uncounted = 0;
  try {
    await update<unknown>(toMonthKey(Date.now()), (kept) => addDataUse(kept, 'page', bytes), openStore());
  } catch {
    uncounted += bytes;
    logNotice('the data used cannot be counted on this device');
  }
}

function countEntries(entries: PerformanceEntryList): void {
  for (const entry of entries) {
    // A navigation is a resource, too.
    if (entry instanceof PerformanceResourceTiming) uncounted += entry.transferSize;
  }
  timer ??= setTimeout(() => void writeCounted(), WRITE_DELAY_MS);
}

/** Counts from now on, what the page has fetched by now included; called once, when the first screen stands. */
export function startDataMeter(): void {
  const observer = new PerformanceObserver((list) => countEntries(list.getEntries()));
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
  document.addEventListener('visibilitychange', () => void writeCounted());
  addEventListener('pagehide', () => void writeCounted());
}

/** Bytes of this month and the one before. */
export interface MeteredData {
  month: DataUse;
  lastMonth: DataUse;
  /** False where the device keeps no count: this page's is all there is. */
  isKept: boolean;
}

/** @param now ms since the epoch */
export async function readMeter(now: number): Promise<MeteredData> {
  await writeCounted();
  try {
    await dropOldMonths(now);
    const read = async (month: string) => readDataUse(await get<unknown>(month, openStore()));
    return {
      month: await read(toMonthKey(now)),
      lastMonth: await read(toLastMonthKey(now)),
      isKept: true,
    };
  } catch {
    return { month: { page: uncounted, worker: 0 }, lastMonth: readDataUse(null), isKept: false };
  }
}
