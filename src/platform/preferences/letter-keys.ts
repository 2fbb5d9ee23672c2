import { useSyncExternalStore } from 'react';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { hasBrowser } from '../browser/browser.ts';
import { createObservable } from '../observable.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';

const OFF = 'off';

/** Single-letter shortcuts can be turned off: speech input and switches trigger them by accident (WCAG 2.1.4). */
const letterKeys = createObservable(!hasBrowser || readText(lateStorageKeys.adminKeys) !== OFF);

export const lettersAreOn = letterKeys.get;

export const useLettersAreOn = (): boolean =>
  useSyncExternalStore(letterKeys.subscribe, letterKeys.get, () => true);

export function switchLetters(isOn: boolean): void {
  letterKeys.set(isOn);
  if (isOn) removeKey(lateStorageKeys.adminKeys);
  else writeText(lateStorageKeys.adminKeys, OFF);
}
