import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives an element the focus when its step appears; the dialog gives it when it opens with it.
 * @param isWanted false leaves the focus where it is
 * @returns for the element's `ref`
 */
export function useFirstFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (!isWanted) return;
    // The dialog opens after its parts are there, and looks for this.
    element.current?.setAttribute('autofocus', '');
    if (element.current?.closest('dialog')?.open) element.current.focus();
  }, [isWanted]);
  return element;
}
