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

function afterQuiet(work: () => void): () => void {
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

/**
 * Runs once the page is idle or, unless `ignoresInput`, on the first input; after the next frame where a worker serves
 * the page, as what then loads is on the device. What would compete with what was tapped ignores input.
 *
 * @returns cancels it
 */
export function whenIdle(
  work: () => void,
  { ignoresInput = false }: { ignoresInput?: boolean } = {},
): (() => void) | void {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) return afterPaint(work);
  return whenAny(ignoresInput ? [isSettled] : [isSettled, isTouched], work);
}

/** For prompts: once the page is idle, whatever is touched, and 3 s from now where it is already. @returns cancels it */
export const whenQuiet = (work: () => void): (() => void) =>
  isSettled.get() ? afterQuiet(work) : whenAny([isSettled], work);
