import { useEffect, useState } from 'react';
import { afterQuiet, isPageSettled, whenSettled } from '../startup/page-settled.ts';
import { isHeld, onHoldChange } from '../browser/unsaved-forms.ts';

/** True while the visitor is in the middle of something that what comes by itself would tear them out of. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLElement && focused.matches('input, textarea, select');
  return isTyping || isHeld() || document.querySelector('dialog[open], .swal2-container') !== null;
}

/**
 * Does something once the page has loaded and settled, and the visitor is not typing.
 * @returns the way to call it off
 */
export function whenCalm(work: () => void): () => void {
  const tryNow = () => {
    if (isBusy()) return;
    stop();
    work();
  };
  // A page that has just settled has been quiet.
  const wait = () => (isPageSettled() ? afterQuiet(tryNow) : whenSettled(tryNow));
  const plan = () => {
    cancel();
    cancel = wait();
  };
  const stop = () => {
    cancel();
    document.removeEventListener('focusout', plan);
    stopHolds();
  };
  // Leaving a field, and closing a dialog, move the focus.
  document.addEventListener('focusout', plan);
  const stopHolds = onHoldChange(plan);
  let cancel = wait();
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
