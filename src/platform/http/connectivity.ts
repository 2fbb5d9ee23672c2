import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { createObservable, type Observable } from '../observable.ts';

export interface ConnectivityWorld {
  probe: () => Promise<boolean>;
  isVisible: () => boolean;
  /** `navigator.onLine`. */
  hasLink: () => boolean;
  now: () => number;
}

export interface Connectivity {
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
