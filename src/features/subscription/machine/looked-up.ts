import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { tabStorage } from '#platform/storage/storage.ts';

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
