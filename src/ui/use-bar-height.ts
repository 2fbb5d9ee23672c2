import { useEffect, type RefObject } from 'react';

const names = ['scroll-padding-bottom', '--bar-height'];

/**
 * Publishes the height of a bar at the bottom of the window, whose buttons may wrap: focused fields scroll to
 * above it (`scroll-padding`), and messages float above it (`FloatingLine`).
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const clear = () => names.forEach((name) => style.removeProperty(name));
    const read = () => {
      const { position, bottom } = getComputedStyle(element);
      // In wide or low windows the bar is part of the page's flow.
      if (position === 'static') return clear();
      // It may stand above the dock.
      const height = `calc(${element.offsetHeight}px + ${bottom} + 1rem)`;
      for (const name of names) style.setProperty(name, height);
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      observer.disconnect();
      clear();
    };
  }, [bar]);
}
