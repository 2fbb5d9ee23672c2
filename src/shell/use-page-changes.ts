import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

const idOf = (search: object): unknown => ('id' in search ? search.id : undefined);

/** Focuses the new page's target or content; a typed search is no new page, another job is. */
export function useFocusOnPageChange(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return;
        if (!pathChanged && idOf(fromLocation.search) === idOf(toLocation.search)) return;
        const named = toLocation.hash === '' ? null : document.getElementById(toLocation.hash);
        const target = named ?? main.current;
        if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
        target?.focus({ preventScroll: true });
      }),
    [router, main],
  );
}
