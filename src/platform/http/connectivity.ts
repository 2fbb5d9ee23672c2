import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { createObservable, type Observable } from '../observable.ts';

/** What connectivity needs of the environment. */
export interface ConnectivityWorld {
  /** Asks the server for a sign of life; never rejects. */
  probe: () => Promise<boolean>;
  isVisible: () => boolean;
  now: () => number;
}

export interface Connectivity {
  online: Observable<boolean>;
  /** A request was answered, as far as the page can tell by the network. */
  reportReachable: () => void;
  /** A request failed, or the worker had to answer from its store. */
  reportUnreachable: () => void;
  check: () => Promise<boolean>;
  /** Asks again even when a probe is under way. */
  checkAgain: () => Promise<boolean>;
  /** The page was shown or hidden: what is believed is made sure of, or probing rests. */
  visibilityChanged: () => void;
  /** Asks, unless it is lately known that the server is there. */
  makeSure: () => void;
}

const FIRST_DELAY_MS = 2 * SECOND_MS;
const LONGEST_DELAY_MS = MINUTE_MS;
/** What a probe has shown is believed for so long. */
const EVIDENCE_MS = MINUTE_MS;

/** How long to wait before the n-th probe in a row (from 0). */
export function probeDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
}

/**
 * A probe decides whether the server is reachable; the device's events and single requests are only hints to probe.
 * While it fails and the page is visible, it is repeated at growing intervals.
 */
export function createConnectivity(world: ConnectivityWorld): Connectivity {
  const online = createObservable(true);
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing: Promise<boolean> | undefined;
  let knownAt = Number.NEGATIVE_INFINITY;

  function schedule(): void {
    clearTimeout(timer);
    if (online.get() || !world.isVisible()) return;
    timer = setTimeout(() => void check(), probeDelayMs(attempt));
    attempt += 1;
  }

  function believe(isReachable: boolean): void {
    knownAt = world.now();
    if (isReachable) attempt = 0;
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

  /** A probe that began before the request failed may have been answered by a network that is gone since. */
  async function doubt(): Promise<void> {
    if ((await probing) !== false) await check();
  }

  function makeSure(): void {
    if (!online.get() || world.now() - knownAt > EVIDENCE_MS) void check();
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
