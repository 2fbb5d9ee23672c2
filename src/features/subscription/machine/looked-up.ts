import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { createSessionFlag } from '#platform/session/session-flag.ts';

/** Set once a return from an operator's page has been looked up (§4); leaving for the operator's page resets it. */
export const lookedUp = createSessionFlag(subscriptionSessionKeys.lookedUp);
