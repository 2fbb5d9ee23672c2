import { useSyncExternalStore } from 'react';
import { ownStorageKeys } from '#contract/storage.ts';
import { hasBrowser } from './browser.ts';
import { readText, removeKey, writeText } from './storage.ts';
import { wantsLessData, type DataSaverChoice } from './wants-less-data.ts';

/**
 * The data saver: no logos, nothing fetched ahead, smaller pages. It follows the browser's own word until the
 * reader says "on" or "off".
 */

/** What was chosen on a device that keeps nothing: it holds as long as the page. */
let unkept: DataSaverChoice | undefined;
const listeners = new Set<() => void>();

/** What the reader chose; "auto" follows the browser. */
export function readDataSaver(): DataSaverChoice {
  if (unkept !== undefined) return unkept;
  const stored = readText(ownStorageKeys.dataSaver);
  return stored === 'on' || stored === 'off' ? stored : 'auto';
}

/** True while little is to be fetched. False where there is no browser. */
export function isDataSaver(): boolean {
  return hasBrowser && wantsLessData(readDataSaver());
}

function announce(): void {
  for (const listener of listeners) listener();
}

/**
 * Chooses, for every page of this device.
 * @returns false when the device could not keep it: it then holds for this page alone
 */
export function setDataSaver(choice: DataSaverChoice): boolean {
  if (choice === 'auto') removeKey(ownStorageKeys.dataSaver);
  const isKept = choice === 'auto' || writeText(ownStorageKeys.dataSaver, choice);
  unkept = isKept ? undefined : choice;
  announce();
  return isKept;
}

function onStorage(event: Event): void {
  if (!(event instanceof StorageEvent)) return;
  if (event.key === null || event.key === ownStorageKeys.dataSaver) announce();
}

/** The browser's word may change while the page is open. */
function followBrowser(change: 'addEventListener' | 'removeEventListener'): void {
  if (!hasBrowser) return;
  globalThis[change]('storage', onStorage);
  matchMedia('(prefers-reduced-data: reduce)')[change]('change', announce);
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection instanceof EventTarget) connection[change]('change', announce);
}

/** Calls back when it may have changed, in this tab, another, or in the browser; returns the way to stop. */
export function onDataSaverChange(listener: () => void): () => void {
  if (listeners.size === 0) followBrowser('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) followBrowser('removeEventListener');
  };
}

const no = () => false;

/** {@link isDataSaver}, followed; false while a painted page is taken over and where there is no browser. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(onDataSaverChange, isDataSaver, no);
}

/** {@link isDataSaver}, followed, for what the boot script paints: it asks the same, so the app begins with it. */
export function usePaintedDataSaver(): boolean {
  return useSyncExternalStore(onDataSaverChange, isDataSaver, isDataSaver);
}

const auto = (): DataSaverChoice => 'auto';

/** {@link readDataSaver}, followed. */
export function useDataSaverChoice(): DataSaverChoice {
  return useSyncExternalStore(onDataSaverChange, readDataSaver, auto);
}
