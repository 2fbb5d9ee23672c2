import { loadMissingFont } from '#platform/i18n/missing-font.ts';
import type { QueryClient } from '@tanstack/react-query';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { removeOldContactMessage } from '#device/contact-message.ts';
import { mayHaveCopies } from '#device/account/forgetting.ts';
import { forgetPrivateData } from '#device/account/forget-private-data.ts';
import { followSavedJobs } from '#features/saved-jobs/follow-saved.ts';
import { startHomeScreen } from '#features/install/home-screen.ts';
import { hideWhileAway } from '#api/confirm-session.ts';
import { persistResults } from '#platform/query/persist-results.ts';
import { rememberLanguage } from '#platform/preferences/stored-languages.ts';
import { onReconnect } from '#platform/http/online.ts';
import { onSessionChange, readSession } from '#platform/session/session.ts';
import { readText } from '#platform/storage/storage.ts';
import { whenIdle } from '#platform/startup/page-settled.ts';
import { startWorker } from '#platform/worker/bridge.ts';
import { start, startOutboxes } from './outboxes.ts';

/** Starts what is not needed for the first screen: persistence, downloads, the worker. */
export function startBackground(queryClient: QueryClient): void {
  forgetPrivateData(queryClient);
  hideWhileAway();
  persistResults(queryClient);
  rememberLanguage();
  whenIdle(
    () => {
      startWorker();
      start(loadMissingFont);
    },
    { ignoresInput: true },
  );
  startHomeScreen();
  followSavedJobs(queryClient);
  start(() => countJobs(queryClient));
  if (readText(deviceStorageKeys.alerts) !== null) start(followAlerts);
  startOutboxes();
  followLeaving(queryClient);
  followCopies(queryClient);
  removeOldContactMessage();
  if (readText(deviceStorageKeys.downloading) !== null) start(resumeDownloads);
}

async function followAlerts(): Promise<void> {
  const alerts = await import('#features/alerts/send-alerts.ts');
  void alerts.followAlerts();
}

async function countJobs(queryClient: QueryClient): Promise<void> {
  const counting = await import('#api/figures/count-jobs.ts');
  counting.countJobs(queryClient);
}

/** Reminds users who have allowed notifications of what was not sent. */
function followLeaving(queryClient: QueryClient): void {
  document.addEventListener('visibilitychange', () => {
    if (readText(deviceStorageKeys.applicationWritten) === null) return;
    if ('Notification' in globalThis && Notification.permission === 'granted')
      start(() => remindOfUnsent(queryClient));
  });
}

async function remindOfUnsent(queryClient: QueryClient): Promise<void> {
  const reminder = await import('#features/applications/inbox/unsent-reminder.ts');
  reminder.remindOfUnsent(queryClient);
}

async function resumeDownloads(): Promise<void> {
  const downloads = await import('#features/resumes/downloads/downloads.ts');
  void downloads.resumeDownloads();
}

/** Applicants may withdraw at any time: each start online asks, and each return to the network. */
function followCopies(queryClient: QueryClient): void {
  const confirm = async () => {
    const copies = await import('#api/inbox/confirm-copies.ts');
    await copies.confirmCopies(queryClient);
  };
  const ask = () => {
    if (readSession() !== null && mayHaveCopies()) start(confirm);
  };
  ask();
  onReconnect(ask);
  onSessionChange(ask);
}
