import {
  fetchSubscriber,
  sendPinRequest,
  sendPinVerify,
  sendSubscription,
  sendUnsubscribe,
} from '#api/subscription.ts';
import type { SubscriptionKey } from '#contract/subscription/storage.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { logNotice } from '#platform/log.ts';
import { readText, removeKey, writeText, tabStorage } from '#platform/storage/storage.ts';
import { toConsent } from './terms.ts';
import { subscriptionSessionKeys } from '#contract/device/storage.ts';

const calls = { fetchSubscriber, sendPinRequest, sendPinVerify, sendSubscription, sendUnsubscribe };

/** What the subscription has to do with. */
export interface World {
  read: (key: SubscriptionKey) => string | null;
  /** null removes. */
  write: (key: SubscriptionKey, text: string | null) => void;
  now: () => number;
  /** Names the terms that were shown for a channel, by which app, and when. */
  toConsent: (channel: Channel, appId: string) => string;
  calls: typeof calls;
  goTo: (address: string) => void;
  log: (what: string, detail?: string) => void;
}

/** In memory where storage cannot be written. */
function createStorage(): Pick<World, 'read' | 'write'> {
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

/** The world of a page. */
export function createWorld(): World {
  return {
    ...createStorage(),
    now: Date.now,
    toConsent: (channel, appId) =>
      toConsent({ appId, channel }, clientConfig().subscriptionTerms[channel], Date.now()),
    calls,
    goTo(address) {
      // What comes back from there is to be looked up, also for the second time.
      lookedUp.reset();
      location.assign(address);
    },
    log: logNotice,
  };
}

const key = subscriptionSessionKeys.lookedUp;

// A tab that cannot store still remembers until its next page.
let isSetHere = false;

/** Set once a return from an operator's page has been looked up (§4); leaving for the operator's page resets it. */
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
