import { useSyncExternalStore } from 'react';
import { HOUR_MS, SECOND_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { apiUrl } from '../startup/config.ts';
import { createConnectivity } from './connectivity.ts';
import { hasServerExtensions, isForeign, noteServer } from './server-extensions.ts';

const PROBE_TIMEOUT_MS = 6 * SECOND_MS;
const SETTLED_MS = 2 * SECOND_MS;
const FIRST_RETRY_MS = 30 * SECOND_MS;

/**
 * Pings the API, or reads categories from a server without a ping. A redirected ping is a captive portal, and so is an
 * answer that is not the API's.
 */
async function probe(): Promise<boolean> {
  if (typeof location === 'undefined') return true;
  const hasPing = hasServerExtensions();
  const address = apiUrl(hasPing ? apiPaths.ping : apiPaths.jobCategories);
  const redirect = hasPing ? 'manual' : 'follow';
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const askedAt = Date.now();
    const answer = await fetch(address, { redirect, cache: 'no-store', credentials: 'omit', signal });
    noteServer(address, answer.headers, askedAt);
    const { status, headers } = answer;
    const head = { status, isMarked: headers.has(API_HEADER), isWrite: false };
    return status >= 200 && status < 500 && !isForeign(address, head, await answer.text());
  } catch {
    return false;
  }
}

const isVisible = (): boolean => !document.hidden;
/** The server render has no API to ping. */
const hasLink = (): boolean => globalThis.navigator?.onLine !== false;
const connectivity = createConnectivity({ probe, isVisible, hasLink, now: Date.now });

export const { reportReachable, reportUnreachable } = connectivity;

export const isOnline = connectivity.online.get;

export const checkConnection = connectivity.checkAgain;

/** Calls back each time the server is reachable again; returns the way to stop. */
export function onReconnect(listener: () => void): () => void {
  return connectivity.online.subscribe(() => {
    if (isOnline()) listener();
  });
}

/** Retries on reconnection and at doubling intervals. @param attempt resolves to whether it is done */
export async function retryUntilDone(
  attempt: () => Promise<boolean>,
  waitMs = FIRST_RETRY_MS,
): Promise<void> {
  let hasFailed = false;
  let hasReconnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    clearTimeout(timer);
    stop();
    void retryUntilDone(attempt, Math.min(2 * waitMs, HOUR_MS));
  };
  // Subscribed before the attempt: a reconnection during the attempt is announced only once.
  const stop = onReconnect(() => {
    hasReconnected = true;
    if (hasFailed) again();
  });
  if (await attempt()) {
    stop();
    return;
  }
  hasFailed = true;
  if (hasReconnected) again();
  else timer = setTimeout(again, waitMs);
}

/** {@link isOnline}, followed. */
export function useOnline(): boolean {
  return useSyncExternalStore(connectivity.online.subscribe, isOnline, () => true);
}

function ask(): void {
  void connectivity.checkAgain();
}

function followVisits(): void {
  addEventListener('focus', connectivity.visibilityChanged);
  addEventListener('pageshow', connectivity.visibilityChanged);
  document.addEventListener('visibilitychange', connectivity.visibilityChanged);
  connectivity.makeSure();
}

/** Follows the device's network events; called once. */
export function startConnectivity(): void {
  addEventListener('offline', ask);
  addEventListener('online', ask);
  if (!navigator.onLine) ask();
  setTimeout(followVisits, SETTLED_MS);
}
