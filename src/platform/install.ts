import { useSyncExternalStore } from 'react';
import { createObservable } from './observable.ts';

/** Installing the app on the device: the browser's own prompt where it has one, else words. */

/** Chromium's event; no standard library type knows it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/**
 * `offered`: the browser will ask when told to. `installed`: this is the installed app, or it has just been
 * installed. `ios`: through the share sheet. `manual`: through the browser's menu, if at all.
 */
export type InstallState = 'offered' | 'installed' | 'ios' | 'manual';

const state = createObservable<InstallState>('manual');
let offered: InstallPromptEvent | undefined;

const standalone = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)';

function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says it is a Mac, one with a touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function keepOffer(event: Event): void {
  if (!isInstallPrompt(event)) return;
  // Asked when the reader presses our button, not when the browser finds it convenient.
  event.preventDefault();
  offered = event;
  state.set('offered');
}

/** Shows the browser's prompt, which can be shown once. */
async function install(): Promise<void> {
  const prompt = offered;
  if (!prompt) return;
  offered = undefined;
  state.set('manual');
  await prompt.prompt();
}

/** Listens from now on; called once, as early as possible, as the browser offers only once. */
export function startInstall(): void {
  addEventListener('beforeinstallprompt', keepOffer);
  addEventListener('appinstalled', () => state.set('installed'));
  if (matchMedia(standalone).matches) state.set('installed');
  else if (isIos()) state.set('ios');
}

/** How the app can be installed here, and the way to do so when it is `offered`. */
export function useInstall(): { state: InstallState; install: () => Promise<void> } {
  return { state: useSyncExternalStore(state.subscribe, state.get, () => 'manual' as const), install };
}
