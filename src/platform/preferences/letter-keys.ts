import { useSyncExternalStore } from 'react';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { hasBrowser } from '../browser/browser.ts';
import { createObservable } from '../observable.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';

const OFF = 'off';

/** Single-letter shortcuts can be turned off: speech input and switches trigger them by accident (WCAG 2.1.4). */
const letterKeys = createObservable(!hasBrowser || readText(deviceStorageKeys.letterKeys) !== OFF);

export const lettersAreOn = letterKeys.get;

export const useLettersAreOn = (): boolean =>
  useSyncExternalStore(letterKeys.subscribe, letterKeys.get, () => true);

export function switchLetters(isOn: boolean): void {
  letterKeys.set(isOn);
  if (isOn) removeKey(deviceStorageKeys.letterKeys);
  else writeText(deviceStorageKeys.letterKeys, OFF);
}
