import { onReconnect } from '../http/online.ts';
import { useEffect } from 'react';
import { MINUTE_MS } from '#contract/limits.ts';

/** Calls back, often several times at once, when the page is shown or focused, or reconnects. @param signal ends it */
export function onComingBack(listener: () => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  document.addEventListener('visibilitychange', listener, options);
  addEventListener('focus', listener, options);
  addEventListener('pageshow', listener, options);
  const stop = onReconnect(listener);
  signal?.addEventListener('abort', stop);
}

/**
 * Runs a check now and then again and again, for as long as the page is seen.
 * @returns the way to stop
 */
export function repeatWhileVisible(check: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setInterval(check, everyMs);
    check();
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** The longest of the waits that grow. */
const LONGEST_WAIT_MS = 5 * MINUTE_MS;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Runs a check ever more rarely while the page is visible: first after `firstMs`, then after twice as long each time. A
 * page that becomes visible again is checked at once, and the waits begin again.
 * @returns the way to stop
 */
export function pollWhileVisible(check: () => void, firstMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (waitMs: number) => {
    timer = setTimeout(() => {
      plan(Math.min(2 * waitMs, LONGEST_WAIT_MS));
      check();
    }, waitMs);
  };
  const follow = () => {
    clearTimeout(timer);
    if (!isVisible()) return;
    plan(firstMs);
    check();
  };
  document.addEventListener('visibilitychange', follow);
  if (isVisible()) plan(firstMs);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** {@link pollWhileVisible} for as long as a part of the page says so. @param check the same one each time */
export function usePoll({
  isOn,
  check,
  firstMs,
}: {
  isOn: boolean;
  check: () => void;
  firstMs: number;
}): void {
  useEffect(() => (isOn ? pollWhileVisible(check, firstMs) : undefined), [isOn, check, firstMs]);
}
