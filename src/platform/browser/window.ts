import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { toWindowTitle } from '#contract/http/page-titles.ts';
import { createObservable } from '../observable.ts';
import { clientConfig } from '../startup/config.ts';
import { isHydrating, useAnnounceStart } from '../startup/hydration.ts';

let isNamed = false;
const announcement = createObservable('');

function announce(name: string): void {
  // The browser announces the first page itself.
  if (isNamed) announcement.set(name);
  isNamed = true;
}

/** Sets the tab's title and announces the page. @param name announced instead of a changing title */
export function usePageTitle(title: string, name = title): void {
  useAnnounceStart();
  useLayoutEffect(() => {
    if (title !== '') document.title = toWindowTitle(title, clientConfig().appName);
  }, [title]);
  useLayoutEffect(() => {
    if (name !== '') announce(name);
  }, [name]);
}

/** The name of the page that was navigated to, for the live region. */
export function usePageAnnouncement(): string {
  return useSyncExternalStore(announcement.subscribe, announcement.get, () => '');
}

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
