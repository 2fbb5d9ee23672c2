import { useSyncExternalStore } from 'react';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { hasBrowser } from '../browser/browser.ts';
import { createSignal } from '../observable.ts';
import { readText } from '../storage/storage.ts';
import { wantsLessData } from './wants-less-data.ts';

/** No logos, nothing prefetched, smaller pages. Follows the browser until the user chooses. */
export function isDataSaver(): boolean {
  return hasBrowser && wantsLessData(readText(ownStorageKeys.dataSaver));
}

function onStorage(event: Event): void {
  if (!(event instanceof StorageEvent)) return;
  if (event.key === null || event.key === ownStorageKeys.dataSaver) announceDataSaver();
}

function followBrowser(change: 'addEventListener' | 'removeEventListener'): void {
  if (!hasBrowser) return;
  globalThis[change]('storage', onStorage);
  matchMedia('(prefers-reduced-data: reduce)')[change]('change', announceDataSaver);
  navigator.connection?.[change]('change', announceDataSaver);
}

const changes = createSignal(() => {
  followBrowser('addEventListener');
  return () => followBrowser('removeEventListener');
});

export const announceDataSaver = changes.announce;

/** Calls back when it may have changed; returns the way to stop. */
export const onDataSaverChange = changes.subscribe;

const no = () => false;

/** {@link isDataSaver}, followed; false in pages from the server. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(onDataSaverChange, isDataSaver, no);
}
