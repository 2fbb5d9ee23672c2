import { useSyncExternalStore } from 'react';
import { createObservable } from '../observable.ts';
import { readText } from '../storage/storage.ts';

/** What the header knows of the subscription before the subscription's own code is loaded. */
export type HeaderState = 'none' | 'subscribed' | 'leaving';

const looksSubscribed = readText('isSub') === 'true' || readText('subscribId') !== null;
export const headerState = createObservable<HeaderState>(looksSubscribed ? 'subscribed' : 'none');

/** {@link headerState}, followed; none in a page from the server. */
export function useHeaderState(): HeaderState {
  return useSyncExternalStore(headerState.subscribe, headerState.get, () => 'none' as const);
}

/** What the header's button was last pressed for; the subscription resets it. */
export interface HeaderAction {
  what: 'subscribe' | 'unsubscribe';
}
export const headerAction = createObservable<HeaderAction | null>(null);

/** {@link headerAction}, followed. */
export function useHeaderAction(): HeaderAction | null {
  return useSyncExternalStore(headerAction.subscribe, headerAction.get, () => null);
}
