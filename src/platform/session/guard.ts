import { ownSessionKeys } from '#contract/device/storage.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { isOnline } from '../http/online.ts';
import { inTime } from '../wait.ts';
import { tabStorage } from '../storage/storage.ts';
import { isSignedInFlag } from './session.ts';

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

/** What a link requires: nothing, the navigation guard (§2), or a session, without which its page is useless. */
export type Guard = 'open' | 'guarded' | 'session';

export interface GuardFacts {
  isSignedIn: boolean;
  /** The visitor chose to look around without an account. */
  isLookingAround: boolean;
  /** Sign-in needs the server. */
  isOnline: boolean;
  /** The device holds what the link leads to: saved, downloaded or opened before. */
  isOnDevice: boolean;
}

/** The one rule of the navigation guard: whether a click leads to sign-in first. */
export function mustSignIn(guard: Guard, facts: GuardFacts): boolean {
  if (guard === 'open' || facts.isSignedIn) return false;
  if (guard === 'session') return true;
  return facts.isOnline && !facts.isLookingAround && !facts.isOnDevice;
}

/** {@link mustSignIn} for something that the device does not hold. */
export const mustSignInNow = (guard: Guard): boolean =>
  mustSignIn(guard, {
    isSignedIn: isSignedInFlag(),
    isLookingAround: lookingAround.isSet(),
    isOnline: isOnline(),
    isOnDevice: false,
  });

/** @param href the address as the router names it */
type DeviceCheck = (href: string) => Promise<boolean>;
let checkDevice: DeviceCheck = () => Promise.resolve(false);

/** Registers the check of the device's stores (`routes/held-on-device.ts`). */
export function setDeviceCheck(check: DeviceCheck): void {
  checkDevice = check;
}

/** Whether the device holds an address; false where it does not answer soon. */
export const isOnDevice = (href: string): Promise<boolean> =>
  inTime(checkDevice(href), SECOND_MS).catch(() => false);
