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
import { serverNow } from '#platform/server-time.ts';
import { toConsent } from './terms.ts';
import { subscriptionSessionKeys } from '#contract/device/storage.ts';

const calls = { fetchSubscriber, sendPinRequest, sendPinVerify, sendSubscription, sendUnsubscribe };

export interface Dependencies {
  read: (key: SubscriptionKey) => string | null;
  /** Null removes. */
  write: (key: SubscriptionKey, text: string | null) => void;
  now: () => number;
  toConsent: (channel: Channel, appId: string) => string;
  calls: typeof calls;
  goTo: (address: string) => void;
  log: (what: string, detail?: string) => void;
}

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
    calls,
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
