import { useSyncExternalStore } from 'react';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { hasBrowser } from '../browser/browser.ts';
import { createObservable } from '../observable.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';

const OFF = 'off';

/** Single letters disturb who dictates or types with a switch: they can be turned off (WCAG 2.1.4). */
const letterKeys = createObservable(!hasBrowser || readText(lateStorageKeys.adminKeys) !== OFF);

export const lettersAreOn = letterKeys.get;

export const useLettersAreOn = (): boolean =>
  useSyncExternalStore(letterKeys.subscribe, letterKeys.get, () => true);

export function switchLetters(isOn: boolean): void {
  letterKeys.set(isOn);
  if (isOn) removeKey(lateStorageKeys.adminKeys);
  else writeText(lateStorageKeys.adminKeys, OFF);
}
