import { SECOND_MS } from '#contract/limits.ts';

/** True while the visitor is in the middle of something that a dialog would tear them out of. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLElement && focused.matches('input, textarea, select');
  return isTyping || document.querySelector('dialog[open], .swal2-container') !== null;
}

/** Without this in the browser (Safari), a moment has to do. */
const onIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, SECOND_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
};

/**
 * Does something once the page has loaded, nothing else is to be done, and the visitor is not typing.
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
    cancelIdle = onIdle(tryNow);
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
