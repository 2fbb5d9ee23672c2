import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** How many letters wait to be sent, as every page may know it without opening their database. */

const key = lateStorageKeys.lettersReady;
const listeners = new Set<() => void>();

export function readReadyCount(): number {
  const count = Number(readText(key));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Called with what the database holds, and with each change. */
export function noteReadyCount(count: number): void {
  if (count === readReadyCount()) return;
  if (count === 0) removeKey(key);
  else writeText(key, String(count));
  for (const listener of listeners) listener();
}

/** Calls back when it changes, here or in another tab; returns the way to stop. */
export function onReadyCountChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
