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
  sendWaitingReports();
  if (readText(deviceStorageKeys.logoutsWaiting) !== null) start(sendLogouts);
  removeOldContactMessage();
  if (readText(deviceStorageKeys.closingReminder) !== null) start(remindOfClosing);
  if (readText(deviceStorageKeys.downloading) !== null) start(resumeDownloads);
}

async function followAlerts(): Promise<void> {
  const alerts = await import('#features/alerts/send-alerts.ts');
  void alerts.followAlerts();
}

/** Sends reports of earlier visits, and of other tabs, which may close before they are online. */
function sendWaitingReports(): void {
  start(sendReports);
  addEventListener('storage', ({ key }) => key === deviceStorageKeys.reportsWaiting && start(sendReports));
}

async function sendReports(): Promise<void> {
  if (readText(deviceStorageKeys.reportsWaiting) === null) return;
  const outbox = await import('#api/report-outbox.ts');
  await outbox.sendReports();
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
