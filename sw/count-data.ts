import { promisifyRequest } from 'idb-keyval';
import { addDataUse } from '#contract/device/data-use.ts';
import { storeOf } from '#platform/storage/database.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { stores, WORKER_DATA_USE_KEY } from '#contract/device/stores.ts';

/** Pages cannot see what the worker fetches. */

const WRITE_DELAY_MS = SECOND_MS;

const store = storeOf(stores.dataUse);
let uncounted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function writeCounted(): Promise<void> {
  timer = undefined;
  const bytes = uncounted;
  uncounted = 0;
  try {
    await store('readwrite', async (records) => {
      const stored = await promisifyRequest<unknown>(records.get(WORKER_DATA_USE_KEY));
      records.put(addDataUse(stored, bytes, Date.now()), WORKER_DATA_USE_KEY);
      await promisifyRequest(records.transaction);
    });
  } catch {
    uncounted += bytes;
  }
}

/** Counts bytes that this worker fetches from the network. */
export function startCountingData(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming) uncounted += entry.transferSize;
    }
    // The browser stores only so many entries.
    performance.clearResourceTimings();
    if (uncounted > 0) timer ??= setTimeout(() => void writeCounted(), WRITE_DELAY_MS);
  });
  observer.observe({ type: 'resource', buffered: true });
}
