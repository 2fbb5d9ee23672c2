import { SECOND_MS } from '#contract/limits.ts';

/** True while the visitor is in the middle of something that a dialog would tear them out of. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLElement && focused.matches('input, textarea, select');
  return isTyping || document.querySelector('dialog[open], .swal2-container') !== null;
}

/** The page has its first seconds to itself: to be seen, and to fetch what it needs. */
const CALM_MS = 3 * SECOND_MS;

/** After a while, and then when nothing else is to be done. @returns the way to call it off */
function afterCalm(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Not every browser has it.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(work);
    else work();
  }, CALM_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/**
 * Does something once the page has loaded and settled, and the visitor is not typing.
 * @returns the way to call it off
 */
export function whenIdle(work: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const tryNow = () => {
    if (isBusy() || document.readyState !== 'complete') return;
    stop();
    work();
  };
  const plan = () => {
    cancelIdle?.();
    cancelIdle = afterCalm(tryNow);
  };
  const stop = () => {
    cancelIdle?.();
    removeEventListener('load', plan);
    document.removeEventListener('focusout', plan);
  };
  // Leaving a field, and closing a dialog, move the focus.
  addEventListener('load', plan);
  document.addEventListener('focusout', plan);
  plan();
  return stop;
}
