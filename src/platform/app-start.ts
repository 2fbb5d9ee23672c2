import { STARTED_ATTRIBUTE } from '#contract/pages.ts';

let isStarted = false;

/** The app has taken the place of the page that was rendered ahead; called once. */
export function announceStart(): void {
  isStarted = true;
  document.documentElement.setAttribute(STARTED_ATTRIBUTE, '');
}

/** False while the app renders its first screen. */
export function hasStarted(): boolean {
  return isStarted;
}
