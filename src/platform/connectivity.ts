import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { createObservable, type Observable } from './observable.ts';

/** What connectivity has to be told about the world. */
export interface ConnectivityWorld {
  /** Asks the server for a sign of life; never rejects. */
  probe: () => Promise<boolean>;
  isVisible: () => boolean;
}

export interface Connectivity {
  /** Whether the server is believed to be within reach. */
  online: Observable<boolean>;
  /** A real answer came over the network. */
  reportReachable: () => void;
  /** A real request failed, or the worker had to answer from its store. */
  reportUnreachable: () => void;
  /** Asks now; resolves to what is believed afterwards. */
  check: () => Promise<boolean>;
  /** The page was shown or hidden: probing goes on, or rests. */
  visibilityChanged: () => void;
}

const FIRST_DELAY_MS = 2 * SECOND_MS;
const LONGEST_DELAY_MS = MINUTE_MS;

/** How long to wait before the n-th probe in a row (from 0). */
export function probeDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
}

/**
 * Believes what requests experience, not what the device says of its link: one failure is a question,
 * answered by a probe; while the answer is no and the page is seen, it asks again, ever more rarely.
 */
export function createConnectivity(world: ConnectivityWorld): Connectivity {
  const online = createObservable(true);
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing: Promise<boolean> | undefined;
  // Counts real answers, so that a probe that began before one cannot contradict it.
  let answers = 0;

  function schedule(): void {
    clearTimeout(timer);
    if (online.get() || !world.isVisible()) return;
    timer = setTimeout(() => void check(), probeDelayMs(attempt));
    attempt += 1;
  }

  function believe(isReachable: boolean): void {
    if (isReachable) attempt = 0;
    online.set(isReachable);
    schedule();
  }

  async function probeOnce(): Promise<boolean> {
    const before = answers;
    const isReachable = await world.probe();
    probing = undefined;
    if (answers === before) believe(isReachable);
    return online.get();
  }

  function check(): Promise<boolean> {
    probing ??= probeOnce();
    return probing;
  }

  return {
    online,
    check,
    reportReachable() {
      answers += 1;
      believe(true);
    },
    reportUnreachable() {
      if (online.get()) void check();
    },
    visibilityChanged() {
      attempt = 0;
      if (!online.get() && world.isVisible()) void check();
      else schedule();
    },
  };
}
