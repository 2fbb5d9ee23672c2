import { useEffect, type RefObject } from 'react';

const names = {
  bar: ['scroll-padding-bottom', '--bar-height'],
  offlineLine: ['--offline-height'],
} as const;

/**
 * Publishes the height of what stands at the bottom of the window, which may wrap: focused fields scroll to above a bar
 * (`scroll-padding`), and messages float above both (`FloatingLine`).
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, kind: keyof typeof names = 'bar'): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const clear = () => names[kind].forEach((name) => style.removeProperty(name));
    const read = () => {
      const { position, bottom } = getComputedStyle(element);
      // In wide or low windows the bar is part of the page's flow.
      if (position === 'static') return clear();
      // It may stand above the dock.
      const height = `calc(${element.offsetHeight}px + ${bottom} + 1rem)`;
      for (const name of names[kind]) style.setProperty(name, height);
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      observer.disconnect();
      clear();
    };
  }, [bar, kind]);
}
