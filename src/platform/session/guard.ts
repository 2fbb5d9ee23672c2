import { inTime } from '../in-time.ts';
import { isOnline } from '../http/online.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { isSignedInFlag } from './session.ts';
import { lookingAround } from './visit.ts';

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

/** Registers the check of the device's stores (`held-on-device.ts`). */
export function setDeviceCheck(check: DeviceCheck): void {
  checkDevice = check;
}

/** Whether the device holds an address; false where it does not answer soon. */
export const isOnDevice = (href: string): Promise<boolean> =>
  inTime(checkDevice(href), SECOND_MS).catch(() => false);
