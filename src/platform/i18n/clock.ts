import { useEffect, useState, useSyncExternalStore } from 'react';
import { MINUTE_MS, SLOW_ANSWER_MS } from '#contract/limits.ts';
import { createObservable } from '../observable.ts';
import { pageData } from '../startup/page-data.ts';

const thisMinute = (): number => Date.now() - (Date.now() % MINUTE_MS);

const renderedAt = (): number => pageData()?.now ?? thisMinute();

/** A page that was just rendered keeps its time, so that nothing of it is rendered twice. */
function startTime(): number {
  const at = renderedAt();
  return Math.abs(Date.now() - at) < MINUTE_MS ? at : thisMinute();
}

/** 0 while nobody follows it. */
const clock = createObservable(0, () => {
  clock.set(startTime());
  const timer = setInterval(() => clock.set(Date.now()), MINUTE_MS);
  return () => {
    clearInterval(timer);
    clock.set(0);
  };
});

const readNow = (): number => clock.get() || startTime();

/** The time in ms since the epoch, renewed each minute; it begins with the time that the page was rendered. */
export function useNow(): number {
  return useSyncExternalStore(clock.subscribe, readNow, renderedAt);
}

/**
 * True once something has been under way for longer than an answer should take (4 s).
 * @param what another name starts the wait again
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
