import { useLayoutEffect, type RefObject } from 'react';
import { SECOND_MS } from '#contract/limits.ts';

/** In its first moments a page is still being laid out, and nobody reads it yet. */
const OPENING_MS = 5 * SECOND_MS;

/** Most browsers keep the content in place by themselves, except at the very top of the page. */
function isKeptByBrowser(): boolean {
  return scrollY > 0 && CSS.supports('overflow-anchor', 'auto');
}

function scrollPage(top: number): void {
  if (!isKeptByBrowser()) scrollBy({ top, behavior: 'instant' });
}

/** Keeps the content where it is on the screen when a line above it comes, in the middle of a visit, or goes. */
export function useSteadyPage(line: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const height = line.current?.offsetHeight ?? 0;
    if (performance.now() > OPENING_MS) scrollPage(height);
    return () => scrollPage(-height);
  }, [line]);
}
