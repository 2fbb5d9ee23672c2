import { channelOf, withCountryCode, withoutTel, type Channel } from '#contract/subscription/subscription.ts';
import { recall, type Memory } from './memory.ts';

/** Derived subscriber info (§3). */
export interface SubscriberInfo {
  subscribId: string | null;
  providerType: Channel | null;
  userName: null;
  userPhone: string | null;
  verificationTime: string | null;
  isValid: boolean;
}

/** The number that is stored, as digits with the country code; null when there is none. */
export function storedPhone(memory: Memory): string | null {
  const stored = memory.userPhone || memory.phone || memory.tel;
  const digits = (stored ?? '').replace(/\D/g, '');
  return digits === '' ? null : withCountryCode(digits);
}

/** The stored channel, else the one of the stored number (§4). */
export function storedChannel(memory: Memory): Channel | null {
  return recall(memory, 'type') ?? channelOf(storedPhone(memory) ?? '');
}

/** Subscriber info from what is stored (§4, "Subscription status"). */
export function toSubscriberInfo(memory: Memory): SubscriberInfo {
  const verified = recall(memory, 'otpVerificationData')?.subscriberId ?? '';
  const subscribId = withoutTel(recall(memory, 'subscribId') ?? verified) || null;
  const providerType = storedChannel(memory);
  return {
    subscribId,
    providerType,
    userName: null,
    userPhone: storedPhone(memory),
    verificationTime: recall(memory, 'otpVerificationTime'),
    isValid: subscribId !== null && providerType !== null,
  };
}

/** Subscribed (§4): the info is valid, or `isSub` is "true". */
export function isSubscribed(memory: Memory): boolean {
  return memory.isSub === 'true' || toSubscriberInfo(memory).isValid;
}

/** What an operator's words say of the payment: it is being taken, or could not be; null when all is well. */
export function toPaymentState(detail: string): 'charging' | 'blocked' | null {
  if (/pending/i.test(detail)) return 'charging';
  return /blocked/i.test(detail) ? 'blocked' : null;
}

/** Whether the start page opens the modal by itself (§2). */
export function isOfferedModal(memory: Memory): boolean {
  return memory.isNewUser === undefined && memory.isSub !== 'true';
}
