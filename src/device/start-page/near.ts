import { useSyncExternalStore } from 'react';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { createSignal } from '#platform/observable.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** The city that a person chose as near, by its key; '' for none. It stays on this device. */

const key = ownStorageKeys.near;
const changes = createSignal();

const readNear = (): string => readText(key) ?? '';

export function rememberNear(city: string): void {
  if (city === '') removeKey(key);
  else writeText(key, city);
  changes.announce();
}

export const useNear = (): string => useSyncExternalStore(changes.subscribe, readNear, () => '');
