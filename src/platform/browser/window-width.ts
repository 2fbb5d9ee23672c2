import { startTransition, useEffect, useState } from 'react';
import { isHydrating } from '../startup/hydration.ts';

const queries = new Map<number, MediaQueryList>();

function queryOf(px: number): MediaQueryList {
  const query = queries.get(px) ?? matchMedia(`(width >= ${px}px)`);
  queries.set(px, query);
  return query;
}

/** Whether the window is at least this wide; browser only. */
export function isWindowAtLeast(px: number): boolean {
  return queryOf(px).matches;
}

/** {@link isWindowAtLeast}, followed. True at first in pages from the server, which hold both layouts. */
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
