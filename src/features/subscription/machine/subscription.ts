import { useSyncExternalStore } from 'react';
import { createSubscription, type View } from './controller.ts';
import { createDependencies } from './dependencies.ts';
import { toNationalPhone, toReadablePhone } from '#contract/subscription/phone.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { isSubscribed, toSubscriberInfo } from './memory.ts';

export const subscription = createSubscription(createDependencies());

/** The subscription's state, updated with each change. */
export function useSubscription(): View {
  return useSyncExternalStore(subscription.view.subscribe, subscription.view.get);
}

/** The subscriber of this device; null without one, and where the operator sends no jobs by SMS. */
export function useSmsSubscriber(): { id: string; phone: string } | null {
  const { memory } = useSubscription();
  const { subscribId, providerType, userPhone } = toSubscriberInfo(memory);
  if (!isSubscribed(memory) || subscribId === null || providerType === null) return null;
  if (!clientConfig().subscriptionTerms[providerType].sms) return null;
  return { id: subscribId, phone: toReadablePhone(toNationalPhone(userPhone ?? '')) };
}
