import { useSyncExternalStore } from 'react';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { hasBrowser } from '../browser/browser.ts';
import { isDataSaver } from './data-saver.ts';

/** The data saver as it changes while a page is open: what shows or fetches by it follows it. */

const listeners = new Set<() => void>();

/** Tells whoever follows it that another choice was made. */
export function announceDataSaver(): void {
  for (const listener of listeners) listener();
}

function onStorage(event: Event): void {
  if (!(event instanceof StorageEvent)) return;
  if (event.key === null || event.key === ownStorageKeys.dataSaver) announceDataSaver();
}

/** The browser's word may change while the page is open. */
function followBrowser(change: 'addEventListener' | 'removeEventListener'): void {
  if (!hasBrowser) return;
  globalThis[change]('storage', onStorage);
  matchMedia('(prefers-reduced-data: reduce)')[change]('change', announceDataSaver);
  navigator.connection?.[change]('change', announceDataSaver);
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

/** {@link isDataSaver}, followed; false in a page from the server, which is the same for all. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(onDataSaverChange, isDataSaver, no);
}
