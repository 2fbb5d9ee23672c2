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

/** Runs once the page is idle, or on the first input. @returns cancels it */
export const whenIdle = (work: () => void): (() => void) => whenAny([isSettled, isTouched], work);

/** For prompts: no earlier than {@link whenSettled}, and 3 s from now where the page has settled. @returns cancels it */
export const whenQuiet = (work: () => void): (() => void) =>
  isSettled.get() ? afterQuiet(work) : whenAny([isSettled], work);

type Moment = (work: () => void) => (() => void) | void;

/** After the next frame where a worker serves the page: what then loads is on the device. */
const soonerFromWorker =
  (moment: Moment): Moment =>
  (work) =>
    'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
      ? afterPaint(work)
      : moment(work);

/** For what is not in the server's HTML, or needs no code to be seen there: {@link whenIdle}, sooner from a worker. */
export const whenPersonal = soonerFromWorker(whenIdle);

/** For the worker and the font: not on an input, as their downloads would compete with what was tapped. */
export const whenSettled = soonerFromWorker((work) => whenAny([isSettled], work));
