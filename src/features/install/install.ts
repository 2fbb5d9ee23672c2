import { createObservable } from '#platform/observable.ts';

/** Installing the app on the device: what must be listened for from the first moment. The rest comes later. */

/** Chromium's event; no standard library type knows it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** The browser's offer to install the app, which it makes once; null while there is none. */
export const installOffer = createObservable<InstallPromptEvent | null>(null);

/** True once this page has been installed, or is known to be. */
export const installed = createObservable(false);

function keepOffer(event: Event): void {
  if (!isInstallPrompt(event)) return;
  // Asked when the reader presses our button, not when the browser finds it convenient.
  event.preventDefault();
  installOffer.set(event);
}

/** Listens from now on; called once, as early as possible, as the browser offers only once. */
export function startInstall(): void {
  if (globalThis.kajOffer instanceof Event) keepOffer(globalThis.kajOffer);
  addEventListener('beforeinstallprompt', keepOffer);
  addEventListener('appinstalled', () => installed.set(true));
}
