import { useSyncExternalStore } from 'react';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { hasBrowser } from '../browser/browser.ts';
import { createObservable } from '../observable.ts';
import { readText } from '../storage/storage.ts';
import { wantsLessData } from './wants-less-data.ts';

/**
 * The data saver: no logos, nothing fetched ahead, smaller pages. It follows the browser's setting until the user
 * says "on" or "off". False where there is no browser.
 */
export function isDataSaver(): boolean {
  return hasBrowser && wantsLessData(readText(ownStorageKeys.dataSaver));
}

function onStorage(event: Event): void {
  if (!(event instanceof StorageEvent)) return;
  if (event.key === null || event.key === ownStorageKeys.dataSaver) announceDataSaver();
}

/** The browser's setting may change while the page is open. */
function followBrowser(change: 'addEventListener' | 'removeEventListener'): void {
  if (!hasBrowser) return;
  globalThis[change]('storage', onStorage);
  matchMedia('(prefers-reduced-data: reduce)')[change]('change', announceDataSaver);
  navigator.connection?.[change]('change', announceDataSaver);
}

const changes = createObservable(0, () => {
  followBrowser('addEventListener');
  return () => followBrowser('removeEventListener');
});

/** Announces that another choice was made. */
export const announceDataSaver = (): void => changes.set(changes.get() + 1);

/** Calls back when it may have changed, in this tab, another, or in the browser; returns the way to stop. */
export const onDataSaverChange = changes.subscribe;

const no = () => false;

/** {@link isDataSaver}, followed; false in a page from the server, which is the same for all. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(onDataSaverChange, isDataSaver, no);
}
