import { useSyncExternalStore } from 'react';
import { createSubscription, type View } from './controller.ts';
import { createDependencies } from './dependencies.ts';

export const subscription = createSubscription(createDependencies());

/** The subscription's state, updated with each change. */
export function useSubscription(): View {
  return useSyncExternalStore(subscription.view.subscribe, subscription.view.get);
}
