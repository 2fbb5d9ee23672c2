import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { readText, writeText } from '#platform/storage/storage.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { InstallWay } from './way.ts';
import { createObservable } from '#platform/observable.ts';

/** Days on which the app was opened on this device: how many, and the last of them. Kept as "3 2026-11-20". */

const form = /^(\d{1,5}) (\d{4}-\d{2}-\d{2})$/;

/** @param kept what {@link afterVisit} made; anything else is no day */
export function readVisitDays(kept: string | null): number {
  return Number(form.exec(kept ?? '')?.[1] ?? 0);
}

/** What is kept after the app was opened on a day (`2026-11-20`). */
export function afterVisit(kept: string | null, day: string): string {
  const last = form.exec(kept ?? '')?.[2];
  return kept !== null && last === day ? kept : `${readVisitDays(kept) + 1} ${day}`;
}

/** The day by the device's own clock and zone. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Counts today. @returns on how many days the app has been opened, today included */
export function countVisit(): number {
  const kept = readText(lateStorageKeys.visits);
  const next = afterVisit(kept, today());
  if (next !== kept) writeText(lateStorageKeys.visits, next);
  return readVisitDays(next);
}

/** When the app may invite by itself to be put on the home screen. */

/** Half a year. */
const ASK_AGAIN_MS = 182 * DAY_MS;
/** Of two days: who comes back has found something. */
const DAYS_OF_VALUE = 2;

/**
 * Ways that are worth a word nobody has asked for. Where Chromium offers nothing the app is there already, as a
 * rule, and where nothing can be installed there is nothing to say.
 */
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

export interface InvitationFacts {
  way: InstallWay;
  /** Days on which the app was opened, today included. */
  visitDays: number;
  hasSavedJob: boolean;
  /** ms since the epoch; null when it never was. */
  dismissedAt: number | null;
  now: number;
}

/** True once the app has been of use here, until a "not now", which counts for half a year. */
export function isInvitationDue(facts: InvitationFacts): boolean {
  const isOfUse = facts.visitDays >= DAYS_OF_VALUE || facts.hasSavedJob;
  const isDismissed = facts.dismissedAt !== null && facts.now - facts.dismissedAt < ASK_AGAIN_MS;
  return inviting.has(facts.way) && isOfUse && !isDismissed;
}

/** Where storage is blocked a "not now" counts as long as the page. */
let dismissedHere: number | null = null;

/** ms since the epoch; null when the invitation was never waved away. */
export function readDismissal(): number | null {
  const kept = Number(readText(lateStorageKeys.installDismissed) ?? NaN);
  return Number.isFinite(kept) ? kept : dismissedHere;
}

export function dismissInvitation(): void {
  dismissedHere = Date.now();
  writeText(lateStorageKeys.installDismissed, String(dismissedHere));
}

/** Each press on the menu's row asks for the way to install, whether an invitation is due or not. */
export const installWish = createObservable(0);
