import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Reports input made in a server-rendered page before hydration. */
export function useEarlyInput<E extends HTMLElement>(take: (element: E) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (isNew.current && element.current) take(element.current);
    isNew.current = false;
  }, [take]);
  return element;
}
