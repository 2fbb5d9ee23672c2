import { useSyncExternalStore } from 'react';
import { HOUR_MS, SECOND_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { apiUrl } from '../startup/config.ts';
import { createConnectivity } from './connectivity.ts';
import { hasServerExtensions, noteServer } from './server-extensions.ts';

/** Whether the server can be reached, as a probe says; requests and `navigator.onLine` are hints to ask. */

const PROBE_TIMEOUT_MS = 6 * SECOND_MS;
/** A page shown from the device asks by then. */
const SETTLED_MS = 2 * SECOND_MS;
const FIRST_RETRY_MS = 30 * SECOND_MS;

/**
 * One small question to the API: the ping where the server offers it, else the smallest read of §7. A redirect of
 * the ping, or an answer that the page may not read, is a login page of the network in between.
 */
async function probe(): Promise<boolean> {
  // Pages are also rendered where there is no browser, and nothing to be offline from.
  if (typeof location === 'undefined') return true;
  const hasPing = hasServerExtensions();
  const address = apiUrl(hasPing ? apiPaths.ping : apiPaths.jobCategories);
  const redirect = hasPing ? 'manual' : 'follow';
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const answer = await fetch(address, { redirect, cache: 'no-store', credentials: 'omit', signal });
    noteServer(address, answer.headers);
    // The body costs data.
    void answer.body?.cancel();
    return answer.status >= 200 && answer.status < 500;
  } catch {
    return false;
  }
}

const isVisible = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'visible';
const connectivity = createConnectivity({ probe, isVisible, now: Date.now });

export const { reportReachable, reportUnreachable } = connectivity;

/** True while the server is believed to be within reach. */
export const isOnline = connectivity.online.get;

/** Asks the server now; resolves to whether it answered. What was asked before this is no answer. */
export const checkConnection = connectivity.checkAgain;

/** Calls back each time the server is within reach again; returns the way to stop. */
export function onReconnect(listener: () => void): () => void {
  return connectivity.online.subscribe(() => {
    if (isOnline()) listener();
  });
}

function untilReconnected(limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(go, limitMs);
    const stop = onReconnect(go);
  });
}

/**
 * Tries what the network may break off: now, when the server is within reach again, and by the clock, ever more rarely.
 * @param attempt resolves to whether it needs no further try; never rejects
 * @returns when the first try is over
 */
export async function retryUntilDone(
  attempt: () => Promise<boolean>,
  waitMs = FIRST_RETRY_MS,
): Promise<void> {
  if (await attempt()) return;
  void untilReconnected(waitMs).then(() => retryUntilDone(attempt, Math.min(2 * waitMs, HOUR_MS)));
}

/** {@link isOnline}, followed; true where there is no browser. */
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

/** Listens to the device's hints from now on; called once, when the app starts. */
export function startConnectivity(): void {
  addEventListener('offline', ask);
  addEventListener('online', ask);
  if (!navigator.onLine) ask();
  setTimeout(followVisits, SETTLED_MS);
}
