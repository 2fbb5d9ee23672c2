import { useSyncExternalStore } from 'react';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { apiUrl, clientConfig } from '../startup/config.ts';
import { createObservable } from '../observable.ts';

const announced = createObservable(false);

const isOwnServer = (): boolean => clientConfig().apiHost === '';

/** Whether the API answers calls beyond §7: our own origin, or an answer carried our header. */
export function hasServerExtensions(): boolean {
  return isOwnServer() || announced.get();
}

/** Notes our header in the API's answers. */
export function noteServer(url: string, headers: Pick<Headers, 'has'>): void {
  if (url.startsWith(apiUrl('/')) && headers.has(API_HEADER)) announced.set(true);
}

/** {@link hasServerExtensions}, followed. */
export function useServerExtensions(): boolean {
  return useSyncExternalStore(announced.subscribe, hasServerExtensions, isOwnServer);
}
