import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { createObservable } from '../observable.ts';

/** Runs after the next frame has been painted. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * What nobody waits for comes once the page has settled: the worker and what it stores, and parts below the fold
 * or behind a button. A slow phone is busy with the page itself until then.
 */

const QUIET_MS = 3 * SECOND_MS;
const IDLE_LIMIT_MS = 10 * SECOND_MS;
/** Signs that the reader uses the page. */
const touches = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

const isSettled = createObservable(false);
const isTouched = createObservable(false);

/** After a while, and then when nothing else is to be done. @returns the way to call it off */
export function afterQuiet(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Not every browser has it.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
    else work();
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

const settleInTime = (): void => void afterQuiet(() => isSettled.set(true));

/** Begins to watch for it; called once, when the app starts. */
export function startSettling(): void {
  if (document.readyState === 'complete') settleInTime();
  else addEventListener('load', settleInTime, { once: true });
  const onTouch = () => {
    for (const name of touches) removeEventListener(name, onTouch, true);
    isTouched.set(true);
  };
  for (const name of touches) addEventListener(name, onTouch, { capture: true, passive: true });
}

/** True once the page has settled. */
export const isPageSettled = isSettled.get;

/** {@link isPageSettled}, followed. */
export const useIsPageSettled = (): boolean =>
  useSyncExternalStore(isSettled.subscribe, isSettled.get, () => false);

/** Does something once one of them is true: now, or later. @returns the way to call it off */
function whenAny(signs: readonly (typeof isSettled)[], work: () => void): () => void {
  if (signs.some((sign) => sign.get())) {
    work();
    return () => undefined;
  }
  const stops = signs.map((sign) =>
    sign.subscribe(() => {
      stop();
      work();
    }),
  );
  const stop = () => stops.forEach((end) => end());
  return stop;
}

/** Does something once the page has settled. @returns the way to call it off */
export const whenSettled = (work: () => void): (() => void) => whenAny([isSettled], work);

/** {@link whenSettled}, or as soon as the reader touches the page. @returns the way to call it off */
export const whenWanted = (work: () => void): (() => void) => whenAny([isSettled, isTouched], work);

/** True where a worker serves the page: its files are on the device, and what belongs to the reader may be as well. */
const isServedByWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** {@link whenWanted}; at once on a repeat visit. */
export const whenPersonal = (work: () => void): (() => void) | void =>
  isServedByWorker() ? afterPaint(work) : whenWanted(work);

/** {@link whenSettled}; at once on a repeat visit. */
export const whenIdle = (work: () => void): (() => void) | void =>
  isServedByWorker() ? afterPaint(work) : whenSettled(work);
