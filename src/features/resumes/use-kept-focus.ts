import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a part of the page whose buttons take each other's place: when the one that had it is gone, the
 * first of the others has it.
 * @param what changes when buttons do
 */
export function useKeptFocus(what: string) {
  const part = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const before = useRef(what);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    if (!isInside.current || document.activeElement !== document.body) return;
    part.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  return {
    ref: part,
    onFocus: () => void (isInside.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => void (isInside.current = relatedTarget === null),
  };
}
