import { toNationalPhone, toReadablePhone } from '#contract/subscription/phone.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { isSubscribed, toSubscriberInfo } from './memory.ts';
import { useSubscription } from './subscription.ts';

/** The subscriber of this device; null without one, and where the operator sends no jobs by SMS. */
export function useSmsSubscriber(): { id: string; phone: string } | null {
  const { memory } = useSubscription();
  const { subscribId, providerType, userPhone } = toSubscriberInfo(memory);
  if (!isSubscribed(memory) || subscribId === null || providerType === null) return null;
  if (!clientConfig().subscriptionTerms[providerType].sms) return null;
  return { id: subscribId, phone: toReadablePhone(toNationalPhone(userPhone ?? '')) };
}
