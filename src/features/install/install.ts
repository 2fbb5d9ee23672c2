import { createObservable } from '#platform/observable.ts';

/** The browser's installation events, which need listeners from the start. */

interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** The browser's install prompt; null where it has not offered one. */
export const installOffer = createObservable<InstallPromptEvent | null>(null);

export const installed = createObservable(false);

function storePrompt(event: Event): void {
  if (!isInstallPrompt(event)) return;
  // The app shows the prompt on a tap.
  event.preventDefault();
  installOffer.set(event);
}

/** Starts listening; called once, as early as possible. */
export function startInstall(): void {
  if (globalThis.kajOffer instanceof Event) storePrompt(globalThis.kajOffer);
  addEventListener('beforeinstallprompt', storePrompt);
  addEventListener('appinstalled', () => installed.set(true));
}
