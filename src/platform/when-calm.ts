import { useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { isHeld, onHoldChange } from './unsaved-forms.ts';

/** True while the visitor is in the middle of something that what comes by itself would tear them out of. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLElement && focused.matches('input, textarea, select');
  return isTyping || isHeld() || document.querySelector('dialog[open], .swal2-container') !== null;
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
export function whenCalm(work: () => void): () => void {
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
    stopHolds();
  };
  // Leaving a field, and closing a dialog, move the focus.
  addEventListener('load', plan);
  document.addEventListener('focusout', plan);
  const stopHolds = onHoldChange(plan);
  plan();
  return stop;
}

/** False until the page is calm, and again while the visitor is in the middle of something. */
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
    // A dialog takes the focus when it opens, so one look serves for all.
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
