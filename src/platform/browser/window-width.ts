import { startTransition, useEffect, useState } from 'react';
import { isHydrating } from '../startup/app-start.ts';

const queries = new Map<number, MediaQueryList>();

function queryOf(px: number): MediaQueryList {
  const query = queries.get(px) ?? matchMedia(`(width >= ${px}px)`);
  queries.set(px, query);
  return query;
}

/** Whether the window is at least so wide, in CSS pixels; call it where there is a browser. */
export function isWindowAtLeast(px: number): boolean {
  return queryOf(px).matches;
}

/**
 * {@link isWindowAtLeast}, followed. What only wide windows show need not be made in others. Pages from the server hold
 * both forms, of which the style sheet shows one: the other is taken out when nothing more urgent is to be done.
 */
export function useWindowAtLeast(px: number): boolean {
  const [isWide, setWide] = useState(() => isHydrating() || isWindowAtLeast(px));
  useEffect(() => {
    const query = queryOf(px);
    const read = () => startTransition(() => setWide(query.matches));
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, [px]);
  return isWide;
}
