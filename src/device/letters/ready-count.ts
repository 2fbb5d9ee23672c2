import { deviceStorageKeys } from '#contract/device/stores.ts';
import { createSignal } from '#platform/observable.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** Readable without opening the database. */

const key = deviceStorageKeys.lettersReady;

const changes = createSignal(() => {
  addEventListener('storage', changes.announce);
  return () => removeEventListener('storage', changes.announce);
});

/** Calls back when the count may have changed, in any tab; returns the way to stop. */
export const onReadyCountChange = changes.subscribe;

/** How many letters are ready to be sent. */
export function readReadyCount(): number {
  const count = Number(readText(key));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Stores the count. */
export function noteReadyCount(count: number): void {
  if (count === readReadyCount()) return;
  if (count === 0) removeKey(key);
  else writeText(key, String(count));
  changes.announce();
}
