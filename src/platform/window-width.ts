import { useCallback, useSyncExternalStore } from 'react';

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
 * both forms, of which the style sheet shows one.
 */
export function useWindowAtLeast(px: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = queryOf(px);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [px],
  );
  return useSyncExternalStore(
    subscribe,
    () => isWindowAtLeast(px),
    () => true,
  );
}
