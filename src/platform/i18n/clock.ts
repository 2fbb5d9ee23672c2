import { useEffect, useState, useSyncExternalStore } from 'react';
import { MINUTE_MS, SLOW_ANSWER_MS } from '#contract/limits.ts';
import { pageData } from '../startup/page-data.ts';

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

const thisMinute = (): number => Date.now() - (Date.now() % MINUTE_MS);

const renderedAt = (): number => pageData()?.now ?? thisMinute();

/** A page that has just been rendered goes on with its own time: nothing of it is rendered twice. */
function startTime(): number {
  const at = renderedAt();
  return Math.abs(Date.now() - at) < MINUTE_MS ? at : thisMinute();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // React may subscribe before it has read: the clock is right from the start.
    now = startTime();
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
  if (timer === undefined) now = startTime();
  return now;
}

/** The time in ms since the epoch, renewed each minute. A page from the server begins with the time of its rendering. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, renderedAt);
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
