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

/** Schedules work for the first time that the window is at least this wide. */
export const whenWindowAtLeast =
  (px: number) =>
  (work: () => void): void => {
    const query = queryOf(px);
    if (query.matches) work();
    else query.addEventListener('change', work, { once: true });
  };

/** {@link isWindowAtLeast} as a hook. True during hydration, as server-rendered pages contain both layouts. */
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
