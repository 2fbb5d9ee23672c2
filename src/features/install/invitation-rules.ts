import { deviceStorageKeys } from '#contract/device/stores.ts';
import { appPaths } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { nameInApp } from '#platform/browser/in-app.ts';
import { createObservable } from '#platform/observable.ts';
import { readText, writeText } from '#platform/storage/storage.ts';

/** How the app can be installed, by the user agent. */

/**
 * `inApp…`: a browser inside another app, which cannot install. `iosOld`: before iOS 16.4 only Safari can. `none`:
 * cannot install.
 */
export type InstallWay =
  | 'installed'
  | 'prompt'
  | 'inAppAndroid'
  | 'inAppIos'
  | 'iosSafari'
  | 'iosBrowser'
  | 'iosOld'
  | 'samsung'
  | 'firefoxAndroid'
  | 'androidMenu'
  | 'macSafari'
  | 'desktopMenu'
  | 'none';

interface InstallFacts {
  userAgent: string;
  maxTouchPoints: number;
  isInstalled: boolean;
  hasOffer: boolean;
}

const isIos = ({ userAgent, maxTouchPoints }: InstallFacts): boolean =>
  // Safari on iPads has a Mac's user agent, but a touch screen.
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Other browsers on iOS, all with Apple's engine. */
const iosBrowsers = /CriOS|EdgiOS|FxiOS|OPiOS|OPT\/|DuckDuckGo|Ddg\/|YaBrowser|Brave/;

/** Since iOS 16.4 other browsers can add to the home screen. */
function canAddAnywhere(userAgent: string): boolean {
  const version = /OS (\d+)_(\d+)/.exec(userAgent.replace(/Mac OS X [\d_]+/, ''));
  // iPads with a Mac's user agent have a new enough iPadOS.
  if (!version) return true;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  return major > 16 || (major === 16 && minor >= 4);
}

function toIosWay({ userAgent }: InstallFacts): InstallWay {
  const isView = !/Safari\//.test(userAgent);
  if (isView || nameInApp(userAgent) !== undefined) return 'inAppIos';
  if (!iosBrowsers.test(userAgent)) return 'iosSafari';
  return canAddAnywhere(userAgent) ? 'iosBrowser' : 'iosOld';
}

function toAndroidWay({ userAgent }: InstallFacts): InstallWay {
  if (/; wv\)/.test(userAgent) || nameInApp(userAgent) !== undefined) return 'inAppAndroid';
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  return /Firefox/.test(userAgent) ? 'firefoxAndroid' : 'androidMenu';
}

function toDesktopWay({ userAgent }: InstallFacts): InstallWay {
  if (/Chrome\//.test(userAgent)) return 'desktopMenu';
  const safari = /Macintosh.*Version\/(\d+)\.\S* Safari/.exec(userAgent);
  // "Add to Dock" came with Safari 17.
  return Number(safari?.[1] ?? 0) >= 17 ? 'macSafari' : 'none';
}

/** The way to install, which only selects the steps to show: a wrong user agent is harmless. */
export function toInstallWay(facts: InstallFacts): InstallWay {
  if (facts.isInstalled) return 'installed';
  if (facts.hasOffer) return 'prompt';
  if (isIos(facts)) return toIosWay(facts);
  return /Android/.test(facts.userAgent) ? toAndroidWay(facts) : toDesktopWay(facts);
}

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
