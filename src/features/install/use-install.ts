import { createObservable } from '#platform/observable.ts';
import { useSyncExternalStore } from 'react';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { dismissInvitation, toInstallWay, type InstallWay } from './invitation-rules.ts';
import { installed, installOffer } from './install.ts';
import { readText } from '#platform/storage/storage.ts';

/** For the invitation to install; set by `home-screen.ts`. */
export const signsOfUse = createObservable({ visitDays: 0, hasSavedJob: false });

/** True until the user has seen that the installed app works offline. */
export const isOfflineReady = createObservable(false);

const standalone = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)';

/** True in the installed app's window. */
export function isInOwnWindow(): boolean {
  return matchMedia(standalone).matches || ('standalone' in navigator && navigator.standalone === true);
}

function isInstalledHere(): boolean {
  return installed.get() || isInOwnWindow() || readText(deviceStorageKeys.installed) !== null;
}

function readInstallWay(): InstallWay {
  const { userAgent, maxTouchPoints } = navigator;
  const hasOffer = installOffer.get() !== null;
  return toInstallWay({ userAgent, maxTouchPoints, hasOffer, isInstalled: isInstalledHere() });
}

/** Shows the browser's prompt, which works once. */
async function install(): Promise<void> {
  const offer = installOffer.get();
  if (!offer) return;
  await offer.prompt();
  // The button stays until the prompt is answered.
  const { outcome } = await offer.userChoice;
  installOffer.set(null);
  if (outcome === 'dismissed') dismissInvitation();
}

function subscribe(listener: () => void): () => void {
  const stops = [installOffer.subscribe(listener), installed.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** How the app can be installed, and the prompt where there is one. */
export function useInstall(): { way: InstallWay; install: () => Promise<void> } {
  return { way: useSyncExternalStore(subscribe, readInstallWay, () => 'none' as const), install };
}
