import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { createObservable } from '../observable.ts';
import { whenStarted } from './hydration.ts';

/** Runs after the next frame. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

const QUIET_MS = 3 * SECOND_MS;
const IDLE_LIMIT_MS = 10 * SECOND_MS;
/** Not the beginning of a tap: what loads then may replace the tapped button, which loses its click. */
const touches = ['click', 'keydown', 'scroll'] as const;

const isSettled = createObservable(false);
const isTouched = createObservable(false);

/** Runs after 3 s, when the browser is idle. @returns cancels it */
export function afterQuiet(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
    else work();
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

const whenLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve, { once: true });
  });

async function settle(): Promise<void> {
  // On a slow phone the app starts seconds after the page has loaded.
  await Promise.all([whenLoaded(), whenStarted]);
  afterQuiet(() => isSettled.set(true));
}

/** Watches for the page to settle; called once. */
export function startSettling(): void {
  void settle();
  const onTouch = () => {
    for (const name of touches) removeEventListener(name, onTouch, true);
    // What was tapped handles it first.
    setTimeout(() => isTouched.set(true));
  };
  for (const name of touches) addEventListener(name, onTouch, { capture: true, passive: true });
}

export const isPageSettled = isSettled.get;

export const useIsPageSettled = (): boolean =>
  useSyncExternalStore(isSettled.subscribe, isSettled.get, () => false);

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

/** Runs once the page has settled. @returns cancels it */
export const whenSettled = (work: () => void): (() => void) => whenAny([isSettled], work);

/** {@link whenSettled}, or on the first input. @returns cancels it */
export const whenWanted = (work: () => void): (() => void) => whenAny([isSettled, isTouched], work);

const isServedByWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** {@link whenWanted}; at once where a worker serves the page. */
export const whenPersonal = (work: () => void): (() => void) | void =>
  isServedByWorker() ? afterPaint(work) : whenWanted(work);

/** {@link whenSettled}; at once where a worker serves the page. */
export const whenIdle = (work: () => void): (() => void) | void =>
  isServedByWorker() ? afterPaint(work) : whenSettled(work);
