import { useSyncExternalStore } from 'react';
import { createObservable } from '../observable.ts';
import { readText } from '../storage/storage.ts';

export type HeaderState = 'none' | 'subscribed' | 'leaving';

const looksSubscribed = readText('isSub') === 'true' || readText('subscribId') !== null;
export const headerState = createObservable<HeaderState>(looksSubscribed ? 'subscribed' : 'none');

export function useHeaderState(): HeaderState {
  return useSyncExternalStore(headerState.subscribe, headerState.get, () => 'none' as const);
}

/** What a page asks the subscription for, which resets it. */
export interface HeaderAction {
  what: 'subscribe' | 'unsubscribe' | 'unsubscribeByNumber';
}
export const headerAction = createObservable<HeaderAction | null>(null);

export function useHeaderAction(): HeaderAction | null {
  return useSyncExternalStore(headerAction.subscribe, headerAction.get, () => null);
}
