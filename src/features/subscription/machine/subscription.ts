import { useSyncExternalStore } from 'react';
import { createSubscription, type View } from './controller.ts';
import { createWorld } from './world.ts';

/** The subscription of this page. */
export const subscription = createSubscription(createWorld());

/** What there is to show of it, followed. */
export function useSubscription(): View {
  return useSyncExternalStore(subscription.view.subscribe, subscription.view.get);
}
