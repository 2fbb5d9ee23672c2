import { useEffect } from 'react';
import { STARTED_ATTRIBUTE } from '#contract/pages.ts';
import { nameOf } from './name-of.ts';

let isStarted = false;
const listeners: (() => void)[] = [];

/** Resolves when the app has started. */
export const whenStarted = new Promise<void>((resolve) => listeners.push(resolve));

/** What was pressed while nothing listened yet. */
function pressAgain(): void {
  const name = globalThis.kajPressed;
  if (name === undefined) return;
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[type=button]');
  [...buttons].find((button) => nameOf(button) === name)?.click();
}

/** The app is in charge of the page: it listens, and its first screen stands. */
export function announceStart(): void {
  if (isStarted) return;
  isStarted = true;
  document.documentElement.setAttribute(STARTED_ATTRIBUTE, '');
  for (const listener of listeners) listener();
  pressAgain();
}

/** {@link announceStart} as soon as the screen that says so is there. */
export function useAnnounceStart(): void {
  useEffect(announceStart, []);
}

/** False while the app renders its first screen. */
export function hasStarted(): boolean {
  return isStarted;
}
