import { useSyncExternalStore } from 'react';
import {
  fetchSubscriber,
  sendPinRequest,
  sendPinVerify,
  sendSubscription,
  sendUnsubscribe,
} from '#api/subscription.ts';
import type { SubscriptionTerms } from '#contract/config/client-config.ts';
import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { formatMoney } from '#contract/format.ts';
import { toNationalPhone, toReadablePhone } from '#contract/subscription/phone.ts';
import type { SubscriptionKey } from '#contract/subscription/storage.ts';
import { type Channel, withCountryCode } from '#contract/subscription/subscription.ts';
import { locale } from '#platform/i18n/locale.ts';
import { logNotice } from '#platform/log.ts';
import { serverNow } from '#platform/server-time.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { hashText } from '#platform/startup/visit-seed.ts';
import { readText, removeKey, tabStorage, writeText } from '#platform/storage/storage.ts';
import { subscriptionMessages, type SubscriptionTexts } from '../messages.ts';
import { createSubscription, type Dependencies, type View } from './controller.ts';
import { channelFor, isSubscribed, type Memory, toSubscriberInfo } from './memory.ts';

function createStorage(): Pick<Dependencies, 'read' | 'write'> {
  const unwritten = new Map<SubscriptionKey, string>();
  return {
    read: (key) => unwritten.get(key) ?? readText(key),
    write(key, text) {
      unwritten.delete(key);
      if (text === null) removeKey(key);
      else if (!writeText(key, text)) unwritten.set(key, text);
    },
  };
}

/** The dependencies in the browser. */
export function createDependencies(): Dependencies {
  return {
    ...createStorage(),
    now: Date.now,
    toConsent: (channel, appId) =>
      toConsent({ appId, channel }, clientConfig().subscriptionTerms[channel], serverNow()),
    calls: { fetchSubscriber, sendPinRequest, sendPinVerify, sendSubscription, sendUnsubscribe },
    goTo(address) {
      // §4: each return from the operator's page must be looked up.
      lookedUp.reset();
      location.assign(address);
    },
    log: logNotice,
  };
}

const key = subscriptionSessionKeys.lookedUp;

// For tabs whose sessionStorage is blocked.
let isSetHere = false;

/** Whether this session has looked up a return (§4); reset when the operator's page opens. */
export const lookedUp = {
  isSet: (): boolean => isSetHere || tabStorage.read(key) !== null,
  set(): void {
    isSetHere = true;
    tabStorage.write(key, 'true');
  },
  reset(): void {
    isSetHere = false;
    tabStorage.remove(key);
  },
};

/** The channel of a typed number; null while too short or unknown. */
export const typedChannel = (memory: Memory, nationalPhone: string): Channel | null =>
  channelFor(memory, withCountryCode(nationalPhone));

/** Price, what it includes, period and cancellation of a channel, one sentence each. */
export function toTermsText(channel: Channel, terms: SubscriptionTerms): string[] {
  const texts: SubscriptionTexts = subscriptionMessages;
  const operator = texts.operators[channel];
  const price = formatMoney(terms.price, 'BDT', locale);
  const cost = terms.price === 0 ? texts.untoldCost(operator) : texts.cost(operator, price, terms.period);
  return [cost, terms.sms ? texts.smsIncluded : '', texts.renewal, terms.stop].filter(
    (sentence) => sentence !== '',
  );
}

/**
 * Names the shown terms and the app, bound to their text; at most 64 characters before the semicolon, which is the
 * gateway's limit. @param shownAt ms since the epoch
 */
export function toConsent(
  { appId, channel }: { appId: string; channel: Channel },
  terms: SubscriptionTerms,
  shownAt: number,
): string {
  const text = toTermsText(channel, terms).join(' ');
  const mark = hashText(text, 0).toString(16).padStart(8, '0');
  return `${appId}.${channel}-${terms.price}-${terms.period}-${mark};${new Date(shownAt).toISOString()}`;
}

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
