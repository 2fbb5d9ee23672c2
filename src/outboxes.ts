import { deviceStorageKeys } from '#contract/device/stores.ts';
import { retryUntilDone } from '#platform/http/online.ts';
import { onSessionChange, readSession } from '#platform/session/session.ts';
import { readText } from '#platform/storage/storage.ts';

/** What waits on the device until the server has it. */

/** Loads a part; a failed import is retried once the server is reachable. */
export function start(load: () => Promise<void>): void {
  void retryUntilDone(() =>
    load().then(
      () => true,
      () => false,
    ),
  );
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

async function mirrorSession(): Promise<void> {
  const mirror = await import('#device/account/session-mirror.ts');
  await mirror.mirrorSession();
}

async function sendLogouts(): Promise<void> {
  const logouts = await import('#api/logout.ts');
  void logouts.sendLogouts();
}

/** Sends what earlier visits left, and other tabs, which may close before they are online. */
function followMark(mark: string, send: () => Promise<void>): void {
  if (readText(mark) !== null) start(send);
  addEventListener('storage', ({ key, newValue }) => key === mark && newValue !== null && start(send));
}

/** Sends what waits, now and once there is more. */
export function startOutboxes(): void {
  followMark(deviceStorageKeys.reportsWaiting, sendReports);
  followMark(deviceStorageKeys.applicationWritten, sendApplications);
  if (readText(deviceStorageKeys.sessionMirrored) !== null) start(mirrorSession);
  // What was written before sign-in, or before a session ended.
  onSessionChange(() => {
    if (readText(deviceStorageKeys.sessionMirrored) !== null) start(mirrorSession);
    start(sendApplications);
  });
  if (readText(deviceStorageKeys.logoutsWaiting) !== null) start(sendLogouts);
}
