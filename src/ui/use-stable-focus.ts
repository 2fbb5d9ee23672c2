import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus inside a part whose buttons replace each other.
 * @param what changes with the buttons
 * @param target takes the focus; where there is none, one of the dialog around, or the part itself
 */
export function useStableFocus<E extends HTMLElement = HTMLDivElement>(
  what: string,
  target = 'button, a[href], select',
) {
  const part = useRef<E>(null);
  const isInside = useRef(false);
  const before = useRef(what);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    if (!isInside.current || document.activeElement !== document.body) return;
    // What shows progress alone has no button: the dialog's own is near.
    const around = [part.current, part.current?.closest('dialog')];
    const found = around.map((place) => place?.querySelector<HTMLElement>(target)).find((one) => one);
    (found ?? part.current)?.focus({ preventScroll: true });
  });
  return {
    ref: part,
    onFocus: () => void (isInside.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => void (isInside.current = relatedTarget === null),
  };
}
