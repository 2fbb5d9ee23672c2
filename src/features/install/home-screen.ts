import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { startBadge } from '#device/saved-jobs/badge.ts';
import { isReadinessNews, signsOfUse } from './home-screen-news.ts';
import { isInOwnWindow } from './here.ts';
import { installed, installOffer } from './install.ts';
import { whenReadyOffline } from './offline-state.ts';
import { askToKeepStorage } from '#platform/storage/persist.ts';
import { onSavedJobsChange, readSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { countVisit } from './visits.ts';

/** What follows from the app being on the home screen, and from a job being saved. Loaded when the page has settled. */

function tellReadiness(): void {
  if (readText(lateStorageKeys.installed) === 'ready') return;
  whenReadyOffline(() => {
    // Said once, in one window.
    if (readText(lateStorageKeys.installed) === 'ready') return;
    writeText(lateStorageKeys.installed, 'ready');
    isReadinessNews.set(true);
  });
}

/** The app has been installed, or opens for the first time from the home screen. */
function onInstalled(): void {
  if (readText(lateStorageKeys.installed) === null) writeText(lateStorageKeys.installed, 'new');
  installed.set(true);
  void askToKeepStorage('installed');
  tellReadiness();
}

/** A browser that offers to install it again has it no more. */
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
    void look().then((hasSavedJob) => (hasSavedJob ? askToKeepStorage('saved') : undefined));
  });
}

/** Runs from now on; called once, when the page has settled. */
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
