import { ownSessionKeys } from '#contract/device/storage.ts';
import { tabStorage } from '../storage/storage.ts';

/** A fact of this visit, which ends with the tab; where nothing can be stored, with the page. */
function createVisitMark(key: string) {
  let isSetHere = false;
  return {
    set: () => {
      isSetHere = true;
      tabStorage.write(key, '1');
    },
    isSet: (): boolean => isSetHere || tabStorage.read(key) !== null,
  };
}

/** The visitor chose to look around without an account. */
export const lookingAround = createVisitMark(ownSessionKeys.lookingAround);
/** An account was registered in this visit. */
export const registered = createVisitMark(ownSessionKeys.registered);
