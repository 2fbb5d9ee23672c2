import { useEffect, useEffectEvent } from 'react';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { createObservable } from '#platform/observable.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { toCommand, type Command } from './keys.ts';

const OFF = 'off';

/** Single letters disturb who dictates or types with a switch: they can be turned off (WCAG 2.1.4). */
export const keysAreOn = createObservable(readText(lateStorageKeys.adminKeys) !== OFF);

export function switchKeys(isOn: boolean): void {
  keysAreOn.set(isOn);
  if (isOn) removeKey(lateStorageKeys.adminKeys);
  else writeText(lateStorageKeys.adminKeys, OFF);
}

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

const readSurroundings = (target: EventTarget | null) => ({
  isTyping: target instanceof Element && target.closest(typing) !== null,
  isDialogOpen: document.querySelector('dialog[open], .swal2-container') !== null,
  isOnRow: target instanceof Element && target.closest('[data-row]') !== null,
});

/** Calls back for the commands that are handled; other keys are the browser's. */
export function useKeys(commands: Partial<Readonly<Record<Command, () => void>>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !keysAreOn.get()) return;
    const command = toCommand(event, readSurroundings(event.target));
    const run = command && commands[command];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
