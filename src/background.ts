import type { QueryClient } from '@tanstack/react-query';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { removeOldContactMessage } from '#device/contact-message.ts';
import { mayHaveCopies } from '#device/account/forgetting.ts';
import { forgetPrivateData } from '#device/account/forget-private-data.ts';
import { followSavedJobs } from '#features/saved-jobs/follow-saved.ts';
import { startHomeScreen } from '#features/install/home-screen.ts';
import { persistResults } from '#platform/query/persist-results.ts';
import { rememberLanguage } from '#platform/preferences/stored-languages.ts';
import { onReconnect } from '#platform/http/online.ts';
import { readText } from '#platform/storage/storage.ts';
import { whenIdle } from '#platform/startup/page-settled.ts';
import { startWorker } from '#platform/worker/bridge.ts';
import { start, startOutboxes } from './outboxes.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { splitLanguage } from '#contract/http/languages.ts';
import { isPublicPage } from '#contract/http/pages.ts';
import { SLOW_ANSWER_MS } from '#contract/limits.ts';
import { requestJson } from '#platform/http/http.ts';
import { changeSession, onSessionChange, readSession, readStoredSession } from '#platform/session/session.ts';
import { apiUrl } from '#platform/startup/config.ts';

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

/** Whether the page may show names: the app's own screens, and the sheet of a job. */
const showsNames = (): boolean =>
  !isPublicPage(splitLanguage(location.pathname).path) || document.querySelector('dialog[open]') !== null;

const hide = (): void => void (document.body.style.visibility = 'hidden');
const show = (): void => void (document.body.style.visibility = '');

/**
 * Hides a page in the back-forward cache until the server has confirmed its session: somebody may have signed out
 * everywhere. Without an answer the page is shown, as a device without internet may read what it holds.
 */
function hideWhileAway(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && readSession() !== null && showsNames()) hide();
  });
  addEventListener('pageshow', () => {
    if (document.body.style.visibility === '') return;
    // Another tab may have changed it.
    changeSession(readStoredSession());
    const as = readSession()?.user._id;
    if (as === undefined) return show();
    const options = { as, cache: 'no-store', timeoutMs: SLOW_ANSWER_MS } as const;
    requestJson(apiUrl(accountPaths.profile), options).then(show, show);
  });
}

/** Loads letters that the device cannot draw. */
async function loadMissingFont(): Promise<void> {
  // The condition stands here, so that the English build has no chunk of the font's code.
  if (import.meta.env?.VITE_LANGUAGE !== 'bn') return;
  const font = await import('#platform/i18n/web-font.ts');
  await font.loadWebFont();
}
