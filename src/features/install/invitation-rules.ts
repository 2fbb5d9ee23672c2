import { deviceStorageKeys } from '#contract/device/stores.ts';
import { readText, writeText } from '#platform/storage/storage.ts';
import { appPaths } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { InstallWay } from './install-way.ts';
import { createObservable } from '#platform/observable.ts';

/** The number of days on which the app was opened, and the last of them. */
const form = /^(\d{1,5}) (\d{4}-\d{2}-\d{2})$/;

/** The number of days. @param stored what {@link afterVisit} wrote */
export function readVisitDays(stored: string | null): number {
  return Number(form.exec(stored ?? '')?.[1] ?? 0);
}

/** The text to store after a visit on a day (`2026-11-20`). */
export function afterVisit(stored: string | null, day: string): string {
  const last = form.exec(stored ?? '')?.[2];
  return stored !== null && last === day ? stored : `${readVisitDays(stored) + 1} ${day}`;
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Counts today. @returns the number of days, today included */
export function countVisit(): number {
  const stored = readText(deviceStorageKeys.visits);
  const next = afterVisit(stored, today());
  if (next !== stored) writeText(deviceStorageKeys.visits, next);
  return readVisitDays(next);
}

const ASK_AGAIN_MS = 182 * DAY_MS;
const DAYS_OF_VALUE = 2;

/** Ways to install that are invited to. Not Chromium without a prompt: there the app is usually installed already. */
const inviting: ReadonlySet<InstallWay> = new Set<InstallWay>([
  'prompt',
  'inAppAndroid',
  'inAppIos',
  'iosSafari',
  'iosBrowser',
  'iosOld',
  'samsung',
  'firefoxAndroid',
  'macSafari',
]);

/** Pages without a form, whose fields the panel would cover. */
const invitingPages: ReadonlySet<string> = new Set(
  [appPaths.home, appPaths.jobs, appPaths.jobDetails, appPaths.savedJobs, appPaths.about, appPaths.faq].map(
    (path) => path.toLowerCase(),
  ),
);

/** @param shownAt the page of this visit's last invitation: the next page shows none */
export function mayInviteAt(pathname: string, shownAt: string | null): boolean {
  return invitingPages.has(pathname.toLowerCase()) && (shownAt === null || shownAt === pathname);
}

export interface InvitationFacts {
  way: InstallWay;
  visitDays: number;
  hasSavedJob: boolean;
  dismissedAt: number | null;
  now: number;
}

/** True on the second day or with a saved job, until dismissed for half a year. */
export function isInvitationDue(facts: InvitationFacts): boolean {
  const isOfUse = facts.visitDays >= DAYS_OF_VALUE || facts.hasSavedJob;
  const isDismissed = facts.dismissedAt !== null && facts.now - facts.dismissedAt < ASK_AGAIN_MS;
  return inviting.has(facts.way) && isOfUse && !isDismissed;
}

/** Where storage is blocked, a dismissal lasts as long as the page. */
let dismissedHere: number | null = null;

/** When the invitation was dismissed, ms since the epoch; null for never. */
export function readDismissal(): number | null {
  const stored = Number(readText(deviceStorageKeys.installDismissed) ?? NaN);
  return Number.isFinite(stored) ? stored : dismissedHere;
}

export function dismissInvitation(): void {
  dismissedHere = Date.now();
  writeText(deviceStorageKeys.installDismissed, String(dismissedHere));
}

export const installRequest = createObservable(0);
