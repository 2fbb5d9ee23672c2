import { locale, toLocal } from '#texts/platform/i18n/locale';
import { closingMessages } from '#texts/features/saved-jobs/reminder/messages';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { readSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { readPushSupport } from '#platform/browser/push.ts';
import { repeatWhileVisible } from '#platform/browser/while-visible.ts';
import { createSignal } from '#platform/observable.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { serverNow } from '#platform/server-time.ts';
import { findClosing, toReminderKey } from './closing-rules.ts';

/**
 * Notifications of saved jobs that close tomorrow, created by the open app: without a server's push, browsers do not
 * start code at a given time.
 */

const key = deviceStorageKeys.closingReminder;
const MOST_ANNOUNCED = 200;

const changes = createSignal();
export const onReminderChange = changes.subscribe;

/** The reminder is on while this key is stored; its text lists the announced jobs. */
export const isReminding = (): boolean => readText(key) !== null;

const readAnnounced = (): string[] => (readText(key) ?? '').split('\n').filter((line) => line !== '');

async function announce(closing: readonly SavedJob[]): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const [only, ...others] = closing;
  const path = only !== undefined && others.length === 0 ? toJobPath(only.job._id) : appPaths.savedJobs;
  await registration.showNotification(closingMessages.title(closing.length), {
    body: closing.map(({ job }) => toJobTitle(job)).join('\n'),
    lang: locale,
    tag: 'closing',
    icon: '/icons/icon-192.png',
    data: new URL(toLocal(path), location.origin).href,
  });
}

async function remind(): Promise<void> {
  if (!isReminding() || readPushSupport() !== 'ready' || Notification.permission !== 'granted') return;
  const announced = readAnnounced();
  const closing = findClosing(await readSavedJobs(), new Set(announced), serverNow());
  if (closing.length === 0) return;
  // Stored before announcing, as another tab may check at the same time.
  writeText(key, [...announced, ...closing.map(toReminderKey)].slice(-MOST_ANNOUNCED).join('\n'));
  await announce(closing);
}

let checking = Promise.resolve();

/** Checks one at a time; a failed one is retried by the next. */
function check(): Promise<void> {
  checking = checking.then(remind).catch(() => undefined);
  return checking;
}

let isFollowing = false;

/** Checks now, and hourly while the app is open. */
export function followClosing(): void {
  if (isFollowing) return;
  isFollowing = true;
  repeatWhileVisible(() => void check(), HOUR_MS);
}

/** Asks for the permission, which needs a tap, then turns reminders on. @returns false when the user refused */
export async function startReminding(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  writeText(key, '\n');
  changes.announce();
  followClosing();
  await check();
  return true;
}

export function stopReminding(): void {
  removeKey(key);
  changes.announce();
}
