import { createObservable } from '#platform/observable.ts';
import { useSyncExternalStore } from 'react';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { dismissInvitation } from './invitation-rules.ts';
import { toInstallWay, type InstallWay } from './way.ts';
import { installed, installOffer } from './install.ts';
import { readText } from '#platform/storage/storage.ts';

/** What the page shows of its life on the home screen; `home-screen.ts` sets it. */

/** On how many days the app was opened, and whether a job is saved: what the invitation to install asks for. */
export const signsOfUse = createObservable({ visitDays: 0, hasSavedJob: false });

/** True from when an installed app works offline until the reader has seen that said. */
export const isReadinessNews = createObservable(false);

const standalone = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)';

/** True in the window of the installed app, as against a browser's tab. */
export function isInOwnWindow(): boolean {
  return matchMedia(standalone).matches || ('standalone' in navigator && navigator.standalone === true);
}

/** True where the app is on the home screen as far as this browser knows. */
function isInstalledHere(): boolean {
  return installed.get() || isInOwnWindow() || readText(lateStorageKeys.installed) !== null;
}

/** How the app can be installed on this device. */
function readInstallWay(): InstallWay {
  const { userAgent, maxTouchPoints } = navigator;
  const hasOffer = installOffer.get() !== null;
  return toInstallWay({ userAgent, maxTouchPoints, hasOffer, isInstalled: isInstalledHere() });
}

/** Shows the browser's own question, which can be shown once; a "no" there is one here as well. */
async function install(): Promise<void> {
  const offer = installOffer.get();
  if (!offer) return;
  await offer.prompt();
  // Until it is answered another press would be in vain, so the button stays what it is.
  const { outcome } = await offer.userChoice;
  installOffer.set(null);
  if (outcome === 'dismissed') dismissInvitation();
}

function subscribe(listener: () => void): () => void {
  const stops = [installOffer.subscribe(listener), installed.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** {@link readInstallWay}, followed, and the way to do it where it is `prompt`. */
export function useInstall(): { way: InstallWay; install: () => Promise<void> } {
  return { way: useSyncExternalStore(subscribe, readInstallWay, () => 'none' as const), install };
}
