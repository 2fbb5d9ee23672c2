import { useEffect, useState, useSyncExternalStore } from 'react';
import { MINUTE_MS, SLOW_ANSWER_MS } from '#contract/limits.ts';
import { paintedNow } from './painted.ts';

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

const thisMinute = (): number => Date.now() - (Date.now() % MINUTE_MS);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // React may subscribe before it has read: the clock is right from the start.
    now = thisMinute();
    timer = setInterval(tick, MINUTE_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function readNow(): number {
  if (timer === undefined) now = thisMinute();
  return now;
}

/**
 * The time in ms since the epoch, renewed each minute; 0 while rendering without a browser. The app takes over
 * a painted page with the time of its painting.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, paintedNow);
}

/**
 * True once something has been under way for longer than an answer should take (4 s).
 * @param what another thing under way, by another name, starts anew
 */
export function useIsSlow(isUnderWay: boolean, what = ''): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(what), SLOW_ANSWER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [isUnderWay, what]);
  return isUnderWay && slow === what;
}
