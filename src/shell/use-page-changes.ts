import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

const idOf = (search: object): unknown => ('id' in search ? search.id : undefined);

/**
 * After a change of page the focus goes to what the address names, else to the start of the content, so that
 * keyboard and screen reader go on from there. Typing in a search, which changes only the query, is left alone;
 * another job on the details page (`id`) is another page.
 */
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
