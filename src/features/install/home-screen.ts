import { HOUR_MS } from '#contract/limits.ts';
import { countClosingSoon } from '#device/saved-jobs/deadlines.ts';
import { onSavedJobsChange, readSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { repeatWhileVisible } from '#platform/browser/while-visible.ts';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { isReadinessNews, signsOfUse, isInOwnWindow } from './here.ts';
import { installed, installOffer } from './install.ts';
import { whenReadyOffline } from './offline-state.ts';
import { requestPersistenceOnce } from '#platform/storage/persistence.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { countVisit } from './invitation-rules.ts';

/** The app icon's badge: saved jobs that close within three days. */

async function showCount(): Promise<void> {
  const count = countClosingSoon(await readSavedJobs(), Date.now());
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

function tellReadiness(): void {
  if (readText(lateStorageKeys.installed) === 'ready') return;
  whenReadyOffline(() => {
    if (readText(lateStorageKeys.installed) === 'ready') return;
    writeText(lateStorageKeys.installed, 'ready');
    isReadinessNews.set(true);
  });
}

function onInstalled(): void {
  if (readText(lateStorageKeys.installed) === null) writeText(lateStorageKeys.installed, 'new');
  installed.set(true);
  void requestPersistenceOnce('installed');
  tellReadiness();
}

/** A browser that offers it again has uninstalled it. */
function onOffer(): void {
  if (installOffer.get() && !isInOwnWindow()) removeKey(lateStorageKeys.installed);
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
