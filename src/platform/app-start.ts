import { useLayoutEffect } from 'react';
import { STARTED_ATTRIBUTE } from '#contract/pages.ts';
import { nameOf, type Control } from './name-of.ts';

let isStarted = false;
const listeners: (() => void)[] = [];

/** Resolves when the app has started. */
export const whenStarted = new Promise<void>((resolve) => listeners.push(resolve));

/** Repeats what was done to a control; the app must see a change of what the app itself had set. */
function touch(control: Control, value: string | boolean): void {
  if (control instanceof HTMLInputElement && typeof value === 'boolean') {
    control.checked = control.defaultChecked;
    if (control.checked !== value) control.click();
    return;
  }
  if (control instanceof HTMLButtonElement) return control.click();
  if (control instanceof HTMLSelectElement) control.value = String(value);
  else {
    control.value = control.defaultValue;
    control.valueAsNumber = Number(value);
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What was touched while nothing listened yet, each thing once the app has answered the one before. */
async function touchAgain(): Promise<void> {
  for (const [name, value] of globalThis.kajTouched ?? []) {
    await undefined;
    const controls = document.querySelectorAll<Control>('button[type=button],select,input');
    const control = [...controls].find((one) => nameOf(one) === (name || value));
    if (control) touch(control, value);
  }
}

/** The app is in charge of the page: it listens, and its first screen stands. */
export function announceStart(): void {
  if (isStarted) return;
  isStarted = true;
  document.documentElement.setAttribute(STARTED_ATTRIBUTE, '');
  for (const listener of listeners) listener();
  void touchAgain();
}

/** {@link announceStart} as soon as the screen that says so is there. */
export function useAnnounceStart(): void {
  useLayoutEffect(announceStart, []);
}

/** False while the app renders its first screen. */
export function hasStarted(): boolean {
  return isStarted;
}
