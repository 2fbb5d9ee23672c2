import { useSyncExternalStore } from 'react';
import { createSubscription, type View } from './controller.ts';
import { createWorld } from './world.ts';

export const subscription = createSubscription(createWorld());

/** The subscription's state, followed. */
export function useSubscription(): View {
  return useSyncExternalStore(subscription.view.subscribe, subscription.view.get);
}
