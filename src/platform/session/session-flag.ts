import { tabStorage } from '../storage/storage.ts';

/** Something that is done once as long as the tab lives, reloads included. */
export interface SessionFlag {
  isSet: () => boolean;
  set: () => void;
  reset: () => void;
}

/** @param key of sessionStorage */
export function createSessionFlag(key: string): SessionFlag {
  // A tab that cannot store still remembers until its next page.
  let isSetHere = false;
  return {
    isSet: () => isSetHere || tabStorage.read(key) !== null,
    set() {
      isSetHere = true;
      tabStorage.write(key, 'true');
    },
    reset() {
      isSetHere = false;
      tabStorage.remove(key);
    },
  };
}
