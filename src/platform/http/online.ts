import { useSyncExternalStore } from 'react';
import { apiPaths } from '#contract/http/paths.ts';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { createObservable, type Observable } from '../observable.ts';
import { apiUrl } from '../startup/config.ts';
import { hasServerExtensions, isForeign, noteServer } from './server-extensions.ts';

interface ConnectivityWorld {
  probe: () => Promise<boolean>;
  isVisible: () => boolean;
  /** `navigator.onLine`. */
  hasLink: () => boolean;
  now: () => number;
}

interface Connectivity {
  online: Observable<boolean>;
  reportReachable: () => void;
  /** A request failed, or was answered from the worker's cache. */
  reportUnreachable: () => void;
  check: () => Promise<boolean>;
  /** Probes again even when a probe is under way. */
  checkAgain: () => Promise<boolean>;
  visibilityChanged: () => void;
  /** Probes unless a recent probe succeeded. */
  makeSure: () => void;
}

const FIRST_DELAY_MS = 2 * SECOND_MS;
const LONGEST_DELAY_MS = MINUTE_MS;
const EVIDENCE_MS = MINUTE_MS;

/** @param attempt from 0 */
export function probeDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
}

/** Decides by probes whether the server is reachable; events and failed requests only trigger a probe. */
export function createConnectivity(world: ConnectivityWorld): Connectivity {
  const online = createObservable(true);
  let isSettled = true;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing: Promise<boolean> | undefined;
  let knownAt = Number.NEGATIVE_INFINITY;

  function schedule(): void {
    clearTimeout(timer);
    if (isSettled || !world.isVisible()) return;
    timer = setTimeout(() => void check(), probeDelayMs(attempt));
    attempt += 1;
  }

  function believe(isReachable: boolean): void {
    knownAt = world.now();
    // The probe may have succeeded just before the device lost its network link.
    isSettled = isReachable && world.hasLink();
    if (isSettled) attempt = 0;
    online.set(isReachable);
    schedule();
  }

  async function probeOnce(): Promise<boolean> {
    const isReachable = await world.probe();
    probing = undefined;
    believe(isReachable);
    return isReachable;
  }

  function check(): Promise<boolean> {
    probing ??= probeOnce();
    return probing;
  }

  function checkAgain(): Promise<boolean> {
    return probing ? probing.then(check) : check();
  }

  /** A running probe may have been answered before the network was lost. */
  async function doubt(): Promise<void> {
    if ((await probing) !== false) await check();
  }

  function makeSure(): void {
    if (!isSettled || world.now() - knownAt > EVIDENCE_MS) void check();
  }

  return {
    online,
    check,
    checkAgain,
    reportReachable() {
      if (!online.get()) void check();
    },
    reportUnreachable() {
      if (online.get()) void doubt();
    },
    makeSure,
    visibilityChanged() {
      attempt = 0;
      if (world.isVisible()) makeSure();
      else schedule();
    },
  };
}

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
