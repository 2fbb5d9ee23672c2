import { useSyncExternalStore } from 'react';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { announceDataSaver, onDataSaverChange } from '#platform/preferences/data-saver-follow.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import type { DataSaverChoice } from '#platform/preferences/wants-less-data.ts';

/** What the reader chose; "auto" follows the browser. */
export function readDataSaverChoice(): DataSaverChoice {
  const stored = readText(ownStorageKeys.dataSaver);
  return stored === 'on' || stored === 'off' ? stored : 'auto';
}

/**
 * Chooses, for every page of this device.
 * @returns false when the device could not keep it: it then holds for this page alone
 */
export function setDataSaver(choice: DataSaverChoice): boolean {
  if (choice === 'auto') removeKey(ownStorageKeys.dataSaver);
  const isKept = choice === 'auto' || writeText(ownStorageKeys.dataSaver, choice);
  announceDataSaver();
  return isKept;
}

const auto = (): DataSaverChoice => 'auto';

/** {@link readDataSaverChoice}, followed. */
export function useDataSaverChoice(): DataSaverChoice {
  return useSyncExternalStore(onDataSaverChange, readDataSaverChoice, auto);
}
