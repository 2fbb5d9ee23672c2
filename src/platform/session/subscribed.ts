import { useSyncExternalStore } from 'react';
import { createObservable } from '../observable.ts';
import { readText } from '../storage/storage.ts';

/**
 * What the header knows of the subscription: enough to say "Subscribe" or "Unsubscribe" before the part of the app
 * is there that knows better, and to tell it what was pressed.
 */
export type HeaderState = 'none' | 'subscribed' | 'leaving';

const looksSubscribed = readText('isSub') === 'true' || readText('subscribId') !== null;
export const headerState = createObservable<HeaderState>(looksSubscribed ? 'subscribed' : 'none');

/** {@link headerState}, followed; none in a page from the server. */
export function useHeaderState(): HeaderState {
  return useSyncExternalStore(headerState.subscribe, headerState.get, () => 'none' as const);
}

/** What a press on the header's button asks for; each press is one of its own. */
export interface HeaderWish {
  what: 'subscribe' | 'unsubscribe';
}
export const headerWish = createObservable<HeaderWish | null>(null);

const nothing = () => null;

/** {@link headerWish}, followed. */
export function useHeaderWish(): HeaderWish | null {
  return useSyncExternalStore(headerWish.subscribe, headerWish.get, nothing);
}
