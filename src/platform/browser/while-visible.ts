import { onReconnect } from '../http/online.ts';
import { useEffect } from 'react';
import { MINUTE_MS } from '#contract/limits.ts';

/** Calls back, often several times, when the page is shown, focused or reconnects. */
export function onComingBack(listener: () => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  document.addEventListener('visibilitychange', listener, options);
  addEventListener('focus', listener, options);
  addEventListener('pageshow', listener, options);
  const stop = onReconnect(listener);
  signal?.addEventListener('abort', stop);
}

/** Runs a check now and repeatedly while the page is visible. @returns stops it */
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

const LONGEST_WAIT_MS = 5 * MINUTE_MS;

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Runs a check at doubling intervals while visible, and at once when shown again. @returns stops it */
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

/** {@link pollWhileVisible} while `isOn`. @param check a stable function */
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
