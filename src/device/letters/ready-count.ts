import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { createObservable } from '#platform/observable.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** How many letters wait to be sent, for every page to know without opening their database. */

const key = lateStorageKeys.lettersReady;

const changes = createObservable(0, () => {
  addEventListener('storage', announce);
  return () => removeEventListener('storage', announce);
});

function announce(): void {
  changes.set(changes.get() + 1);
}

/** Calls back when the count may have changed, here or in another tab; returns the way to stop. */
export const onReadyCountChange = changes.subscribe;

/** How many letters are ready, as far as is known. */
export function readReadyCount(): number {
  const count = Number(readText(key));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Called with what the database holds, and with each change. */
export function noteReadyCount(count: number): void {
  if (count === readReadyCount()) return;
  if (count === 0) removeKey(key);
  else writeText(key, String(count));
  announce();
}
