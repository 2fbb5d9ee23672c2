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

/** Browsers normalise line breaks, and the spaces around the values of some input types: not a change by the user. */
const toPlain = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/** {@link useEarlyInput} of a text field. */
export const useEarlyText = <E extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onValueChange: (text: string) => void,
): RefObject<E | null> =>
  useEarlyInput<E>(({ value: typed }) => {
    if (toPlain(typed) !== toPlain(value)) onValueChange(typed);
  });
