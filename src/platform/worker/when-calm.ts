import { useEffect, useState } from 'react';
import { afterQuiet, isPageSettled, whenSettled } from '../startup/page-settled.ts';
import { isHeld, onHoldChange } from '../browser/unsaved-forms.ts';

/** True while the user must not be interrupted by a prompt. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLElement && focused.matches('input, textarea, select');
  return isTyping || isHeld() || document.querySelector('dialog[open], .swal2-container') !== null;
}

/** Runs once the page has settled and the user is not busy. @returns cancels it */
export function whenCalm(work: () => void): () => void {
  const tryNow = () => {
    if (isBusy()) return;
    stop();
    work();
  };
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
  // Leaving a field and closing a dialog both move the focus.
  document.addEventListener('focusout', plan);
  const stopHolds = onHoldChange(plan);
  let cancel = wait();
  return stop;
}

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
