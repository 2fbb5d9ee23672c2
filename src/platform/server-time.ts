import { ownStorageKeys } from '#contract/device/storage.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { hasBrowser } from './browser/browser.ts';
import { createSignal } from './observable.ts';
import { readText, writeText } from './storage/storage.ts';

/**
 * The server decides what is open, closed, "today" and "3 days ago": the app compares its times with the server's, not
 * with the device's clock, which may be hours or weeks wrong. All times in ms since the epoch.
 */

/** How far the server's clock is ahead of the device's, ms. */
let ahead: number | undefined;
const changes = createSignal();

function readAhead(): number {
  if (!hasBrowser) return 0;
  ahead ??= Number(readText(ownStorageKeys.serverAhead)) || 0;
  return ahead;
}

/** The server's time, as far as the device knows it. */
export const serverNow = (): number => Date.now() + readAhead();

/** A time of the device's clock, as the server's clock showed it. */
export const toServerTime = (at: number): number => at + readAhead();

/** The reverse of {@link toServerTime}. */
export const toDeviceTime = (at: number): number => at - readAhead();

/** Follows changes of what is known about the server's time. */
export const onServerTime = changes.subscribe;

/** Whether the device's date is more than a day wrong. */
export const isDateWrong = (): boolean => Math.abs(readAhead()) > DAY_MS;

/**
 * Learns the server's time from an answer.
 * @param writtenAt the server's time in it
 * @param askedAt the device's time at the request; for an answer that may have been stored, -Infinity: it is a lower
 * bound alone
 * @param toleranceMs what the answer may be older than the request
 */
export function noteServerTime(writtenAt: number, askedAt: number, toleranceMs = SECOND_MS): void {
  const least = writtenAt - Date.now();
  const most = Math.max(least, writtenAt + toleranceMs - askedAt);
  const known = readAhead();
  const next = Math.min(Math.max(known, least), most);
  if (next === known || Number.isNaN(next)) return;
  ahead = next;
  writeText(ownStorageKeys.serverAhead, String(next));
  changes.announce();
}

/** A server under load sends a page that is at most 10 minutes old. */
const PAGE_AGE_MS = 11 * MINUTE_MS;

/** Learns from the page itself. One that the worker or the browser stored is as old as it may be. */
export function notePage(writtenAt: number): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isFromServer =
    entry instanceof PerformanceNavigationTiming && entry.workerStart === 0 && entry.transferSize > 0;
  noteServerTime(writtenAt, isFromServer ? Date.now() - performance.now() : -Infinity, PAGE_AGE_MS);
}
