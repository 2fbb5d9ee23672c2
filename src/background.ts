import { loadMissingFont } from '#texts/platform/i18n/missing-font';
import type { QueryClient } from '@tanstack/react-query';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { removeOldContactMessage } from '#device/drafts/contact-message.ts';
import { forgetPrivateData } from '#device/account/forget-private-data.ts';
import { followSavedJobs } from '#features/saved-jobs/follow-saved.ts';
import { startDataMeter } from '#features/device-storage/data-use.ts';
import { startHomeScreen } from '#features/install/home-screen.ts';
import { retryUntilDone } from '#platform/http/online.ts';
import { persistResults } from '#platform/query/persist-results.ts';
import { onSessionChange, readSession } from '#platform/session/session.ts';
import { rememberLanguage } from '#platform/preferences/stored-languages.ts';
import { readText } from '#platform/storage/storage.ts';
import { whenSettled } from '#platform/startup/page-settled.ts';
import { startWorker } from '#platform/worker/bridge.ts';

/** Loads a part; a failed import is retried once the server is reachable. */
function start(load: () => Promise<void>): void {
  void retryUntilDone(() =>
    load().then(
      () => true,
      () => false,
    ),
  );
}

/** Starts what is not needed for the first screen: persistence, downloads, the worker. */
export function startBackground(queryClient: QueryClient): void {
  forgetPrivateData(queryClient);
  persistResults(queryClient);
  rememberLanguage();
  whenSettled(() => {
    startWorker();
    start(loadMissingFont);
  });
  startHomeScreen();
  followSavedJobs(queryClient);
  start(() => countJobs(queryClient));
  startDataMeter();
  if (readText(deviceStorageKeys.alerts) !== null) start(followAlerts);
  sendWaiting(deviceStorageKeys.reportsWaiting, sendReports);
  sendWaiting(deviceStorageKeys.applicationWritten, sendApplications);
  // What was written before sign-in, on any of the user's visits.
  onSessionChange(() => start(sendApplications));
  if (readText(deviceStorageKeys.logoutsWaiting) !== null) start(sendLogouts);
  removeOldContactMessage();
  if (readText(deviceStorageKeys.closingReminder) !== null) start(remindOfClosing);
  if (readText(deviceStorageKeys.downloading) !== null) start(resumeDownloads);
}

async function followAlerts(): Promise<void> {
  const alerts = await import('#features/alerts/send-alerts.ts');
  void alerts.followAlerts();
}

/** Sends what earlier visits left, and other tabs, which may close before they are online. */
function sendWaiting(mark: string, send: () => Promise<void>): void {
  if (readText(mark) !== null) start(send);
  addEventListener('storage', ({ key, newValue }) => key === mark && newValue !== null && start(send));
}

async function sendReports(): Promise<void> {
  const outbox = await import('#api/report-outbox.ts');
  await outbox.sendReports();
}

async function sendApplications(): Promise<void> {
  if (readSession() === null) return;
  const outbox = await import('#api/applications/application-outbox.ts');
  await outbox.sendApplications();
}

async function sendLogouts(): Promise<void> {
  const logouts = await import('#api/logout.ts');
  void logouts.sendLogouts();
}

async function countJobs(queryClient: QueryClient): Promise<void> {
  const counting = await import('#api/figures/count-jobs.ts');
  counting.countJobs(queryClient);
}

async function remindOfClosing(): Promise<void> {
  const reminder = await import('#features/saved-jobs/reminder/closing-reminder.ts');
  reminder.followClosing();
}

async function resumeDownloads(): Promise<void> {
  const downloads = await import('#features/resumes/downloads/downloads.ts');
  void downloads.resumeDownloads();
}
