import { useEffect, useState, useSyncExternalStore } from 'react';
import { MINUTE_MS, SLOW_ANSWER_MS } from '#contract/limits.ts';
import { createObservable } from '../observable.ts';
import { isDateWrong, onServerTime, serverNow } from '../server-time.ts';
import { pageData } from '../startup/hydration.ts';

function thisMinute(): number {
  // Read once: `useSyncExternalStore` requires two reads of a snapshot to be equal.
  const now = serverNow();
  return now - (now % MINUTE_MS);
}

const renderedAt = (): number => pageData()?.now ?? thisMinute();

/** A page that was just rendered uses the server's time, so that nothing renders twice. */
function startTime(): number {
  const at = renderedAt();
  return Math.abs(serverNow() - at) < MINUTE_MS ? at : thisMinute();
}

const clock = createObservable(0, () => {
  clock.set(startTime());
  const tick = (): void => clock.set(serverNow());
  const timer = setInterval(tick, MINUTE_MS);
  const stop = onServerTime(tick);
  return () => {
    clearInterval(timer);
    stop();
    clock.set(0);
  };
});

const readNow = (): number => clock.get() || startTime();

/** The server's time in ms since the epoch, updated each minute. */
export function useNow(): number {
  return useSyncExternalStore(clock.subscribe, readNow, renderedAt);
}

/** {@link isDateWrong}, followed. */
export function useDateWrong(): boolean {
  return useSyncExternalStore(onServerTime, isDateWrong, () => false);
}

/** True when something takes longer than an answer should (4 s). @param what another name restarts the wait */
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
