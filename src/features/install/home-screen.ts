import { messageSW } from 'workbox-window';
import * as v from 'valibot';
import { SECOND_MS, HOUR_MS } from '#contract/limits.ts';
import { PrecacheState, type ToWorker } from '#contract/device/worker.ts';
import { onReconnect } from '#platform/http/online.ts';
import { countClosingSoon } from '#device/saved-jobs/saved-job-rules.ts';
import { onSavedJobsChange, readSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { repeatWhileVisible } from '#platform/browser/while-visible.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { isOfflineReady, signsOfUse, isInOwnWindow } from './use-install.ts';
import { inTime } from '#platform/wait.ts';
import { installed, installOffer } from './install.ts';
import { requestPersistenceOnce } from '#platform/storage/persistence.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { serverNow } from '#platform/server-time.ts';
import { countVisit } from './invitation-rules.ts';

/** Long, as the worker first fetches missing files. */
const ANSWER_LIMIT_MS = 60 * SECOND_MS;

/** Asks the worker; null without one, or without an answer. */
async function askPrecacheState(): Promise<PrecacheState | null> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return null;
  const message: ToWorker = { type: 'PRECACHE_STATE' };
  const answer: unknown = await inTime(messageSW(worker, message), ANSWER_LIMIT_MS).catch(() => null);
  const parsed = v.safeParse(PrecacheState, answer);
  return parsed.success ? parsed.output : null;
}

/** True when the worker has everything to open the app offline. */
async function isReadyOffline(): Promise<boolean> {
  const state = await askPrecacheState();
  return state !== null && state.stored >= state.wanted;
}

/** Calls back once the app works offline, now or later. */
function whenReadyOffline(onReady: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  let isTold = false;
  const look = async (): Promise<void> => {
    if (isTold || !(await isReadyOffline()) || isTold) return;
    isTold = true;
    navigator.serviceWorker.removeEventListener('controllerchange', onOccasion);
    stop();
    onReady();
  };
  const onOccasion = (): void => void look();
  navigator.serviceWorker.addEventListener('controllerchange', onOccasion);
  const stop = onReconnect(onOccasion);
  onOccasion();
}

/** The app icon's badge: saved jobs that close within three days. */

async function showCount(): Promise<void> {
  const count = countClosingSoon(await readSavedJobs(), serverNow());
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // Not installed, or (iOS) without permission.
  }
}

const show = (): void => void showCount();

/** Updates the badge on changes, when the app is shown, and over time. */
function startBadge(): void {
  if (!('setAppBadge' in navigator) || !('clearAppBadge' in navigator)) return;
  onSavedJobsChange(show);
  repeatWhileVisible(show, HOUR_MS);
}

function announceReadiness(): void {
  if (readText(deviceStorageKeys.installed) === 'ready') return;
  whenReadyOffline(() => {
    if (readText(deviceStorageKeys.installed) === 'ready') return;
    writeText(deviceStorageKeys.installed, 'ready');
    isOfflineReady.set(true);
  });
}

function onInstalled(): void {
  if (readText(deviceStorageKeys.installed) === null) writeText(deviceStorageKeys.installed, 'new');
  installed.set(true);
  void requestPersistenceOnce('installed');
  announceReadiness();
}

/** `beforeinstallprompt` after an installation means that the app was uninstalled. */
function onOffer(): void {
  if (installOffer.get() && !isInOwnWindow()) removeKey(deviceStorageKeys.installed);
}

async function followSaved(visitDays: number): Promise<void> {
  const look = async (): Promise<boolean> => {
    const hasSavedJob = (await readSavedJobs()).length > 0;
    if (hasSavedJob !== signsOfUse.get().hasSavedJob) signsOfUse.set({ visitDays, hasSavedJob });
    return hasSavedJob;
  };
  await look();
  onSavedJobsChange(() => {
    void look().then((hasSavedJob) => (hasSavedJob ? requestPersistenceOnce('saved') : undefined));
  });
}

/** Starts the home screen's features; called once, when the page has settled. */
export function startHomeScreen(): void {
  const visitDays = countVisit();
  signsOfUse.set({ visitDays, hasSavedJob: false });
  onOffer();
  installOffer.subscribe(onOffer);
  if (installed.get() || isInOwnWindow()) onInstalled();
  else installed.subscribe(onInstalled);
  void followSaved(visitDays);
  startBadge();
}
