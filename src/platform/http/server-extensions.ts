import { useSyncExternalStore } from 'react';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { apiUrl, clientConfig } from '../startup/config.ts';
import { createObservable } from '../observable.ts';

/** Whether the API answers the calls beyond §7; any other server is only sent what §7 lists. */

const announced = createObservable(false);

const isOwnServer = (): boolean => clientConfig().apiHost === '';

/** True at once where the API is our own address, else after an answer of the API that carried our header. */
export function hasServerExtensions(): boolean {
  return isOwnServer() || announced.get();
}

/** Notes our header in the API's answers; those of other hosts are ignored. */
export function noteServer(url: string, headers: Pick<Headers, 'has'>): void {
  if (url.startsWith(apiUrl('/')) && headers.has(API_HEADER)) announced.set(true);
}

/** {@link hasServerExtensions} for screens; of another server a page from ours knows nothing yet. */
export function useServerExtensions(): boolean {
  return useSyncExternalStore(announced.subscribe, hasServerExtensions, isOwnServer);
}
