import { useEffect, type RefObject } from 'react';

const names = {
  bar: ['scroll-padding-bottom', '--bar-height'],
  offlineLine: ['--offline-height'],
} as const;

/** Of the window's height; with the header, bars take less than 40 %, also where the text is large. */
const MOST = 0.24;

/**
 * Publishes the height of what stands at the bottom of the window, which may wrap: focused fields scroll to above a bar
 * (`scroll-padding`), and messages float above both (`FloatingLine`). A bar that would cover too much is part of the
 * page's flow instead.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, kind: keyof typeof names = 'bar'): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const clear = () => names[kind].forEach((name) => style.removeProperty(name));
    const read = () => {
      element.style.position = '';
      const computed = getComputedStyle(element);
      const { bottom } = computed;
      if (element.offsetHeight + parseFloat(bottom) > MOST * innerHeight) element.style.position = 'static';
      // In wide or low windows the bar is part of the page's flow.
      if (computed.position === 'static') return clear();
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
