import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What was typed or chosen in a page from the server, before the app was there to listen, stands in its controls
 * already: it is taken as done now.
 * @param take looks at the element, and tells the app what differs from what it has
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
