import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Input typed or chosen in a server-rendered page before hydration is in its controls
 * already: it is reported now.
 * @param take compares the element with the app's state, and reports what differs
 */
export function useEarlyInput<E extends HTMLElement>(take: (element: E) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (isNew.current && element.current) take(element.current);
    isNew.current = false;
  }, [take]);
  return element;
}
