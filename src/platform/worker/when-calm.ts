import { useEffect, useState } from 'react';
import { whenQuiet } from '../startup/page-settled.ts';
import { isHeld, onHoldChange } from '../browser/unsaved-forms.ts';
import { SECOND_MS } from '#contract/limits.ts';

const SOON_MS = SECOND_MS;

/** Runs when the browser is idle, at most a second later. @returns cancels it */
function afterIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(work, { timeout: SOON_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, SOON_MS);
  return () => clearTimeout(timer);
}

/** True while the user must not be interrupted by a prompt. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLElement && focused.matches('input, textarea, select');
  return isTyping || isHeld() || document.querySelector('dialog[open], .swal2-container') !== null;
}

/**
 * Runs once the page has settled and the user is not busy.
 *
 * @param first when to look for the first time @returns cancels it
 */
export function whenCalm(work: () => void, first = whenQuiet): () => void {
  const tryNow = () => {
    if (isBusy()) return;
    stop();
    work();
  };
  const plan = () => {
    cancel();
    cancel = whenQuiet(tryNow);
  };
  const stop = () => {
    cancel();
    document.removeEventListener('focusout', plan);
    stopHolds();
  };
  // Leaving a field and closing a dialog both move the focus.
  document.addEventListener('focusout', plan);
  const stopHolds = onHoldChange(plan);
  let cancel = first(tryNow);
  return stop;
}

/** {@link whenCalm}, without waiting for the page to settle. @returns cancels it */
export const whenFree = (work: () => void): (() => void) => whenCalm(work, afterIdle);

/** False until the page is calm, and while the user is busy. */
export function useCalm({ isWanted }: { isWanted: boolean }): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const wait = () => whenCalm(() => setCalm(true));
    let stop = wait();
    const look = () => {
      if (!isBusy()) return;
      setCalm(false);
      stop();
      stop = wait();
    };
    // An opening dialog takes the focus.
    document.addEventListener('focusin', look);
    const stopHolds = onHoldChange(look);
    return () => {
      document.removeEventListener('focusin', look);
      stopHolds();
      stop();
      setCalm(false);
    };
  }, [isWanted]);
  return isCalm;
}
